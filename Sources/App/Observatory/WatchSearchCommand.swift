import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

// `arcade observe search`.
extension WatchCommands {
  func search() async throws {
    let invocation = context.invocation
    let count = try invocation.checked(.count) { Int($0).flatMap { WatchQuery.counts.contains($0) ? $0 : nil } }
    let order = try invocation.checked(.order) { ListingOrder(rawValue: $0) }
    let name = try invocation.checked(.name, Watch.Name.init)
    let source = try source()
    let updated = try await saying {
      let query = try WatchQuery(
        keyword: invocation.operands.joined(separator: " "),
        category: try await category(at: source, of: observatory.sources),
        order: order ?? .popularity,
        prices: try prices(in: observatory.sources.profile(of: source)?.currency),
        count: count ?? WatchQuery.usualCount
      )
      return try await observatory.searchWatch(
        for: query,
        at: source,
        named: name,
        progress: progress(of: phrases.subject(of: query))
      )
    }
    guard !context.options.isJSON else { return printUpdates([updated]) }
    context.output.notices(phrases.notices(about: updated, isNamed: true))
    if let terms = observatory.sources.profile(of: source)?.terms { context.output.paragraph(terms, .faint) }
  }

  private func category(at source: String, of sources: any ListingSources) async throws -> ListingCategory? {
    guard let text = context.invocation.value(of: .category) else { return nil }
    return try await CategorySearch(in: source, of: sources)(for: text)
  }

  private func prices(in usual: Currency?) throws -> PriceRange {
    let code = try context.invocation.checked(.currency) { Currency(code: $0.uppercased()) }
    let ends = try [CommandOption.minPrice, .maxPrice].map { option in
      try context.invocation.value(of: option).map { text in
        guard let currency = code ?? usual else { throw WatchSearchMistake.currencyMissing }
        return try Money(typed: text, in: currency, sign: phrases.formats.decimalSign)
      }
    }
    return try PriceRange(from: ends[0], to: ends[1])
  }

  /// Returns the source of `--source`, else the default one, as a watch stores it.
  func source() throws -> String {
    let invocation = context.invocation
    let name = invocation.value(of: .source) ?? DemoMarket.profile.name
    // A mapping that is not valid would be taken for a part of the path.
    _ = try invocation.checked(.columns) { try? FeedColumns($0) }
    let decimal = try invocation.checked(.decimal) { DecimalSign($0) }.map { "decimal=\($0.rawValue)" }
    let mapping = [invocation.value(of: .columns), decimal].compactMap { $0 }.joined(separator: ",")
    let full = mapping.isEmpty ? name : "\(name)#\(mapping)"
    do {
      return try observatory.sources.fullName(of: full)
    } catch {
      throw context.watchFailure(for: error)
    }
  }
}

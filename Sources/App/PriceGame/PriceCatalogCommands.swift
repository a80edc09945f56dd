import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// `arcade prices categories` and `arcade prices products`.
struct PriceCatalogCommands {
  let desk: CommandDesk

  func categories() async throws {
    let catalog = try desk.composition.makePriceCatalog()
    guard let text = desk.invocation.operands.first else {
      // They are the same with and without a server.
      return try show(try await catalog.roots(), below: nil, called: nil, .starter)
    }
    let loaded = try await catalog.content(of: id(text))
    guard case .subcategories(let below) = loaded.value.content else {
      throw failure(desk.pricePhrases.hasProducts(text))
    }
    let name = try await catalog.roots().first { String($0.id) == text }?.name
    try show(below, below: text, called: name, loaded.freshness)
  }

  func products() async throws {
    let text = desk.invocation.operands[0]
    let catalog = try desk.composition.makePriceCatalog()
    let (id, phrases) = (try id(text), desk.pricePhrases)
    let loaded = try await catalog.content(of: id)
    guard case .products(let products) = loaded.value.content else {
      throw failure(
        loaded.value.content == .subcategories([]) ? phrases.emptyCategory(text) : phrases.hasSubcategories(text)
      )
    }
    let isStale = try warnWhereStale(loaded.freshness, asOf: phrases.productsAsOf)
    guard !desk.options.isJSON else {
      return desk.print(PriceDocuments.products(products, of: loaded, isStale: isStale, in: id, phrases: phrases))
    }
    if !isStale, let since = loaded.freshness.since {
      desk.output.paragraph(phrases.productsAsOf(since), .warning)
    }
    RecordScreen(products, of: text, phrases: phrases).draw(on: desk.output, phrases: desk.phrases)
    for problem in loaded.value.problems { desk.output.paragraph(phrases.line(for: problem), .warning) }
  }

  private func show(
    _ categories: [PriceCategory],
    below parent: String?,
    called name: String?,
    _ freshness: Freshness
  ) throws {
    let isStale = try warnWhereStale(freshness, asOf: desk.pricePhrases.categoriesAsOf)
    guard !desk.options.isJSON else {
      return desk.print(PriceDocuments.categories(categories, below: parent, freshness, isStale: isStale))
    }
    if !isStale, let since = freshness.since {
      desk.output.paragraph(desk.pricePhrases.categoriesAsOf(since), .warning)
    }
    RecordScreen(categories, below: name ?? parent, phrases: desk.pricePhrases)
      .draw(on: desk.output, phrases: desk.phrases)
  }

  /// Returns whether what was kept is older than it may be, or stands in for a server that failed; then that is said.
  private func warnWhereStale(_ freshness: Freshness, asOf: (Moment) -> String) throws -> Bool {
    guard let since = freshness.since else { return false }
    let age = desk.composition.time.now().since(since)
    guard freshness.reason != nil || !(.zero..<SyncingPriceCatalog.maximumAge).contains(age) else { return false }
    try desk.warn(ofStale: desk.pricePhrases.notices(about: freshness, asOf: asOf))
    return true
  }

  private func id(_ text: String) throws -> PriceCategory.ID {
    guard let id = Int(text), id > 0 else {
      throw CommandFailure(desk.notFound(text), phrases: desk.composition.phrases, console: desk.phrases)
    }
    return id
  }

  private func failure(_ message: String) -> CommandFailure {
    CommandFailure(exit: .badData, code: "category", message: message)
  }
}

extension CommandDesk {
  /// Nothing has this name.
  func notFound(_ name: String) -> RepositoryError { RepositoryError(.notFound, subject: name) }
}

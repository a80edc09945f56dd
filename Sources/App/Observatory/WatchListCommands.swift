import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// The one-shot commands about what is watched already.
struct WatchListCommands {
  let context: CommandContext

  private var phrases: any WatchPhrases { context.watchPhrases }

  func list() async throws {
    let watchCommands = try WatchCommands(context)
    let arrangement = try arrangement()
    guard let name = context.invocation.operands.first else {
      if let option = [CommandOption.group, .changed, .unread].first(where: context.invocation.has) {
        throw UsageError.missingOperand("NAME (\(option.flag))", of: context.invocation.command)
      }
      let watches = try await watchCommands.observatory.watches.watches()
      guard !context.options.isJSON else { return context.print(WatchDocuments.watches(watches)) }
      return context.show(
        phrases.watchesTitle,
        watches.isEmpty ? .empty(phrases.noWatches) : .ready(Page(.table(Table(watches, phrases: phrases))))
      )
    }
    let watch = try await watchCommands.watch(name)
    let listings = try await watchCommands.observatory.watches.listings(of: watch.id)
    let shown = filters.reduce(arrangement(listings, latest: nil)) {
      ListingArrangement(only: $1)($0, latest: watch.latest?.at)
    }
    guard !context.options.isJSON else { return context.print(WatchDocuments.listings(shown, of: watch)) }
    let terms = watchCommands.observatory.sources.profile(of: watch.watch.source)?.terms.map {
      [Block.text($0, .faint)]
    }
    let tables = Table.listing(shown, of: watch, phrases: phrases).map(Block.table)
    let none = listings.isEmpty ? phrases.nothingToShow(.all) : phrases.noneOfThat
    context.show(
      watch.watch.name.text,
      shown.isEmpty ? .empty(none) : .ready(Page(tables + (terms ?? []))),
      standing: [Notice(phrases.summary(of: watch))]
    )
  }

  func history() async throws {
    let watchCommands = try WatchCommands(context)
    let operands = context.invocation.operands
    let watch = try await watchCommands.watch(operands[0])
    let kinds = try histories(operands.dropFirst(2).first)
    guard let summary = try await watchCommands.observatory.watches.listing(operands[1], of: watch.id),
      let history = try await watchCommands.observatory.watches.history(of: operands[1], in: watch.id)
    else {
      throw CommandFailure(
        exit: .noInput,
        code: "notFound",
        message: context.composition.language.watchConsolePhrases.noSuchListing(operands[1])
      )
    }
    let listing = summary.watched.listing
    guard !context.options.isJSON else {
      return context.print(WatchDocuments.history(history, of: listing, in: watch, kinds))
    }
    for kind in kinds {
      context.show(phrases.historyTitle(kind, of: listing.name), .ready(Page(kind, history, phrases: phrases)))
    }
  }

  func rename() async throws {
    let watchCommands = try WatchCommands(context)
    let watch = try await watchCommands.watch(context.invocation.operands[0])
    guard let name = Watch.Name(context.invocation.operands[1]) else {
      throw UsageError.missingOperand("NEW", of: context.invocation.command)
    }
    try await watchCommands.saying { try await watchCommands.observatory.watches.rename(watch.id, to: name) }
    guard !context.options.isJSON else { return context.print(WatchDocuments.renamed(watch.watch, to: name)) }
    context.output.paragraph(watchCommands.phrases.renamed(watch.watch.name.text, to: name.text), .good)
  }

  func delete() async throws {
    let watchCommands = try WatchCommands(context)
    let watch = try await watchCommands.watch(context.invocation.operands[0])
    guard try await context.confirm(watchCommands.phrases.askToDelete(watch)) else {
      return context.output.paragraph(watchCommands.phrases.nothingDeleted)
    }
    try await watchCommands.saying { try await watchCommands.observatory.watches.delete(watch.id) }
    guard !context.options.isJSON else { return context.print(WatchDocuments.deleted(watch.watch)) }
    context.output.paragraph(watchCommands.phrases.deleted(watch.watch.name.text), .good)
  }

  /// Writes what the latest update found, or one group of it, as a feed that can be read again.
  func export() async throws {
    let watchCommands = try WatchCommands(context)
    if context.options.isJSON, context.invocation.has(.format) { throw UsageError.conflicting(.json, .format) }
    let format = try context.invocation.checked(.format) { ListingExport.Format(rawValue: $0) } ?? .csv
    let arrangement = try arrangement()
    let watch = try await watchCommands.watch(context.invocation.operands[0])
    let listings = arrangement(try await watchCommands.observatory.watches.listings(of: watch.id), latest: nil)
      .filter { arrangement.group != nil || $0.watched.group != .outOfSight }
    guard !context.options.isJSON else { return context.print(WatchDocuments.listings(listings, of: watch)) }
    context.output.raw(
      ListingExport(format).text(of: listings.map(\.watched.listing), cleaning: TextSanitiser.clean)
    )
  }

  private func arrangement() throws -> ListingArrangement {
    let group = try context.invocation.checked(.group) { ListingGroup(rawValue: $0) }
    return ListingArrangement(group: group)
  }

  /// What is asked for besides the group; a listing has to pass all of it.
  private var filters: [ListingArrangement.Filter] {
    (context.invocation.has(.changed) ? [.changed] : []) + (context.invocation.has(.unread) ? [.unread] : [])
  }

  private func histories(_ text: String?) throws -> [WatchHistory] {
    guard let text else { return WatchHistory.allCases }
    guard let history = WatchHistory(rawValue: text.lowercased()) else {
      throw UsageError.badOperand(text, of: context.invocation.command, nearest: nil)
    }
    return [history]
  }
}

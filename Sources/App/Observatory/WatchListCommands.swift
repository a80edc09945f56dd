import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// The one-shot commands about what is watched already.
struct WatchListCommands {
  let desk: CommandDesk

  private var phrases: any WatchPhrases { desk.watchPhrases }

  func list() async throws {
    let watchDesk = try WatchDesk(desk)
    let arrangement = try arrangement()
    guard let name = desk.invocation.operands.first else {
      if let option = [CommandOption.group, .changed, .unread].first(where: desk.invocation.has) {
        throw UsageError.missingOperand("NAME (\(option.flag))", of: desk.invocation.command)
      }
      let watches = try await watchDesk.observatory.watches.watches()
      guard !desk.options.isJSON else { return desk.print(WatchDocuments.watches(watches)) }
      return desk.show(
        phrases.watchesTitle,
        watches.isEmpty ? .empty(phrases.noWatches) : .ready(Page(.table(Table(watches, phrases: phrases))))
      )
    }
    let watch = try await watchDesk.watch(name)
    let listings = try await watchDesk.observatory.watches.listings(of: watch.id)
    let shown = filters.reduce(arrangement(listings, latest: nil)) {
      ListingArrangement(only: $1)($0, latest: watch.latest?.at)
    }
    guard !desk.options.isJSON else { return desk.print(WatchDocuments.listings(shown, of: watch)) }
    let terms = watchDesk.observatory.sources.profile(of: watch.watch.source)?.terms.map { [Block.text($0, .faint)] }
    let tables = Table.listing(shown, of: watch, phrases: phrases).map(Block.table)
    let none = listings.isEmpty ? phrases.nothingToShow(.all) : phrases.noneOfThat
    desk.show(
      watch.watch.name.text,
      shown.isEmpty ? .empty(none) : .ready(Page(tables + (terms ?? []))),
      standing: [Notice(phrases.summary(of: watch))]
    )
  }

  func history() async throws {
    let watchDesk = try WatchDesk(desk)
    let operands = desk.invocation.operands
    let watch = try await watchDesk.watch(operands[0])
    let kinds = try histories(operands.dropFirst(2).first)
    guard let summary = try await watchDesk.observatory.watches.listing(operands[1], of: watch.id),
      let history = try await watchDesk.observatory.watches.history(of: operands[1], in: watch.id)
    else {
      throw CommandFailure(
        exit: .noInput,
        code: "notFound",
        message: desk.composition.language.watchConsolePhrases.noSuchListing(operands[1])
      )
    }
    let listing = summary.watched.listing
    guard !desk.options.isJSON else {
      return desk.print(WatchDocuments.history(history, of: listing, in: watch, kinds))
    }
    for kind in kinds {
      desk.show(phrases.historyTitle(kind, of: listing.name), .ready(Page(kind, history, phrases: phrases)))
    }
  }

  func rename() async throws {
    let watchDesk = try WatchDesk(desk)
    let watch = try await watchDesk.watch(desk.invocation.operands[0])
    guard let name = Watch.Name(desk.invocation.operands[1]) else {
      throw UsageError.missingOperand("NEW", of: desk.invocation.command)
    }
    try await watchDesk.saying { try await watchDesk.observatory.watches.rename(watch.id, to: name) }
    guard !desk.options.isJSON else { return desk.print(WatchDocuments.renamed(watch.watch, to: name)) }
    desk.output.paragraph(watchDesk.phrases.renamed(watch.watch.name.text, to: name.text), .good)
  }

  func delete() async throws {
    let watchDesk = try WatchDesk(desk)
    let watch = try await watchDesk.watch(desk.invocation.operands[0])
    guard try await desk.confirm(watchDesk.phrases.askToDelete(watch)) else {
      return desk.output.paragraph(watchDesk.phrases.nothingDeleted)
    }
    try await watchDesk.saying { try await watchDesk.observatory.watches.delete(watch.id) }
    guard !desk.options.isJSON else { return desk.print(WatchDocuments.deleted(watch.watch)) }
    desk.output.paragraph(watchDesk.phrases.deleted(watch.watch.name.text), .good)
  }

  /// Writes what the latest update found, or one group of it, as a feed that can be read again.
  func export() async throws {
    let watchDesk = try WatchDesk(desk)
    if desk.options.isJSON, desk.invocation.has(.format) { throw UsageError.conflicting(.json, .format) }
    let format = try desk.invocation.checked(.format) { ListingExport.Format(rawValue: $0) } ?? .csv
    let arrangement = try arrangement()
    let watch = try await watchDesk.watch(desk.invocation.operands[0])
    let listings = arrangement(try await watchDesk.observatory.watches.listings(of: watch.id), latest: nil)
      .filter { arrangement.group != nil || $0.watched.group != .outOfSight }
    guard !desk.options.isJSON else { return desk.print(WatchDocuments.listings(listings, of: watch)) }
    desk.output.raw(
      ListingExport(format).text(of: listings.map(\.watched.listing), cleaning: TextSanitiser.clean)
    )
  }

  private func arrangement() throws -> ListingArrangement {
    let group = try desk.invocation.checked(.group) { ListingGroup(rawValue: $0) }
    return ListingArrangement(group: group)
  }

  /// What is asked for besides the group; a listing has to pass all of it.
  private var filters: [ListingArrangement.Filter] {
    (desk.invocation.has(.changed) ? [.changed] : []) + (desk.invocation.has(.unread) ? [.unread] : [])
  }

  private func histories(_ text: String?) throws -> [WatchHistory] {
    guard let text else { return WatchHistory.allCases }
    guard let history = WatchHistory(rawValue: text.lowercased()) else {
      throw UsageError.badOperand(text, of: desk.invocation.command, nearest: nil)
    }
    return [history]
  }
}

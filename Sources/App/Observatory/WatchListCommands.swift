import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

// The one-shot commands for existing watches.
extension WatchCommands {
  func list() async throws {
    let arrangement = try arrangement()
    guard let name = context.invocation.operands.first else {
      if let option = [CommandOption.group, .changed, .unread, .find, .sort].first(where: context.invocation.has) {
        throw UsageError.missingOperand("NAME (\(option.flag))", of: context.invocation.command)
      }
      let watches = try await observatory.allWatches()
      guard !context.options.isJSON else {
        let documents = watches.map { $0.json(toGuest: context.process.isGuests) }
        return context.print("arcade.watches/1", ["watches": documents])
      }
      guard !watches.isEmpty else {
        context.output.heading(phrases.watchesTitle)
        return sayNothingIsWatched()
      }
      return context.show(phrases.watchesTitle, .ready(Page(.table(Table(watches, phrases: phrases)))))
    }
    let watch = try await watch(name)
    let shown = try await observatory.listings(of: watch, in: arrangement).filter { listing in
      filters.allSatisfy { $0.passes(listing.watched) }
    }
    let prices = try await observatory.fallenPrices(of: shown, in: watch.id)
    guard !context.options.isJSON else { return print(shown, of: watch, prices) }
    let terms = observatory.sources.profile(of: watch.watch.source)?.terms.map { [Block.text($0, .faint)] }
    let tables = Table.listing(shown, of: watch, prices: prices, phrases: phrases).map(Block.table)
    let none = watch.counts.isEmpty ? phrases.nothingToShow(.all) : phrases.noneOfThat
    context.show(
      watch.watch.name.text,
      shown.isEmpty ? .empty(none) : .ready(Page(tables + (terms ?? []))),
      banners: [Notice(phrases.summary(of: watch))]
    )
  }

  func history() async throws {
    let operands = context.invocation.operands
    let watch = try await watch(operands[0])
    let kinds = try histories(operands.dropFirst(2).first)
    let details = try await listing(operands[1], of: watch)
    let (listing, history) = (details.listing, details.history)
    guard !context.options.isJSON else {
      let members: JSONText = ["watch": watch.watch.name.text, "id": listing.id, "name": listing.name]
      return context.print("arcade.listingHistory/1", members, .joining(kinds.map(history.json)))
    }
    for kind in kinds {
      let page = Page(kind, history, until: watch.latest?.at, phrases: phrases)
      context.show(phrases.historyTitle(kind, of: listing.name), .ready(page))
    }
  }

  /// Returns a listing by its typed id; throws a failure if there is none.
  func listing(_ id: Listing.ID, of watch: WatchSummary) async throws -> ListingDetails {
    if let details = try await observatory.listing(id, of: watch) { return details }
    throw CommandFailure.notFound(consolePhrases.noSuchListing(id))
  }

  func rename() async throws {
    let watch = try await watch(context.invocation.operands[0])
    guard let name = Watch.Name(context.invocation.operands[1]) else {
      throw UsageError.missingOperand("NEW", of: context.invocation.command)
    }
    try await saying { try await observatory.renameWatch(watch.id, to: name) }
    let (old, new) = (watch.watch.name.text, name.text)
    context.report(phrases.renamed(old, to: new), .good, as: "arcade.watchRenamed/1", ["from": old, "name": new])
  }

  func delete() async throws {
    let watch = try await watch(context.invocation.operands[0])
    guard try await context.confirm(phrases.askToDelete(watch)) else {
      return context.output.paragraph(phrases.nothingDeleted)
    }
    try await saying { try await observatory.deleteWatch(watch.id) }
    let name = watch.watch.name.text
    context.report(phrases.deleted(name), .good, as: "arcade.watchDeleted/1", ["name": name, "deleted": true])
  }

  /// Writes the listings of the latest update, or one group of them, as a feed that can be read again.
  func export() async throws {
    if context.options.isJSON, context.invocation.has(.format) { throw UsageError.conflicting(.json, .format) }
    let format = try context.invocation.checked(.format) { ListingExport.Format(rawValue: $0) } ?? .csv
    let arrangement = try arrangement()
    let watch = try await watch(context.invocation.operands[0])
    let listings = try await observatory.listings(of: watch, in: arrangement)
      .filter { arrangement.group != nil || $0.watched.group != .outOfSight }
    guard !context.options.isJSON else {
      return print(listings, of: watch, try await observatory.fallenPrices(of: listings, in: watch.id))
    }
    ListingExport(format).write(listings.lazy.map(\.watched.listing), cleaning: \.sanitized) { context.output.raw($0) }
  }

  private func print(_ listings: [ListingSummary], of watch: WatchSummary, _ prices: [[DatedValue<Money>]]) {
    let documents = zip(listings, prices).map { listing, prices in
      let days = PriceTrend(of: prices, until: watch.latest?.at)?.lowestDays
      return JSONText.joining(listing.json, ["lowestInDays": days])
    }
    context.print("arcade.listings/1", watch.json(toGuest: context.process.isGuests), ["listings": documents])
  }

  private func arrangement() throws -> ListingArrangement {
    let group = try context.invocation.checked(.group) { ListingGroup(rawValue: $0) }
    let sorting = try context.invocation.checked(.sort) { ListingArrangement.Sorting(rawValue: $0) }
    let words = context.invocation.value(of: .find) ?? ""
    return ListingArrangement(by: sorting ?? .rank, group: group, words: words)
  }

  /// The filters besides the group; a listing has to pass all of them.
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

// `arcade observe sources` and `arcade observe categories`.
extension WatchCommands {
  func sources() {
    let profiles = observatory.sources.profiles
    guard !context.options.isJSON else { return context.print("arcade.listingSources/1", ["sources": profiles]) }
    context.show(phrases.sourcesTitle, .ready(Page(.table(Table(profiles, phrases: phrases)))))
  }

  func categories() async throws {
    let (source, parent) = (try source(), context.invocation.operands.first)
    let categories = try await saying {
      try await observatory.sources.source(named: source).categories(below: parent)
    }
    guard !context.options.isJSON else {
      let document: JSONText = ["source": source, "parent": parent, "categories": categories]
      return context.print("arcade.listingCategories/1", document)
    }
    let table = Table(identified: categories, phrases: phrases)
    let title = phrases.categoriesTitle(of: source, below: parent)
    context.show(title, table, orSay: phrases.noCategories(matching: ""))
  }
}

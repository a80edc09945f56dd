public import ArcadeDomain

/// A page of the listings of a watch, in an arrangement.
public struct ListingListPresenter: WatchPresenter {
  /// What all screens of the observatory share.
  public let system: WatchScreens
  private let id: Watch.ID
  private let arrangement: ListingArrangement
  private let number: Int

  /// Lists the listings of a watch on a page, from 1.
  public init(
    _ system: WatchScreens,
    of id: Watch.ID,
    _ arrangement: ListingArrangement = ListingArrangement(),
    page number: Int = 1
  ) {
    (self.system, self.id, self.arrangement, self.number) = (system, id, arrangement, number)
  }

  /// The page.
  public var route: WatchRoute { .listings(id, arrangement, page: number) }
  /// What the page is called until the watch is known.
  public var title: String { phrases.watchesTitle }

  /// Loads the listings of the page.
  public func load(into contents: inout PageContents<WatchIntent>, progress: (String) -> Void) async throws {
    contents.followsStore = true
    let watch = try await observatory.watch(id)
    contents.title = watch.watch.name.text
    let words = arrangement.words
    contents.banners =
      [Notice(phrases.summary(of: watch))] + (words.isEmpty ? [] : [Notice(phrases.onlyCalled(words))])
    let shown = try await observatory.listings(of: watch, in: arrangement, page: number, size: system.pageSize)
    let (pages, listings) = (shown.pages, shown.listings)
    let first = pages.rows.lowerBound
    contents.actions =
      opening(listings, after: first) + accepting(watch) + arranging(on: pages) + system.declared()
    guard !listings.isEmpty else {
      let filter = watch.counts.isEmpty ? .all : arrangement.filter
      let isFound = words.isEmpty || watch.counts.isEmpty
      return contents.content = .empty(isFound ? phrases.nothingToShow(filter) : phrases.nothingCalled(words))
    }
    let tables = Table.listing(
      listings,
      of: watch,
      in: arrangement,
      after: first,
      counts: shown.counts,
      prices: shown.prices,
      leads: !system.marksRead,
      phrases: phrases
    )
    contents.content = .ready(Page(tables.map(Block.table) + pages.line(phrases) + terms(of: watch.watch)))
  }

  private func opening(_ listings: [ListingSummary], after first: Int) -> [Action<WatchIntent>] {
    guard !listings.isEmpty else { return [] }
    let rows = listings.map { ($0.id, Choice($0.id, $0.watched.listing.name)) }
    let row = Parameter.row("n", phrases.listingLabel, of: rows, from: first + 1, phrases)
    return [
      Action("open", phrases.openListingAction, caption: phrases.openCaption, row, weight: .usual) {
        .open($0, of: id, in: arrangement)
      },
      Action("chart", phrases.chartAction, row) { .go(.history(of: $0, in: id, .price)) },
      Action("target", phrases.targetAction, caption: phrases.targetCaption, row, .rule(phrases)) {
        .target($1, about: $0, in: id)
      }
      .changingWhatIsShared,
    ]
  }

  /// Takes what the last update did not believe that a feed has lost as gone.
  private func accepting(_ watch: WatchSummary) -> [Action<WatchIntent>] {
    let accept = Action("accept", phrases.acceptAction, weight: .main) { WatchIntent.accept(watch.id, arrangement) }
    return watch.latest?.isDoubted == true ? [accept.changingWhatIsShared] : []
  }

  private func arranging(on pages: ListPages) -> [Action<WatchIntent>] {
    [
      Action("update", phrases.updateThisAction, caption: phrases.updateCaption, weight: .main) {
        .updateListings(of: id, arrangement)
      },
      Action(
        "sort",
        phrases.sortAction,
        caption: phrases.sortCaption,
        choice("order", phrases.orderLabel, value: arrangement.sorting) { phrases.word(for: $0) }
      ) {
        var other = arrangement
        other.sorting = $0
        return .go(.listings(id, other))
      },
      Action(
        "only",
        phrases.onlyAction,
        caption: phrases.onlyCaption,
        choice("filter", phrases.filterLabel, value: arrangement.filter) { phrases.word(for: $0) },
        weight: arrangement.filter == .all ? .other : .main
      ) {
        var other = arrangement
        other.filter = $0
        return .go(.listings(id, other))
      },
      Action(
        "find",
        phrases.findAction,
        Parameter.text("words", phrases.findLabel, value: arrangement.words, example: "tea").optional(
          phrases.everyName
        ),
        weight: arrangement.words.isEmpty ? .other : .main
      ) {
        var other = arrangement
        other.words = $0 ?? ""
        return .go(.listings(id, other))
      },
      Action("mark all read", phrases.markAllReadAction, caption: phrases.markAllReadCaption) { .markAllRead(of: id) }
        .changingWhatIsShared,
    ] + pages.turning(phrases) { .listings(id, arrangement, page: $0) } + [
      Action("targets", phrases.targetsAction, caption: phrases.targetsCaption, to: .targets(id)),
      Action("updates", phrases.updatesAction, caption: phrases.updatesCaption, to: .updates(id)),
    ]
  }
}

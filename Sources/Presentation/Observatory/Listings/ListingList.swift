public import ArcadeDomain

extension WatchScreens {
  /// Makes a page of the listings of a watch, from 1.
  public func listings(
    of id: Watch.ID,
    _ arrangement: ListingArrangement = ListingArrangement(),
    page number: Int = 1
  ) -> OldPagePresenter<WatchIntent, WatchRoute> {
    page(at: .listings(id, arrangement, page: number), titled: phrases.watchesTitle) { contents, _ in
      contents.followsStore = true
      let watch = try await observatory.watch(id)
      contents.title = watch.watch.name.text
      let words = arrangement.words
      contents.banners =
        [Notice(phrases.summary(of: watch))] + (words.isEmpty ? [] : [Notice(phrases.onlyCalled(words))])
      let shown = try await observatory.listings(of: watch, in: arrangement, page: number, size: pageSize)
      let (pages, listings) = (shown.pages, shown.listings)
      let first = pages.rows.lowerBound
      contents.actions =
        opening(listings, after: first, of: id, in: arrangement) + accepting(watch, arrangement)
        + arranging(id, arrangement, on: pages) + declared()
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
        leads: !marksRead,
        phrases: phrases
      )
      contents.content = .ready(Page(tables.map(Block.table) + pages.line(phrases) + terms(of: watch.watch)))
    }
  }

  /// The line that the owner of a source wants to see.
  func terms(of watch: Watch) -> [Block] {
    (observatory.sources.profile(of: watch.source)?.terms).map { [.text($0, .faint)] } ?? []
  }

  private func opening(
    _ listings: [ListingSummary],
    after first: Int,
    of id: Watch.ID,
    in arrangement: ListingArrangement
  ) -> [Action<WatchIntent>] {
    guard !listings.isEmpty else { return [] }
    let rows = listings.map { ($0.id, Choice($0.id, $0.watched.listing.name)) }
    let row = Parameter.row("n", phrases.listingLabel, of: rows, from: first + 1, phrases)
    return [
      Action("open", phrases.openListingAction, row, weight: .usual) { .open($0, of: id, in: arrangement) },
      Action("chart", phrases.chartAction, row) { .go(.history(of: $0, in: id, .price)) },
      Action("target", phrases.targetAction, row, rule) { .target($1, about: $0, in: id) }.changingWhatIsShared,
    ]
  }

  private func arranging(
    _ id: Watch.ID,
    _ arrangement: ListingArrangement,
    on pages: ListPages
  ) -> [Action<WatchIntent>] {
    [
      Action("update", phrases.updateThisAction, weight: .main) { .updateListings(of: id, arrangement) },
      Action(
        "sort",
        phrases.sortAction,
        choice("order", phrases.orderLabel, value: arrangement.sorting) { phrases.word(for: $0) }
      ) {
        var other = arrangement
        other.sorting = $0
        return .go(.listings(id, other))
      },
      Action(
        "only",
        phrases.onlyAction,
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
      Action("mark all read", phrases.markAllReadAction) { .markAllRead(of: id) }.changingWhatIsShared,
    ] + pages.turning(phrases) { .listings(id, arrangement, page: $0) } + [
      Action("targets", phrases.targetsAction, to: .targets(id)),
      Action("updates", phrases.updatesAction, to: .updates(id)),
    ]
  }
}

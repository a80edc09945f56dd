public import ArcadeDomain

/// A page of the listings of a watch, in an arrangement.
public struct ListingListPresenter: WatchPresenter {
  public let system: WatchScreens
  private let id: Watch.ID
  private let arrangement: ListingArrangement
  private let number: Int

  /// Creates a page of a watch's listings, from 1.
  public init(
    _ system: WatchScreens,
    of id: Watch.ID,
    _ arrangement: ListingArrangement = ListingArrangement(),
    page number: Int = 1
  ) {
    (self.system, self.id, self.arrangement, self.number) = (system, id, arrangement, number)
  }

  public var route: WatchRoute { .listings(id, arrangement, page: number) }
  public var title: String { phrases.watchesTitle }

  public func load(into contents: inout PageContents<WatchIntent>, progress: (String) -> Void) async throws {
    let can = system.actions()
    (contents.actions, contents.layout) = (can.all, can.withoutPage)
    contents.followsStore = true
    let watch = try await observatory.watch(id)
    contents.title = watch.watch.name.text
    let words = arrangement.words
    contents.banners =
      [Notice(phrases.summary(of: watch))] + (words.isEmpty ? [] : [Notice(phrases.onlyCalled(words))])
    let shown = try await observatory.listings(of: watch, in: arrangement, page: number, size: system.pageSize)
    let (pages, listings) = (shown.pages, shown.listings)
    let first = pages.rows.lowerBound
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
    let filter = watch.counts.isEmpty ? .all : arrangement.filter
    let isFound = words.isEmpty || watch.counts.isEmpty
    contents.content =
      tables.isEmpty
      ? .empty(isFound ? phrases.nothingToShow(filter) : phrases.nothingCalled(words))
      : .ready(Page(tables.map(Block.table) + pages.line(phrases) + terms(of: watch.watch)))
    let rows = listings.map { ($0.id, Choice($0.id, $0.watched.listing.name)) }
    let row = rows.isEmpty ? nil : Parameter.row("n", phrases.listingLabel, of: rows, from: first + 1, phrases)
    let (open, chart, rule) = (row.map(opening), row.map(drawing), row.map(alert))
    let accept = watch.latest?.isDoubted == true ? accepting : nil
    let turning: [Action<WatchIntent>] = pages.turning(phrases) { .listings(id, arrangement, page: $0) }
    let rules = wayToAlertRules(of: id)
    contents.actions =
      [open, chart, rule, accept, updating, sorting, filtering, finding, markingAllRead].compactMap(\.self)
      + turning + [rules, updates] + can.all
    let isPressed = tables.contains { $0.rows.contains { $0.address == nil } }
    contents.layout = Layout(press: isPressed ? open : nil) {
      Block.pages(turning.reversed())
      Block.forms(sorting, filtering, finding)
      Block.bar(accept, updating)
      Block.more {
        Block.forms(chart, rule, can.search)
        Block.list(markingAllRead)
      }
    }.leading(to: rules, updates)
  }

  private func opening(_ row: Parameter<Listing.ID>) -> Action<WatchIntent> {
    Action("open", phrases.openListingAction, caption: phrases.openCaption, row, weight: .usual) {
      .open($0, of: id, in: arrangement)
    }
  }

  private func drawing(_ row: Parameter<Listing.ID>) -> Action<WatchIntent> {
    Action("chart", phrases.chartAction, row) { .go(.history(of: $0, in: id, .price)) }
  }

  private func alert(of row: Parameter<Listing.ID>) -> Action<WatchIntent> {
    Action("target", phrases.alertRuleAction, caption: phrases.alertRuleCaption, row, .condition(phrases)) {
      .rule($1, about: $0, in: id)
    }.changingWhatIsShared
  }

  /// Accepts missing listings as gone. The last update kept them, because their loss was suspicious.
  private var accepting: Action<WatchIntent> {
    Action("accept", phrases.acceptAction, weight: .main) { .accept(id, arrangement) }.changingWhatIsShared
  }

  private var updating: Action<WatchIntent> {
    Action("update", phrases.updateThisAction, caption: phrases.updateCaption, weight: .main) {
      .updateListings(of: id, arrangement)
    }
  }

  private var sorting: Action<WatchIntent> {
    Action(
      "sort",
      phrases.sortAction,
      caption: phrases.sortCaption,
      choice("order", phrases.orderLabel, value: arrangement.sorting) { phrases.word(for: $0) }
    ) {
      showing(\.sorting, $0)
    }
  }

  private var filtering: Action<WatchIntent> {
    Action(
      "only",
      phrases.onlyAction,
      caption: phrases.onlyCaption,
      choice("filter", phrases.filterLabel, value: arrangement.filter) { phrases.word(for: $0) },
      weight: arrangement.filter == .all ? .other : .main
    ) {
      showing(\.filter, $0)
    }
  }

  private var finding: Action<WatchIntent> {
    Action(
      "find",
      phrases.findAction,
      Parameter.text("words", phrases.findLabel, value: arrangement.words, example: "tea").optional(phrases.everyName),
      weight: arrangement.words.isEmpty ? .other : .main
    ) {
      showing(\.words, $0 ?? "")
    }
  }

  private var markingAllRead: Action<WatchIntent> {
    Action("mark all read", phrases.markAllReadAction, caption: phrases.markAllReadCaption) { .markAllRead(of: id) }
      .changingWhatIsShared
  }

  private var updates: Action<WatchIntent> {
    Action("updates", phrases.updatesAction, caption: phrases.updatesCaption, to: .updates(id))
  }

  /// Returns a link to the first page with another value in the arrangement.
  private func showing<Value>(_ part: WritableKeyPath<ListingArrangement, Value>, _ value: Value) -> WatchIntent {
    var other = arrangement
    other[keyPath: part] = value
    return .go(.listings(id, other))
  }
}

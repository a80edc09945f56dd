public import ArcadeDomain

/// What every `WatchRepository` promises.
public enum WatchRepositoryContract {
  typealias Sample = SampleListings

  /// Checks a repository that holds nothing yet; throws the first promise that it breaks.
  public static func check(_ watches: any WatchRepository) async throws {
    try ContractViolation.require(try await watches.watches(), equals: [], "nothing was added")
    let watch = try await checkAdding(watches)
    try await checkUpdating(watch, watches)
    try await checkHistories(watch, watches)
    try await checkReading(watch, watches)
    try await checkGaps(watch, watches)
    try await checkQueries(watches)
    try await checkNames(watch, watches)
    try await checkLeases(watch, watches)
    try await checkDeleting(watch, watches)
  }

  private static func checkAdding(_ watches: any WatchRepository) async throws -> Watch {
    let result = Sample.result(Sample.listing("b"), Sample.listing("a"), Sample.listing("c", yen: nil))
    let added = try await watches.add(try Sample.watch(), with: result, at: at(1))
    try ContractViolation.require(added.previous, equals: nil, "nothing comes before the first search")
    try ContractViolation.require(
      added.step,
      equals: WatchState.beginning(with: result),
      "the first result is a beginning"
    )
    try ContractViolation.require(
      added.update,
      equals: UpdateRecord(number: 1, at: at(1), new: 3),
      "the first search is recorded"
    )
    let summary = WatchSummary(watch: added.watch, counts: [.new: 3], unread: 0, recent: [added.update])
    try ContractViolation.require(try await watches.watches(), equals: [summary], "all listings are new and read")
    try ContractViolation.require(try await watches.watch(added.watch.id), equals: summary, "it is found by number")
    try ContractViolation.require(
      try await watches.watch(named: added.watch.name),
      equals: summary,
      "it is found by name"
    )
    let listings = try await watches.listings(of: added.watch.id)
    try ContractViolation.require(listings.map(\.id), equals: ["b", "a", "c"], "listings stand by rank")
    let byID = listings.map(\.watched).sorted { $0.id < $1.id }
    try ContractViolation.require(byID, equals: added.step.state.listings, "they come back as they were")
    try ContractViolation.require(listings.compactMap(\.lastChange), equals: [], "nothing has changed yet")
    return added.watch
  }

  private static func checkUpdating(_ watch: Watch, _ watches: any WatchRepository) async throws {
    let before = WatchState(try await watches.listings(of: watch.id).map(\.watched).sorted { $0.id < $1.id })
    let result = Sample.result(Sample.listing("c", yen: 900), Sample.listing("d"), Sample.listing("b", yen: 1_100))
    let updated = try await watches.update(watch.id, with: result, at: at(2))
    try ContractViolation.require(updated.step, equals: before.after(result), "an update goes by the table")
    try ContractViolation.require(updated.previous, equals: at(1), "it knows when the result before was stored")
    let record = UpdateRecord(number: 2, at: at(2), new: 1, outOfSight: 1, changed: 2)
    try ContractViolation.require(updated.update, equals: record, "it is recorded")
    let listings = try await watches.listings(of: watch.id)
    try ContractViolation.require(listings.map(\.id), equals: ["d", "c", "b", "a"], "groups stand in their order")
    try ContractViolation.require(
      listings.map { $0.lastChange?.change.direction },
      equals: [nil, nil, .up, nil],
      "the last change has a direction, unless a value was missing"
    )
    try ContractViolation.require(listings[1].lastChange?.at, equals: at(2), "it has a time")

    let again = try await watches.update(watch.id, with: result, at: at(2))
    try ContractViolation.require(again.step.hasNews, equals: false, "the same result changes nothing")
    try ContractViolation.require(
      try await watches.updates(of: watch.id).map(\.number),
      equals: [3, 2, 1],
      "it is recorded all the same, the newest record first"
    )
    let back = try await watches.update(
      watch.id,
      with: Sample.result(Sample.listing("a", yen: 1), Sample.listing("b", yen: 1_100)),
      at: at(3)
    )
    try ContractViolation.require(back.step.returned.map(\.id), equals: ["a"], "what was out of sight can return")
    try ContractViolation.require(back.update.changed, equals: 1, "and have changed meanwhile")
    try ContractViolation.require(
      try await watches.listing("a", of: watch.id)?.watched,
      equals: back.step.state.listings.first,
      "a listing that returned is marked"
    )
    try ContractViolation.require(try await watches.listing("e", of: watch.id), equals: nil, "others are not there")
  }

  private static func checkHistories(_ watch: Watch, _ watches: any WatchRepository) async throws {
    let history = try await watches.history(of: "c", in: watch.id)
    let yen = [DatedValue(Money(minorUnits: 900, currency: .jpy), at: at(2)), DatedValue(nil, at: at(1))]
    try ContractViolation.require(history?.prices, equals: yen, "a price is kept where it differs from the newest")
    try ContractViolation.require(history?.reviewCounts, equals: [DatedValue(12, at: at(1))], "so are counts")
    let nowhere = Watch.ID(number: 99)
    try ContractViolation.require(try await watches.history(of: "c", in: nowhere), equals: nil, "of others none")
    let asked = ["nothing", "c", "b"]
    let prices = try await watches.prices(of: asked, in: watch.id, most: 1)
    let newest = [Money(minorUnits: 900, currency: .jpy), Money(minorUnits: 1_100, currency: .jpy)]
    try ContractViolation.require(
      prices.map { $0.map(\.value) },
      equals: [[]] + newest.map { [$0] },
      "so many of the newest prices are those of each listing, in the order that was asked for"
    )
    try ContractViolation.require(
      try await watches.prices(of: ["c", "b"], in: watch.id, most: 9).first,
      equals: yen,
      "the newest stands first"
    )
    try ContractViolation.require(
      try await watches.prices(of: ["c"], in: nowhere, most: 9),
      equals: [[]],
      "of another watch there are none"
    )
    let changed = Sample.listing("b", yen: nil, reviews: nil, average: nil, isAvailable: nil)
    _ = try await watches.update(watch.id, with: Sample.result(changed), at: at(4))
    let missing = try await watches.history(of: "b", in: watch.id)
    try ContractViolation.require(missing?.figures, equals: ListingFigures(), "a missing value is a value")
    try ContractViolation.require(missing?.prices.count, equals: 3, "it is a row of its own")
    try ContractViolation.require(
      try await watches.listing("b", of: watch.id)?.watched.listing,
      equals: changed,
      "the newest row is the current value"
    )
  }

  private static func checkReading(_ watch: Watch, _ watches: any WatchRepository) async throws {
    try ContractViolation.require(try await watches.watch(watch.id)?.unread, equals: 4, "news are unread")
    try await watches.markRead("b", of: watch.id)
    try ContractViolation.require(try await watches.watch(watch.id)?.unread, equals: 3, "what is opened is read")
    let read = try await watches.listing("b", of: watch.id)
    try ContractViolation.require(read?.watched.isUnread, equals: false, "it is the one that was opened")
    try await watches.markRead("e", of: watch.id)
    try await watches.markAllRead(of: watch.id)
    try ContractViolation.require(try await watches.watch(watch.id)?.unread, equals: 0, "all can be read at once")
  }

  private static func checkGaps(_ watch: Watch, _ watches: any WatchRepository) async throws {
    let gaps: [IncompleteReason] = [
      .countDrifted(from: 60, to: 61), .pageFailed(2, because: .timedOut), .limitHit(3_000), .leftOut(2),
      .missing(25, of: 60),
    ]
    let before = try await watches.listings(of: watch.id).map(\.watched)
    let updated = try await watches.update(watch.id, with: Sample.result([], gaps: gaps), at: at(5))
    try ContractViolation.require(updated.update.gaps, equals: gaps, "an incomplete update says why")
    try ContractViolation.require(try await watches.updates(of: watch.id).first, equals: updated.update, "and keeps it")
    let after = try await watches.listings(of: watch.id).map(\.watched)
    try ContractViolation.require(after, equals: before, "what it lacks stays as it was")
    let empty = try await watches.update(watch.id, with: Sample.result([]), at: at(6))
    try ContractViolation.require(empty.step.outOfSight.count, equals: 1, "an empty complete one moves everything")
    let counts = try await watches.watch(watch.id)?.counts
    try ContractViolation.require(counts, equals: [.outOfSight: 4], "nothing is deleted")
  }

  private static func checkQueries(_ watches: any WatchRepository) async throws {
    let query = try WatchQuery(
      keyword: "お茶",
      category: ListingCategory(id: "100227", name: "食品"),
      order: .priceDown,
      prices: PriceRange(to: Money(minorUnits: 5_000, currency: .jpy)),
      count: 3_000
    )
    let new = NewWatch(name: try Sample.name("お茶's"), source: "file:/tmp/a b.csv", query: query)
    let added = try await watches.add(new, with: Sample.result([]), at: at(7))
    let kept = try await watches.watch(added.watch.id)?.watch
    let expected = Watch(id: added.watch.id, name: new.name, source: new.source, query: query)
    try ContractViolation.require(kept, equals: expected, "a search comes back as it was")
    try ContractViolation.require(try await watches.listings(of: added.watch.id), equals: [], "it may find nothing")
    try await watches.delete(added.watch.id)
  }

  private static func checkNames(_ watch: Watch, _ watches: any WatchRepository) async throws {
    let coffee = try await watches.add(try Sample.watch("coffee"), with: Sample.result([]), at: at(8)).watch
    try ContractViolation.require(
      await repositoryFailure { try await watches.add(try Sample.watch(), with: Sample.result([]), at: at(9)) }?.code,
      equals: .exists,
      "two watches never share a name"
    )
    try ContractViolation.require(
      await repositoryFailure { try await watches.rename(coffee.id, to: watch.name) }?.code,
      equals: .exists,
      "nor by renaming"
    )
    try await watches.rename(coffee.id, to: coffee.name)
    try await watches.rename(coffee.id, to: try Sample.name("caf\u{E9}"))
    let spelled = try Sample.name("cafe\u{301}")
    try ContractViolation.require(
      try await watches.watch(named: spelled)?.watch.id,
      equals: coffee.id,
      "a name is the same however its accents are written"
    )
    try ContractViolation.require(
      await repositoryFailure { try await watches.rename(watch.id, to: spelled) }?.code,
      equals: .exists,
      "also where it is given a second time"
    )
    try await watches.rename(coffee.id, to: try Sample.name("Coffee"))
    let names = try await watches.watches().map(\.watch.name.text)
    try ContractViolation.require(names, equals: ["tea", "Coffee"], "watches keep their order")
  }

  private static func checkDeleting(_ watch: Watch, _ watches: any WatchRepository) async throws {
    try await watches.delete(watch.id)
    try ContractViolation.require(try await watches.watch(watch.id), equals: nil, "a deleted watch is gone")
    try ContractViolation.require(try await watches.listings(of: watch.id), equals: [], "so are its listings")
    try ContractViolation.require(try await watches.updates(of: watch.id), equals: [], "so are its records")
    let failures = [
      await repositoryFailure { try await watches.delete(watch.id) },
      await repositoryFailure { try await watches.rename(watch.id, to: watch.name) },
      await repositoryFailure { try await watches.update(watch.id, with: Sample.result([]), at: at(9)) },
    ]
    try ContractViolation.require(
      failures.map { $0?.code },
      equals: [.noSuchWatch, .noSuchWatch, .noSuchWatch],
      "what is not there cannot be changed"
    )
    let next = try await watches.add(try Sample.watch(), with: Sample.result([]), at: at(9)).watch
    try ContractViolation.require(next.id.number > watch.id.number, "a number is not used again")
  }

  static func at(_ hour: Int64) -> Moment { Moment(milliseconds: hour * 3_600_000) }
}

public import ArcadeDomain

/// Tests that every `WatchRepository` has to pass.
public enum WatchRepositoryContract {
  typealias Sample = SampleListings

  /// Checks an empty repository; throws the first broken promise.
  public static func check(_ watches: any WatchRepository) async throws {
    try await expect(watches.watches(), [], "nothing was added")
    let watch = try await checkAdding(watches)
    try await checkUpdating(watch, watches)
    try await checkHistories(watch, watches)
    try await checkReading(watch, watches)
    try await checkGaps(watch, watches)
    try await checkClocks(watches)
    try await checkQueries(watches)
    try await checkNames(watch, watches)
    try await checkLeases(watch, watches)
    try await checkDeleting(watch, watches)
  }

  private static func checkAdding(_ watches: any WatchRepository) async throws -> Watch {
    let result = Sample.result(Sample.listing("b"), Sample.listing("a"), Sample.listing("c", yen: nil))
    let added = try await watches.add(try Sample.watch(), with: result, at: at(1))
    try expect(added.previous, nil, "nothing comes before the first search")
    try expect(added.step, WatchState.beginning(with: result), "the first result is a beginning")
    try expect(added.update, UpdateRecord(number: 1, at: at(1), new: 3), "the first search is recorded")
    let summary = WatchSummary(watch: added.watch, counts: [.new: 3], unread: 0, recent: [added.update])
    try await expect(watches.watches(), [summary], "all listings are new and read")
    try await expect(watches.watch(added.watch.id), summary, "it is found by number")
    try await expect(watches.watch(named: added.watch.name), summary, "it is found by name")
    let listings = try await watches.listings(of: added.watch.id)
    try expect(listings.map(\.id), ["b", "a", "c"], "listings stand by rank")
    let byID = listings.map(\.watched).sorted { $0.id < $1.id }
    try expect(byID, added.step.state.listings, "they come back as they were")
    try expect(listings.compactMap(\.lastChange), [], "nothing has changed yet")
    return added.watch
  }

  private static func checkUpdating(_ watch: Watch, _ watches: any WatchRepository) async throws {
    let before = WatchState(try await watches.listings(of: watch.id).map(\.watched).sorted { $0.id < $1.id })
    let result = Sample.result(Sample.listing("c", yen: 900), Sample.listing("d"), Sample.listing("b", yen: 1_100))
    let updated = try await watches.update(watch.id, with: result, at: at(2))
    try expect(updated.step, before.after(result), "an update goes by the table")
    try expect(updated.previous, at(1), "it knows when the result before was stored")
    let record = UpdateRecord(number: 2, at: at(2), new: 1, outOfSight: 1, changed: 2)
    try expect(updated.update, record, "it is recorded")
    let listings = try await watches.listings(of: watch.id)
    try expect(listings.map(\.id), ["d", "c", "b", "a"], "groups stand in their order")
    try expect(
      listings.map { $0.lastChange?.change.direction },
      [nil, nil, .up, nil],
      "the last change has a direction, unless a value was missing"
    )
    try expect(listings[1].lastChange?.at, at(2), "it has a time")

    let again = try await watches.update(watch.id, with: result, at: at(2))
    try expect(again.step.hasNews, false, "the same result changes nothing")
    try await expect(
      watches.updates(of: watch.id).map(\.number),
      [3, 2, 1],
      "it is recorded all the same, the newest record first"
    )
    let back = try await watches.update(
      watch.id,
      with: Sample.result(Sample.listing("a", yen: 1), Sample.listing("b", yen: 1_100)),
      at: at(3)
    )
    try expect(back.step.returned.map(\.id), ["a"], "what was out of sight can return")
    try expect(back.update.changed, 1, "and have changed meanwhile")
    try await expect(
      watches.listing("a", of: watch.id)?.watched,
      back.step.state.listings.first,
      "a listing that returned is marked"
    )
    try await expect(watches.listing("e", of: watch.id), nil, "others are not there")
  }

  private static func checkHistories(_ watch: Watch, _ watches: any WatchRepository) async throws {
    let history = try await watches.history(of: "c", in: watch.id)
    let yen = [DatedValue(Money(minorUnits: 900, currency: .jpy), at: at(2)), DatedValue(nil, at: at(1))]
    try expect(history?.prices, yen, "a price is kept where it differs from the newest")
    try expect(history?.reviewCounts, [DatedValue(12, at: at(1))], "so are counts")
    let nowhere = Watch.ID(number: 99)
    try await expect(watches.history(of: "c", in: nowhere), nil, "of others none")
    let asked = ["nothing", "c", "b"]
    let prices = try await watches.prices(of: asked, in: watch.id, most: 1)
    let newest = [Money(minorUnits: 900, currency: .jpy), Money(minorUnits: 1_100, currency: .jpy)]
    try expect(
      prices.map { $0.map(\.value) },
      [[]] + newest.map { [$0] },
      "so many of the newest prices are those of each listing, in the order that was asked for"
    )
    try await expect(watches.prices(of: ["c", "b"], in: watch.id, most: 9).first, yen, "the newest stands first")
    try await expect(watches.prices(of: ["c"], in: nowhere, most: 9), [[]], "of another watch there are none")
    let changed = Sample.listing("b", yen: nil, reviews: nil, average: nil, isAvailable: nil)
    _ = try await watches.update(watch.id, with: Sample.result(changed), at: at(4))
    let missing = try await watches.history(of: "b", in: watch.id)
    try expect(missing?.figures, ListingFigures(), "a missing value is a value")
    try expect(missing?.prices.count, 3, "it is a row of its own")
    try await expect(
      watches.listing("b", of: watch.id)?.watched.listing,
      changed,
      "the newest row is the current value"
    )
  }

  private static func checkReading(_ watch: Watch, _ watches: any WatchRepository) async throws {
    try await expect(watches.watch(watch.id)?.unread, 4, "news are unread")
    try await watches.markRead("b", of: watch.id)
    try await expect(watches.watch(watch.id)?.unread, 3, "what is opened is read")
    let read = try await watches.listing("b", of: watch.id)
    try expect(read?.watched.isUnread, false, "it is the one that was opened")
    try await watches.markRead("e", of: watch.id)
    try await watches.markAllRead(of: watch.id)
    try await expect(watches.watch(watch.id)?.unread, 0, "all can be read at once")
  }

  private static func checkGaps(_ watch: Watch, _ watches: any WatchRepository) async throws {
    let gaps: [UpdateWarning] = [
      .countDrifted(from: 60, to: 61), .pageFailed(2, because: .timedOut), .limitHit(3_000), .leftOut(2),
      .missing(25, of: 60),
    ]
    let before = try await watches.listings(of: watch.id).map(\.watched.listing)
    let updated = try await watches.update(watch.id, with: Sample.result([], gaps: gaps), at: at(5))
    try expect(updated.update.gaps, gaps, "an incomplete update says why")
    try await expect(watches.updates(of: watch.id).first, updated.update, "and keeps it")
    let after = try await watches.listings(of: watch.id).map(\.watched.listing)
    try expect(after, before, "what it lacks stays as it was")
    let empty = try await watches.update(watch.id, with: Sample.result([]), at: at(6))
    try expect(empty.step.outOfSight.count, 1, "an empty complete one moves everything")
    let counts = try await watches.watch(watch.id)?.counts
    try expect(counts, [.outOfSight: 4], "nothing is deleted")
    let seen = SearchResult(Sample.result(Sample.listing("a", yen: 1)).snapshot, unreadable: ["b", "e"])
    let there = try await watches.update(watch.id, with: seen, at: at(6))
    try expect(there.step.returned.map(\.id), ["a", "b"], "what is there and cannot be read comes back, too")
    try await expect(watches.watch(watch.id)?.counts, [.observing: 2, .outOfSight: 2], "what was never seen does not")
    let known = try await watches.listing("b", of: watch.id)?.watched.listing
    try expect(known?.figures, ListingFigures(), "it keeps its figures")
    try expect(known?.rank, 2, "and stands behind what was read")
    let gone = SearchResult(ListingSnapshot(), gaps: [.limitHit(1)], gone: ["b"])
    let left = try await watches.update(watch.id, with: gone, at: at(6))
    try expect(left.step.outOfSight.map(\.id), ["b"], "what was seen to be gone is, of an incomplete result, too")
    try await expect(watches.watch(watch.id)?.counts, [.observing: 1, .outOfSight: 3], "and nothing else")
    _ = try await watches.update(watch.id, with: Sample.result([]), at: at(6))
  }

  private static func checkClocks(_ watches: any WatchRepository) async throws {
    let id = try await watches.add(try Sample.watch("clocks"), with: Sample.result(Sample.listing("a")), at: at(9))
      .watch.id
    let early = try await watches.update(id, with: Sample.result(Sample.listing("a", yen: 1)), at: at(3))
    try expect([early.update.at, early.previous], [at(9), at(9)], "no update is of before the last one")
    let later = try await watches.update(id, with: Sample.result(Sample.listing("a", yen: 2)), at: at(10))
    try expect(later.update.at, at(10), "a clock that goes on counts again")
    let moments = try await watches.history(of: "a", in: id)?.prices.map(\.at)
    try expect(moments, [at(10), at(9), at(9)], "what was seen later is never of before")
    try await watches.delete(id)
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
    try expect(kept, expected, "a search comes back as it was")
    try await expect(watches.listings(of: added.watch.id), [], "it may find nothing")
    try await watches.delete(added.watch.id)
  }

  private static func checkNames(_ watch: Watch, _ watches: any WatchRepository) async throws {
    let coffee = try await watches.add(try Sample.watch("coffee"), with: Sample.result([]), at: at(8)).watch
    try await expect(
      repositoryFailure { try await watches.add(try Sample.watch(), with: Sample.result([]), at: at(9)) }?.code,
      .exists,
      "two watches never share a name"
    )
    try await expect(
      repositoryFailure { try await watches.rename(coffee.id, to: watch.name) }?.code,
      .exists,
      "nor by renaming"
    )
    try await watches.rename(coffee.id, to: coffee.name)
    try await watches.rename(coffee.id, to: try Sample.name("caf\u{E9}"))
    let spelled = try Sample.name("cafe\u{301}")
    try await expect(
      watches.watch(named: spelled)?.watch.id,
      coffee.id,
      "a name is the same however its accents are written"
    )
    try await expect(
      repositoryFailure { try await watches.rename(watch.id, to: spelled) }?.code,
      .exists,
      "also where it is given a second time"
    )
    try await watches.rename(coffee.id, to: try Sample.name("Coffee"))
    try await expect(watches.watch(named: try Sample.name("TEA"))?.watch.id, watch.id, "a name is the same in any case")
    for name in ["TEA", "coFFee"] {
      try await expect(
        repositoryFailure { try await watches.add(try Sample.watch(name), with: Sample.result([]), at: at(9)) }?.code,
        .exists,
        "and so is no other one"
      )
    }
    let names = try await watches.watches().map(\.watch.name.text)
    try expect(names, ["tea", "Coffee"], "watches keep their order")
  }

  private static func checkDeleting(_ watch: Watch, _ watches: any WatchRepository) async throws {
    try await watches.delete(watch.id)
    try await expect(watches.watch(watch.id), nil, "a deleted watch is gone")
    try await expect(watches.listings(of: watch.id), [], "so are its listings")
    try await expect(watches.updates(of: watch.id), [], "so are its records")
    let failures = [
      await repositoryFailure { try await watches.delete(watch.id) },
      await repositoryFailure { try await watches.rename(watch.id, to: watch.name) },
      await repositoryFailure { try await watches.update(watch.id, with: Sample.result([]), at: at(9)) },
    ]
    try expect(
      failures.map { $0?.code },
      [.noSuchWatch, .noSuchWatch, .noSuchWatch],
      "what is not there cannot be changed"
    )
    let next = try await watches.add(try Sample.watch(), with: Sample.result([]), at: at(9)).watch
    try require(next.id.number > watch.id.number, "a number is not used again")
  }

  static func expect<Value: Equatable>(_ value: Value, _ expected: Value, _ promise: String) throws {
    try require(value, equals: expected, promise)
  }

  static func at(_ hour: Int64) -> Moment { Moment(milliseconds: hour * 3_600_000) }
}

extension WatchRepositoryContract {
  static func checkLeases(_ watch: Watch, _ watches: any WatchRepository) async throws {
    // The client determines the length of a lease, and the store's clock its start.
    func lease(_ holder: String, for hours: Int64 = 1) -> WatchLease {
      WatchLease(watch: watch.id, holder: holder, end: at(19 + hours))
    }
    try await watches.hold(lease("one"), at: at(19))
    let early = await repositoryFailure { try await watches.hold(lease("two"), at: at(19)) }
    try expect(early?.code, .watchBusy, "one at a time updates a watch")
    try expect(early?.canRetry, true, "that passes")
    try await watches.release(lease("two"))
    let late = await repositoryFailure { try await watches.hold(lease("two"), at: at(19)) }
    try expect(late?.code, .watchBusy, "who has a lease ends it alone")
    try await watches.renew(lease("one", for: 0), at: at(19))
    _ = try await watches.update(watch.id, with: Sample.result([]), under: lease("one"), at: at(22))
    try await watches.hold(lease("two"), at: at(19))
    try await watches.release(lease("one"))
    let lost = [
      await repositoryFailure { try await watches.hold(lease("one"), at: at(19)) },
      await repositoryFailure { try await watches.renew(lease("one"), at: at(19)) },
      await repositoryFailure {
        try await watches.update(watch.id, with: Sample.result([]), under: lease("one"), at: at(22))
      },
    ]
    try expect(lost.map { $0?.code }, [.watchBusy, .watchBusy, .watchBusy], "a lease that ran out is the next one's")
    let number = try await watches.updates(of: watch.id).first?.number
    try await watches.release(lease("two"))
    let gone = [
      await repositoryFailure { try await watches.renew(lease("one"), at: at(19)) },
      await repositoryFailure {
        try await watches.update(watch.id, with: Sample.result([]), under: lease("one"), at: at(22))
      },
    ]
    try expect(gone.map { $0?.code }, [.watchBusy, .watchBusy], "and lost for good, also where the next one is done")
    try await expect(watches.updates(of: watch.id).first?.number, number, "nothing is stored without it")
    try await watches.hold(lease("one"), at: at(19))
    _ = try await watches.update(watch.id, with: Sample.result([]), under: lease("one"), at: at(22))
    try await watches.release(lease("one"))
    let nowhere = WatchLease(watch: Watch.ID(number: 99), holder: "one", end: at(24))
    let unknown = await repositoryFailure { try await watches.hold(nowhere, at: at(23)) }
    try expect(unknown?.code, .noSuchWatch, "what is not there cannot be held")
    try await watches.hold(lease("gone"), at: at(19))
  }
}

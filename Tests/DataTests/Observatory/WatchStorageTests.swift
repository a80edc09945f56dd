import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class WatchStorageTests: XCTestCase {
  private typealias Sample = SampleListings

  func testWatchesKeepTheContract() async throws {
    try await WatchRepositoryContract.check(InMemoryWatches())
    try await WatchRepositoryContract.check(FailingWatches(InMemoryWatches(), faults: Faults()))
    try await onEveryEngine { try await WatchRepositoryContract.check(SQLWatchRepository(database: $0)) }
  }

  func testBothGoTheSameWayThroughRandomResults() async throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      let database = try makeArcadeDatabase()
      let memory = InMemoryWatches()
      var random = SplitMix64(seed: seed)
      let first = randomResult(using: &random)
      let id = try await SQLWatchRepository(database: database).add(Sample.watch(), with: first, at: at(0)).watch.id
      let same = try await memory.add(Sample.watch(), with: first, at: at(0)).watch.id
      XCTAssertEqual(id, same)
      for hour in 1...25 as ClosedRange<Int64> {
        let sqlite = SQLWatchRepository(database: hour.isMultiple(of: 9) ? database.reopened : database)
        let result = randomResult(using: &random)
        let (one, other) = (
          try await sqlite.update(id, with: result, at: at(hour)),
          try await memory.update(id, with: result, at: at(hour))
        )
        XCTAssertEqual(one.update, other.update, "seed \(seed), hour \(hour)")
        let (listings, expected) = (try await sqlite.listings(of: id), try await memory.listings(of: id))
        XCTAssertEqual(listings, expected, "seed \(seed), hour \(hour)")
        for listing in listings {
          let history = try await sqlite.history(of: listing.id, in: id)
          let remembered = try await memory.history(of: listing.id, in: id)
          XCTAssertEqual(history, remembered)
          XCTAssertEqual(history?.figures, listing.watched.listing.figures)
        }
        if random.integer(below: 4) == 0, let opened = listings.first {
          try await sqlite.markRead(opened.id, of: id)
          try await memory.markRead(opened.id, of: id)
        }
      }
    }
  }

  func testThreePricesThatAreChangedInTheShellAreThreeChanges() async throws {
    let database = try makeArcadeDatabase()
    let watches = SQLWatchRepository(database: database)
    let result = Sample.result((1...30).map { Sample.listing("item\($0)", yen: 2_000 + $0) })
    let id = try await watches.add(Sample.watch(), with: result, at: at(1)).watch.id
    let shell = try SQLiteShell(database.path)
    let printed = try shell.run(
      "UPDATE price_history SET price_minor = 1000 WHERE id IN (SELECT id FROM price_history LIMIT 3)"
    )
    shell.close()
    XCTAssertEqual(printed, "")

    let updated = try await watches.update(id, with: result, at: at(1))

    XCTAssertEqual(updated.update, UpdateRecord(number: 2, at: at(1), changed: 3, unchanged: 27))
    XCTAssertEqual(updated.step.changed.flatMap(\.changes).map(\.from?.machineText), ["1000", "1000", "1000"])
    try await expectEqual(watches.watch(id)?.unread, 3)
    let again = try await watches.update(id, with: result, at: at(1))
    XCTAssertFalse(again.step.hasNews)
  }

  func testAHistoryWhoseRowsWereDeletedIsMissingUntilTheNextUpdate() async throws {
    let database = try makeArcadeDatabase()
    let watches = SQLWatchRepository(database: database)
    let id = try await watches.add(Sample.watch(), with: Sample.result(Sample.listing("a")), at: at(1)).watch.id
    try await database.write { try $0.run("DELETE FROM stock_history") }

    let updated = try await watches.update(id, with: Sample.result(Sample.listing("a")), at: at(2))

    let history = try await watches.history(of: "a", in: id)
    XCTAssertEqual(updated.step.changed.flatMap(\.changes).map(\.attribute), [.availability])
    XCTAssertEqual(history?.stock, [DatedValue(true, at: at(2))])
  }

  func testAResultThatChangesNothingWritesItsRecordAlone() async throws {
    let database = try makeArcadeDatabase()
    let watches = SQLWatchRepository(database: database)
    let result = Sample.result((1...30).map { Sample.listing("item\($0)") })
    let id = try await watches.add(Sample.watch(), with: result, at: at(1)).watch.id
    _ = try await watches.update(id, with: result, at: at(2))
    let before = try await database.changes()

    _ = try await watches.update(id, with: result, at: at(3))

    try await expectEqual(database.changes(), before + 1)
  }

  func testIDsThatLookTheSameButAreOtherBytesAreOtherListings() async throws {
    let ids = ["é", "e\u{301}", "a\u{0}b", "a", "'", "", "🧉", "ｱ", "Z", "z"]
    for watches in [InMemoryWatches(), SQLWatchRepository(database: try makeArcadeDatabase())]
      as [any WatchRepository]
    {
      let result = Sample.result(ids.map { Sample.listing($0) })
      let id = try await watches.add(Sample.watch(), with: result, at: at(1)).watch.id
      let updated = try await watches.update(id, with: result, at: at(2))
      XCTAssertEqual(updated.update, UpdateRecord(number: 2, at: at(2), unchanged: ids.count))
      let dearer = Sample.result(ids.enumerated().map { Sample.listing($1, yen: 2_000 + Int64($0)) })
      _ = try await watches.update(id, with: dearer, at: at(3))
      for (index, item) in ids.enumerated() {
        let history = try await watches.history(of: item, in: id)
        XCTAssertEqual(history?.prices.map { $0.value?.minorUnits }, [2_000 + Int64(index), 1_000])
        try await watches.markRead(item, of: id)
        try await expectEqual(watches.watch(id)?.unread, ids.count - index - 1)
      }
      let gone = try await watches.update(id, with: Sample.result([]), at: at(3))
      let back = try await watches.update(id, with: result, at: at(4))
      XCTAssertEqual([gone.step.outOfSight.count, back.step.returned.count], [ids.count, ids.count])
    }
  }

  func testTheViewShowsWhatIsCurrent() async throws {
    let database = try makeArcadeDatabase()
    let watches = SQLWatchRepository(database: database)
    let id = try await watches.add(Sample.watch(), with: Sample.result(Sample.listing("a")), at: at(1)).watch.id
    _ = try await watches.update(id, with: Sample.result(Sample.listing("a", yen: 900, average: 4_800)), at: at(2))
    let shell = try SQLiteShell(database.path)

    let printed = try shell.run(
      """
      SELECT watch, item_id, state, price_minor, currency, price_since, review_average_thousandths, is_available
      FROM current_listings
      """
    )
    XCTAssertEqual(printed, "tea|a|observing|900|JPY|1970-01-01T02:00:00.000Z|4800|1")
  }

  private func randomResult(using random: inout SplitMix64) -> SearchResult {
    let ids = (0..<14).map { "item\($0)" }.inRandomOrder(using: &random).prefix(random.integer(below: 14))
    let listings = ids.map { id in
      Sample.listing(
        id,
        yen: [nil, 900, 1_000][random.integer(below: 3)],
        reviews: [nil, 0, 12][random.integer(below: 3)],
        average: [4_200, 4_800][random.integer(below: 2)],
        isAvailable: [nil, true, false][random.integer(below: 3)]
      )
    }
    return Sample.result(listings, gaps: random.integer(below: 4) == 0 ? [.limitHit(9)] : [])
  }

  private func at(_ hour: Int64) -> Moment { Moment(milliseconds: hour * 3_600_000) }
}

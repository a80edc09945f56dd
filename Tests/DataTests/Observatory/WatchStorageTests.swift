import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Synchronization
import XCTest

final class WatchStorageTests: XCTestCase {
  private typealias Sample = SampleListings

  func testWatchesKeepTheContract() async throws {
    try await WatchRepositoryContract.check(InMemoryWatches())
    try await WatchRepositoryContract.check(FailingWatches(InMemoryWatches(), faults: Faults()))
    try await onEveryEngine { try await WatchRepositoryContract.check(SQLWatchRepository(database: $0)) }
  }

  func testArrangedListingsKeepTheContract() async throws {
    try await ArrangedListingsContract.check(InMemoryWatches())
    try await ArrangedListingsContract.check(FailingWatches(InMemoryWatches(), faults: Faults()))
    try await onEveryEngine { try await ArrangedListingsContract.check(SQLWatchRepository(database: $0)) }
  }

  func testTargetsKeepTheContract() async throws {
    try await AlertRuleContract.check(InMemoryWatches())
    try await AlertRuleContract.check(FailingWatches(InMemoryWatches(), faults: Faults()))
    try await onEveryEngine { try await AlertRuleContract.check(SQLWatchRepository(database: $0)) }
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
    let (database, watches) = try makeWatches()
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
    let (database, watches) = try makeWatches()
    let id = try await watches.add(Sample.watch(), with: Sample.result(Sample.listing("a")), at: at(1)).watch.id
    try await database.write { try $0.run("DELETE FROM stock_history") }

    let updated = try await watches.update(id, with: Sample.result(Sample.listing("a")), at: at(2))

    let history = try await watches.history(of: "a", in: id)
    XCTAssertEqual(updated.step.changed.flatMap(\.changes).map(\.attribute), [.availability])
    XCTAssertEqual(history?.stock, [DatedValue(true, at: at(2))])
  }

  func testAResultThatChangesNothingWritesItsRecordAlone() async throws {
    let (database, watches) = try makeWatches()
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
    let (database, watches) = try makeWatches()
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

  func testTwoCopiesThatUpdateAtOnceNeitherLoseNorDoubleAnything() async throws {
    let (database, _, id) = try await makeWatch()
    let copies = [database, database.reopened].map { SQLWatchRepository(database: $0) }
    for round in 1...15 as ClosedRange<Int64> {
      let result = Sample.result(
        (1...10).map { Sample.listing("item\($0)", yen: round) } + [Sample.listing("r\(round)")]
      )
      let updates = try await withThrowingTaskGroup { group in
        for copy in copies {
          group.addTask { try await copy.update(id, with: result, at: Moment(milliseconds: round)).update }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      XCTAssertEqual(updates.map(\.changed).sorted(), [0, 10], "round \(round)")
      XCTAssertEqual(updates.map(\.new).sorted(), [0, 1], "round \(round)")
    }
    try await expectEqual(copies[0].history(of: "item1", in: id)?.prices.count, 16)
    try await expectEqual(copies[1].updates(of: id).map(\.number), (1...31).reversed())
  }

  func testAnUpdateThatIsCutOffAnywhereLeavesTheWatchAsItWas() async throws {
    let tables = [
      "listings", "watch_updates", "watch_gaps", "price_history", "review_count_history", "review_average_history",
      "stock_history",
    ]
    var cuts = 0
    for (table, action) in tables.flatMap({ table in ["INSERT", "UPDATE"].map { (table, $0) } }) {
      let (database, watches, id) = try await makeWatch()
      let before = try await watches.listings(of: id)
      try await database.cutOff(after: action, on: table)
      let result = Sample.result(
        Sample.listing("item1", yen: 1, reviews: 1, average: 1, isAvailable: false),
        Sample.listing("other"),
        gaps: [.limitHit(2)]
      )

      let failure = await repositoryFailure { try await watches.update(id, with: result, at: .november20) }

      guard failure != nil else { continue }
      cuts += 1
      let after = SQLWatchRepository(database: database.reopened)
      let (listings, numbers) = (try await after.listings(of: id), try await after.updates(of: id).map(\.number))
      XCTAssertEqual(listings, before, "\(action) \(table)")
      XCTAssertEqual(numbers, [1], "\(action) \(table)")
    }
    XCTAssertEqual(cuts, 8)
  }

  func testAWatchThatIsCutOffWhileItIsAddedIsNotThere() async throws {
    let tables = [
      "watches", "watch_feeds", "listings", "price_history", "review_count_history", "review_average_history",
      "stock_history", "watch_updates",
    ]
    for table in tables {
      let (database, watches) = try makeWatches()
      _ = try await watches.watches()
      try await database.cutOff(after: "INSERT", on: table)
      let feed = NewWatch(name: try Sample.name("shop"), source: "feed:/shop.csv", query: .everything)
      let result = Sample.result(Sample.listing("a"), Sample.listing("b"))
      let failure = await repositoryFailure { try await watches.add(feed, with: result, at: .november20) }
      XCTAssertNotNil(failure, table)
      try await expectEqual(SQLWatchRepository(database: database.reopened).watches(), [], table)
      let rows = try SQLiteShell.run("SELECT count(*) FROM listings", on: database.path)
      XCTAssertEqual(rows.prefix { $0.isNumber }, "0", table)
    }
  }

  func testAFullDiskLeavesTheWatchAsItWas() async throws {
    let (database, watches, id) = try await makeWatch()
    let before = try await watches.listings(of: id)
    try await database.write { try $0.run("PRAGMA max_page_count = 1") }
    let large = Sample.result((1...2_000).map { Sample.listing("item\($0)", yen: 7) })

    let failures = [
      await repositoryFailure { try await watches.update(id, with: large, at: .november20) },
      await repositoryFailure { try await watches.add(Sample.watch("coffee"), with: large, at: .november20) },
    ]

    XCTAssertEqual(failures.map { $0?.code }, [.full, .full])
    let (listings, count) = (try await watches.listings(of: id), try await watches.watches().count)
    XCTAssertEqual(listings, before)
    XCTAssertEqual(count, 1)
  }

  func testRowsThatWereEditedByHandAreFound() async throws {
    let edits = [
      "UPDATE watches SET name = ' '", "UPDATE watches SET sort_order = 'best'", "UPDATE watches SET keyword = 'x'",
      "UPDATE watches SET result_count = 0", "UPDATE watches SET lowest_minor = -1, price_currency = 'JPY'",
      "UPDATE watches SET category_id = 'a'", "UPDATE listings SET state = 'lost'",
      "UPDATE price_history SET currency = 'yen'", "UPDATE price_history SET currency = NULL",
      "UPDATE price_history SET observed_at = 'noon'", "UPDATE watch_updates SET updated_at = ''",
      "DROP TABLE stock_history",
    ]
    for edit in edits {
      let (database, watches, id) = try await makeWatch()
      try await database.change(edit)

      await expectFailure(.corrupt, subject: database.path, edit) { () async throws -> Void in
        _ = try await watches.watches()
        _ = try await watches.listings(of: id)
        _ = try await watches.history(of: "item1", in: id)
      }
    }
  }

  func testANumberAfterWhichThereIsNoneIsFound() async throws {
    let (database, _, id) = try await makeWatch()
    try await database.change("UPDATE watch_updates SET number = 9223372036854775807")
    let watches = SQLWatchRepository(database: database)
    await expectFailure(.corrupt) { try await watches.update(id, with: Sample.result([]), at: .november20) }
    let listings = try await watches.listings(of: id)
    XCTAssertEqual(Set(listings.map(\.watched.group)), [.new])
  }

  func testDeletingAWatchLeavesNoRowBehind() async throws {
    let (database, watches, id) = try await makeWatch()
    _ = try await watches.update(id, with: Sample.result([], gaps: [.limitHit(2)]), at: .november20)
    try await watches.delete(id)
    let tables = ["listings", "watch_updates", "watch_gaps", "price_history", "stock_history", "review_count_history"]
    for table in tables { try await expectEqual(database.count(table), 0, table) }
  }

  private func makeWatches() throws -> (Database, SQLWatchRepository) {
    let database = try makeArcadeDatabase()
    return (database, SQLWatchRepository(database: database))
  }

  private func makeWatch() async throws -> (Database, SQLWatchRepository, Watch.ID) {
    let (database, watches) = try makeWatches()
    let result = Sample.result((1...10).map { Sample.listing("item\($0)") })
    return (database, watches, try await watches.add(Sample.watch(), with: result, at: .november20).watch.id)
  }
}

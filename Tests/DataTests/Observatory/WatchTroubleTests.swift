import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Synchronization
import XCTest

final class WatchTroubleTests: XCTestCase {
  private typealias Sample = SampleListings

  func testTwoCopiesThatUpdateAtOnceNeitherLoseNorDoubleAnything() async throws {
    let (database, id) = try await makeWatch()
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
      let (database, id) = try await makeWatch()
      let watches = SQLWatchRepository(database: database)
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

  func testAFullDiskLeavesTheWatchAsItWas() async throws {
    let (database, id) = try await makeWatch()
    let watches = SQLWatchRepository(database: database)
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
      let (database, id) = try await makeWatch()
      let watches = SQLWatchRepository(database: database)
      try await database.change(edit)

      await expectFailure(.corrupt, subject: database.path, edit) { () async throws -> Void in
        _ = try await watches.watches()
        _ = try await watches.listings(of: id)
        _ = try await watches.history(of: "item1", in: id)
      }
    }
  }

  func testANumberAfterWhichThereIsNoneIsFound() async throws {
    let (database, id) = try await makeWatch()
    try await database.change("UPDATE watch_updates SET number = 9223372036854775807")
    let watches = SQLWatchRepository(database: database)

    await expectFailure(.corrupt) { try await watches.update(id, with: Sample.result([]), at: .november20) }
    let listings = try await watches.listings(of: id)
    XCTAssertEqual(Set(listings.map(\.watched.group)), [.new])
  }

  func testDeletingAWatchLeavesNoRowBehind() async throws {
    let (database, id) = try await makeWatch()
    let watches = SQLWatchRepository(database: database)
    _ = try await watches.update(id, with: Sample.result([], gaps: [.limitHit(2)]), at: .november20)

    try await watches.delete(id)

    let tables = ["listings", "watch_updates", "watch_gaps", "price_history", "stock_history", "review_count_history"]
    for table in tables { try await expectEqual(database.count(table), 0, table) }
  }

  private func makeWatch() async throws -> (Database, Watch.ID) {
    let database = try makeArcadeDatabase()
    let result = Sample.result((1...10).map { Sample.listing("item\($0)") })
    let added = try await SQLWatchRepository(database: database).add(Sample.watch(), with: result, at: .november20)
    return (database, added.watch.id)
  }
}

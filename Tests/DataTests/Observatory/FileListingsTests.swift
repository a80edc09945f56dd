import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

final class FileListingsTests: XCTestCase {
  private let table = """
    id,name,price,currency,reviewCount,category
    t1,Green tea,3.00,EUR,5,tea
    t2,Black TÉA,1.00,EUR,9,tea
    c1,Coffee,9.00,EUR,1,coffee
    t3,ＴＥＡ with milk,,,,tea
    t4,"Tea, white",2.00,EUR,9,gifts
    t1,Tea again,1.00,EUR,5,tea
    t5,Tea of gold,x,EUR,5,tea
    c2,Bad coffee,x,EUR,5,coffee
    """

  func testItKeepsThePromisesOfASource() async throws {
    let (source, folder) = try makeSource(table.split(separator: "\n").prefix(6).joined(separator: "\n"))
    try await ListingSourceContract.check(source, finding: "tea", currency: .eur)
    withExtendedLifetime(folder) {}
  }

  func testEveryWordOfAKeywordIsInTheName() async throws {
    try await expect(WatchQuery(keyword: "tea"), ["t1", "t2", "t3", "t4"], at: ["shop.csv:7", "shop.csv:8"])
    try await expect(WatchQuery(keyword: "TEA green"), ["t1"])
    try await expect(WatchQuery(keyword: "milk ｔｅａ"), ["t3"])
    try await expect(WatchQuery(keyword: "bad"), [], at: ["shop.csv:9"])
    try await expect(WatchQuery(keyword: "zebra"), [])
  }

  func testANameIsSearchedAsItIsSeen() async throws {
    let result = try await search(
      "id,name\na,Gr\u{1B}[1meen\u{200B} \u{202E}tea\nb,\u{1B}]0;green tea\u{7}Coffee\n",
      for: WatchQuery(keyword: "green tea")
    )
    XCTAssertEqual(result.snapshot.listings.map(\.id), ["a"])
  }

  func testACategoryIsTheOneOfTheRow() async throws {
    let category = ListingCategory(id: "coffee", name: "coffee")
    try await expect(WatchQuery(category: category), ["c1"], at: ["shop.csv:9"])
    try await expect(WatchQuery(keyword: "white", category: ListingCategory(id: "gifts", name: "")), ["t4"])
    try await expect(WatchQuery(keyword: "white", category: category), [])
  }

  func testListingsStandInTheOrderThatWasAskedFor() async throws {
    let left = ["shop.csv:7", "shop.csv:8"]
    try await expect(WatchQuery(keyword: "tea", order: .priceUp), ["t2", "t4", "t1", "t3"], at: left)
    try await expect(WatchQuery(keyword: "tea", order: .priceDown), ["t1", "t4", "t2", "t3"], at: left)
    try await expect(WatchQuery(keyword: "tea", order: .reviews, count: 2), ["t2", "t4"], at: left)
  }

  func testWithoutAPriceAListingPassesOnlyAnOpenRange() async throws {
    let two = Money(minorUnits: 200, currency: .eur)
    let left = ["shop.csv:7", "shop.csv:8"]
    try await expect(WatchQuery(keyword: "tea", prices: PriceRange(from: two)), ["t1", "t4"], at: left)
    try await expect(WatchQuery(keyword: "tea", prices: PriceRange(to: two)), ["t2", "t4"], at: left)
    let yen = Money(minorUnits: 200, currency: .jpy)
    try await expect(WatchQuery(keyword: "tea", prices: PriceRange(from: yen)), [], at: left)
  }

  func testCategoriesAreThoseOfTheFeed() async throws {
    let (source, folder) = try makeSource(table)
    let names = ["coffee", "gifts", "tea"]
    try await expectEqual(source.categories(below: nil), names.map { ListingCategory(id: $0, name: $0) })
    try await expectEqual(source.categories(below: "tea"), [])
    withExtendedLifetime(folder) {}
  }

  func testARepeatedIDCountsOnceIsSaidAndLeavesTheResultComplete() async throws {
    let result = try await search(
      "id,name,price\na,Tea,1\nb,Tea,2\na,Tea,3\nb,Tea,2\n",
      for: WatchQuery(keyword: "tea")
    )
    XCTAssertEqual(result.snapshot.listings.map(\.price?.minorUnits), [100, 200])
    XCTAssertEqual(result.problems.map(\.path), ["shop.csv:4", "shop.csv:5"])
    XCTAssertEqual(result.problems.map(\.mistake), [.repeated("a"), .repeated("b")])
    XCTAssertEqual(result.gaps, [])
  }

  /// If the first row of an ID does not match, the search might have found the second one.
  func testARepeatedIDWhoseFirstRowWasNotFoundIsThere() async throws {
    for rows in ["a,Coffee,1\na,Tea,1", "a,Tea,900\na,Tea,1", "a,Tea,x\na,Tea,1"] {
      let cheap = try PriceRange(to: Money(minorUnits: 500, currency: .eur))
      let result = try await search("id,name,price\n\(rows)\nb,Tea,2\n", for: WatchQuery(keyword: "tea", prices: cheap))
      XCTAssertEqual(result.snapshot.listings.map(\.id), ["b"], rows)
      XCTAssertEqual(Set(result.unreadable), ["a"], rows)
    }
  }

  func testARowWhosePriceCannotBeReadIsThereAndKeepsWhatItCost() async throws {
    let found = try await search("id,name,price\na,Tea,1\nb,Tea,2\nc,Tea,3\n", for: WatchQuery(keyword: "tea"))
    let known = WatchState.beginning(with: found).state
    let latest = try await search("id,name,price\na,Tea,consultar\nb,Tea,2\n", for: WatchQuery(keyword: "tea"))

    let step = known.after(latest)

    XCTAssertEqual(step.outOfSight.map(\.id), ["c"], "it keeps nothing else in sight")
    XCTAssertEqual(step.gaps, [])
    XCTAssertEqual(step.problems.map(\.path), ["shop.csv:2"])
    XCTAssertEqual(step.unchanged, 2)
    XCTAssertEqual(step.state.listings.map(\.group), [.observing, .observing, .outOfSight])
    XCTAssertEqual(step.state.listings.map { $0.listing.price?.minorUnits }, [100, 200, 300])
    let back = step.state.after(
      try await search("id,name,price\nb,Tea,2\nc,Tea,consultar\n", for: WatchQuery(keyword: "tea"))
    )
    XCTAssertEqual(back.returned.map(\.id), ["c"])
    XCTAssertEqual(back.outOfSight.map(\.id), ["a"])
  }

  func testOnlyRowsWithoutAnIDMayBeMissing() async throws {
    let rows: [(String, [UpdateWarning])] = [
      ("a,Tea,x", []), ("a,Tea,1\na,Tea,x", []), (",Tea,1", [.leftOut(1)]), (",Tea,x\na,Tea,x", [.leftOut(1)]),
      ("a,Tea, green,1", [.leftOut(1)]), ("a,\"Tea,1\n", [.leftOut(1)]),
    ]
    for (text, gaps) in rows {
      let result = try await search("id,name,price\n\(text)\nb,Tea,2\n", for: WatchQuery(keyword: "tea"))
      XCTAssertEqual(result.gaps, gaps, text)
    }
  }

  func testIDsThatLookTheSameAreNotRepeated() async throws {
    let result = try await search("id,name\n\u{E9},Tea\ne\u{301},Tea\n", for: WatchQuery(keyword: "tea"))
    XCTAssertEqual(result.snapshot.listings.count, 2)
    XCTAssertTrue(result.isComplete)
  }

  func testARowThatCannotBeHeldAgainstTheSearchMayBeMissing() async throws {
    let rows: [(name: String, text: String)] = [
      ("shop.csv", "id,name,price\na,Tea, green,1\n"), ("shop.csv", "name,id,price\nTea,green,a,1\n"),
      ("shop.json", #"[{"id":"a","name":["Green tea"]}]"#),
      ("shop.jsonl", #"{"id":"a","category":{},"name":{"en":"Green tea"}}"#),
    ]
    for (name, text) in rows {
      let result = try await search(text, as: name, for: WatchQuery(keyword: "green tea"))
      XCTAssertEqual(result.isComplete, !result.unreadable.isEmpty, text)
      XCTAssertEqual(result.problems.count, 1, text)
    }
  }

  func testAMappingBelongsToTheAddress() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Data("sku,name\na,Tea\n".utf8), to: "shop.csv")
    let source = FileListings(try FileListingsAddress("file:\(path)#id=sku"))
    let result = try await source.search(WatchQuery(keyword: "tea")) { _ in }
    XCTAssertEqual(result.snapshot.listings, [try feedListing("a", "Tea", rank: 1)])
  }

  func testAFileThatCannotBeReadIsNamed() async throws {
    let folder = try TemporaryFolder()
    let cases: [(path: String, code: RepositoryError.Code)] = [
      (folder.path("none.csv"), .notFound), (folder.url.path, .isFolder),
      (try folder.write(Data("<html>".utf8), to: "page.csv"), .notData),
    ]
    for (path, code) in cases {
      await expectFailure(code, subject: path, path) {
        try await FileListings(FileListingsAddress(path: path)).search(WatchQuery(keyword: "tea")) { _ in }
      }
      await expectFailure(code, path) { try FeedDifference(from: path, to: path) }
    }
  }

  func testTheProfileSaysThatAPathIsNeeded() {
    XCTAssertEqual(FileListings.profile, ListingSourceProfile(name: "file", needs: [.path]))
  }

  private func expect(
    _ query: WatchQuery,
    _ ids: [String],
    at places: [String] = [],
    line: UInt = #line
  ) async throws {
    let result = try await search(table, for: query)
    let ranked = result.snapshot.listings.sorted { $0.rank < $1.rank }
    XCTAssertEqual(ranked.map(\.id), ids, line: line)
    XCTAssertEqual(ranked.map(\.rank), Array(1..<ids.count + 1), line: line)
    XCTAssertEqual(result.problems.map(\.path), places, line: line)
    XCTAssertTrue(result.isComplete, "each has its id", line: line)
  }

  private func search(
    _ text: String,
    as name: String = "shop.csv",
    for query: WatchQuery
  ) async throws -> SearchResult {
    let (source, folder) = try makeSource(text, as: name)
    defer { withExtendedLifetime(folder) {} }
    return try await source.search(query) { _ in }
  }

  private func makeSource(_ text: String, as name: String = "shop.csv") throws -> (FileListings, TemporaryFolder) {
    let folder = try TemporaryFolder()
    let path = try folder.write(Data(text.utf8), to: name)
    return (FileListings(FileListingsAddress(path: path)), folder)
  }
}

/// Whatever is wrong with a file, none of its listings is reported as gone.
final class BrokenFeedTests: XCTestCase {
  func testNothingIsCalledGoneThatStandsInTheFile() async throws {
    let folder = try TemporaryFolder()
    var outcomes: [String: Int] = [:]
    for seed in 1...150 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      for name in ["shop.csv", "shop.jsonl", "shop.json"] {
        var state = WatchState()
        for round in 1...4 {
          let feed = BrokenFeed(as: name, using: &random)
          let path = try folder.write(Data(feed.bytes), to: name)
          let source = FileListings(FileListingsAddress(path: path))
          guard
            let result = try? await source.search(WatchQuery(keyword: "green tea", count: 3_000), progress: { _ in })
          else { continue }

          let step = state.after(result)

          let wronged = step.outOfSight.map { Array($0.id.utf8) }.filter(feed.ids.contains)
          XCTAssertEqual(wronged, [], "\(name), seed \(seed), round \(round)")
          outcomes[step.gaps.isEmpty ? "complete" : "incomplete", default: 0] += 1
          if step.gaps.isEmpty, !result.problems.isEmpty { outcomes["complete with repeats", default: 0] += 1 }
          outcomes["gone", default: 0] += step.outOfSight.count
          state = step.state
        }
      }
    }
    for outcome in ["complete", "complete with repeats", "incomplete", "gone"] {
      XCTAssertGreaterThan(outcomes[outcome] ?? 0, 50, "\(outcome) was hardly tried: \(outcomes)")
    }
  }
}

/// A file of listings in which every readable row matches the same words.
private struct BrokenFeed {
  private(set) var bytes: [UInt8] = []
  /// The IDs in the file, by bytes.
  private(set) var ids: Set<[UInt8]> = []

  init(as name: String, using random: inout SplitMix64) {
    let isTable = name.hasSuffix("csv")
    let share = random.integer(below: 4)
    let isBroken = random.integer(below: 2) == 0
    var rows: [[UInt8]] = []
    for number in 0..<20 where random.integer(below: 4) <= share {
      let id = ["i\(number)", "\u{E9}\(number)", "e\u{301}\(number)"][random.integer(below: 3)]
      for _ in 0...(random.integer(below: 6) == 0 ? 1 : 0) {
        let breakage = isBroken ? random.integer(below: 12) : 99
        rows.append(isTable ? Self.row(id, breakage) : Self.object(id, breakage))
        // Without its ID, a row tells nothing about it.
        ids.insert(Array(id.utf8))
      }
    }
    switch name {
    case "shop.csv": rows.insert(Array("id,price,name,category".utf8), at: 0)
    case "shop.json": rows = [Array("[".utf8) + rows.joined(separator: Array(",\n".utf8)) + Array("]".utf8)]
    default: break
    }
    bytes = rows.flatMap { $0 + [0x0A] }
  }

  private static func row(_ id: String, _ breakage: Int) -> [UInt8] {
    switch breakage {
    case 0: Array("\(id),free,Green tea,x".utf8)
    case 1: Array("\(id),1,000,Green tea,x".utf8)
    case 2: Array("\(id),1,\"Green tea,x".utf8)
    case 3: Array("\(id),1,Gr".utf8) + [0x81] + Array("een tea,x".utf8)
    case 4: Array(",1,Green tea,x".utf8)
    default: Array("\(id),1,Green tea,x".utf8)
    }
  }

  private static func object(_ id: String, _ breakage: Int) -> [UInt8] {
    switch breakage {
    case 0: Array(#"{"id":"\#(id)","name":"Green tea","price":"free"}"#.utf8)
    case 1: Array(#"{"id":"\#(id)","name":{"en":"Green tea"}}"#.utf8)
    case 2: Array(#"{"id":["\#(id)"],"name":"Green tea"}"#.utf8)
    case 3: Array(#"{"category":[],"id":"\#(id)","name":["Green tea"]}"#.utf8)
    case 4: Array(#"["\#(id)","Green tea"]"#.utf8)
    default: Array(#"{"id":"\#(id)","name":"Green tea","price":1}"#.utf8)
    }
  }
}

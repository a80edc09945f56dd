import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Pages that do not say clearly how much there is: what came is kept, and nothing is called gone.
final class UnclearRakutenTests: XCTestCase {
  private static let full = (1...30).map(IchibaAnswer.item).joined(separator: ",")

  func testAPageThatContradictsItselfMakesTheSearchIncomplete() async throws {
    let full = Self.full
    let cases: [(body: String, found: Int)] = [
      (#"{"Items":[],"pageCount":5}"#, 0),
      (#"{"Items":[],"pageCount":1}"#, 0),
      (#"{"Items":[],"count":"sixty"}"#, 0),
      (#"{"Items":[],"count":-1}"#, 0),
      (#"{"Items":[],"count":0,"pageCount":"two"}"#, 0),
      (#"{"Items":[],"count":0,"hits":30,"first":1,"last":30,"pageCount":2}"#, 0),
      (#"{"count":0,"Items":[],"items":[\#(full)]}"#, 0),
      (#"{"count":0,"Items":[],"Items":[\#(full)]}"#, 0),
      (#"{"count":30,"pageCount":2,"Items":[\#(full)]}"#, 30),
      (#"{"count":30,"pageCount":1,"Items":[\#(full)],"count":60}"#, 30),
      (#"{"count":30,"pageCount":1,"Items":[\#(full)],"pageCount":2}"#, 30),
    ]
    for (body, found) in cases {
      let known = WatchState.beginning(with: try await stand(IchibaAnswer.pages(count: 60))).state

      let result = try await stand([.json(body)])

      XCTAssertFalse(result.isComplete, body.prefix(80).description)
      XCTAssertEqual(result.snapshot.listings.count, found, body.prefix(80).description)
      XCTAssertEqual(known.after(result).outOfSight, [], body.prefix(80).description)
    }
  }

  func testAPageThatCountsNeitherResultsNorPagesMakesTheSearchIncomplete() async throws {
    let cases: [(pages: [String], found: Int)] = [
      ([#"{"Items":[]}"#], 0), ([#"{"Items":[\#(IchibaAnswer.item(1))]}"#], 1),
      ([#"{"Items":[\#(Self.full)]}"#, #"{"Items":[]}"#], 30),
    ]
    for (pages, found) in cases {
      let result = try await stand(pages.map { .json($0) })

      XCTAssertFalse(result.isComplete, "\(pages.count) pages, \(found) found")
      XCTAssertEqual(result.snapshot.listings.count, found)
    }
  }

  func testANumberOfPagesPromisesAResultOnTheLastOfThem() async throws {
    let cases: [(pageCount: Int, second: String, gaps: [IncompleteReason])] = [
      (2, #"{"Items":[],"pageCount":2}"#, [.missing(1, of: 31)]), (2, #"{"Items":[]}"#, [.missing(1, of: 31)]),
      (2, #"{"Items":[],"pageCount":1}"#, [.missing(1, of: 31)]),
      (3, #"{"Items":[]}"#, [.missing(31, of: 61)]),
      (2, #"{"Items":[\#(IchibaAnswer.item(31))],"pageCount":2}"#, []),
    ]
    for (pageCount, second, gaps) in cases {
      let first = #"{"Items":[\#(Self.full)],"pageCount":\#(pageCount)}"#
      try await expectEqual(stand([first, second].map { .json($0) }).gaps, gaps, "\(pageCount) pages, then \(second)")
    }
  }

  private func stand(_ answers: [LoopbackAnswer]) async throws -> SearchResult {
    try await IchibaStand(answers).search(count: 90)
  }
}

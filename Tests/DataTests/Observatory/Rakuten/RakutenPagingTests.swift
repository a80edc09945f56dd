import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class RakutenPagingTests: XCTestCase {
  func testAHundredPagesAreRankedThroughoutAndOneASecond() async throws {
    let stand = try IchibaStand(IchibaAnswer.pages(count: 3_000))
    var steps: [SearchProgress] = []

    let result = try await stand.listings().search(WatchQuery(keyword: "tea", count: 3_000)) { steps.append($0) }

    XCTAssertTrue(result.isComplete, "\(result.gaps)")
    let byRank = result.snapshot.listings.sorted { $0.rank < $1.rank }
    XCTAssertEqual(byRank.map(\.id), (1...3_000).map { "shop:\($0)" })
    XCTAssertEqual(byRank.map(\.rank), Array(1...3_000))
    XCTAssertEqual(steps, (1...100).map { SearchProgress(found: $0 * 30, of: 3_000) })
    XCTAssertEqual(pages(asked: stand), Array(1...100))
    XCTAssertEqual(stand.pauses, Array(repeating: .seconds(1), count: 99))
  }

  func testNoMoreIsAskedForThanIsWantedAndThere() async throws {
    // A result of several pages is not one consistent moment.
    let cases: [(wanted: Int, there: Int, hits: Int, pages: Int, hasMore: Bool)] = [
      (1, 100, 1, 1, true), (29, 100, 29, 1, true), (30, 100, 30, 1, true), (31, 100, 30, 2, true),
      (45, 100, 30, 2, true), (60, 100, 30, 2, true), (60, 61, 30, 2, true), (3_000, 61, 30, 3, false),
      (3_000, 60, 30, 2, false), (60, 60, 30, 2, false), (45, 45, 30, 2, false), (60, 30, 30, 1, false),
      (12, 12, 12, 1, false), (3_000, 1, 30, 1, false), (7, 3, 7, 1, false),
    ]
    for (wanted, there, hits, pages, hasMore) in cases {
      let stand = try IchibaStand(IchibaAnswer.pages(count: there))

      let result = try await stand.search(count: wanted)

      XCTAssertEqual(result.snapshot.listings.count, min(wanted, there), "\(wanted) of \(there)")
      XCTAssertEqual(result.gaps, [], "\(wanted) of \(there)")
      XCTAssertEqual([result.isOneMoment, result.hasMore], [pages == 1, hasMore], "\(wanted) of \(there)")
      XCTAssertEqual(self.pages(asked: stand), Array(1...pages))
      XCTAssertEqual(Set(stand.server.requests.compactMap { value(of: "hits", in: $0) }), ["\(hits)"])
    }
  }

  func testWithoutACountItAsksUntilAPageIsNotFull() async throws {
    let cooldown = (31...33).map(IchibaAnswer.item).joined(separator: ",")
    for last in [#"{"Items":[\#(cooldown)]}"#, #"{"Items":[]}"#] {
      let stand = try IchibaStand([.json(#"{"Items":[\#(Self.full)]}"#), .json(last)])
      try await expectEqual(stand.search(count: 3_000).snapshot.listings.count, last.contains("33") ? 33 : 30)
      XCTAssertEqual(pages(asked: stand), [1, 2])
    }
  }

  func testOfAListingOnTwoPagesTheFirstHoldsAndTheOneInItsPlaceIsMissed() async throws {
    let again = IchibaAnswer.item(30).replacing("Tea 30", with: "Second")
    let first = LoopbackAnswer.json(IchibaAnswer.page(of: 1...30, count: 60))
    let second = LoopbackAnswer.json(IchibaAnswer.page([again] + (31...59).map(IchibaAnswer.item), count: 60))
    let stand = try IchibaStand([first, second])

    let result = try await stand.search(count: 60)

    XCTAssertEqual(result.snapshot.listings.count, 59)
    let listings = Dictionary(uniqueKeysWithValues: result.snapshot.listings.map { ($0.id, "\($0.name), \($0.rank)") })
    XCTAssertEqual([listings["shop:30"], listings["shop:31"]], ["Tea 30, 30", "Tea 31, 32"])
    XCTAssertFalse(result.isComplete)
    XCTAssertEqual(pages(asked: stand), [1, 2])
  }

  func testAPageShorterThanItsCountPromisesMakesTheSearchIncomplete() async throws {
    // The results on each page, and the numbers counted and wanted.
    let cases: [(sent: [Int], there: Int, wanted: Int, isComplete: Bool)] = [
      ([30, 5], 60, 60, false), ([25, 30], 60, 60, false), ([30, 29], 60, 60, false), ([29, 30], 84_930, 60, false),
      ([5], 30, 30, false), ([30, 30], 84_930, 60, true), ([30, 30, 1], 61, 90, true), ([29, 30, 1], 61, 90, false),
      ([30, 30], 59, 60, false),
    ]
    for (sent, there, wanted, isComplete) in cases {
      let pages = sent.enumerated().map { index, count in
        LoopbackAnswer.json(IchibaAnswer.page(of: (index * 30 + 1)..<(index * 30 + 1 + count), count: there))
      }
      let result = try await IchibaStand(pages).search(count: wanted)

      XCTAssertEqual(result.isComplete, isComplete, "\(sent) of \(there): \(result.gaps)")
      XCTAssertEqual(result.snapshot.listings.count, sent.reduce(0, +), "\(sent) of \(there)")
    }
  }

  func testMoreThanWasAskedForIsSeenWithoutACountToo() async throws {
    let pages = [1...30, 31...60].map { numbers in
      LoopbackAnswer.json(#"{"pageCount":2,"Items":[\#(numbers.map(IchibaAnswer.item).joined(separator: ","))]}"#)
    }
    let result = try await IchibaStand(pages).search(count: 45)
    XCTAssertTrue(result.hasMore)
    XCTAssertEqual(result.snapshot.listings.count, 45)
  }

  func testAPageThatFailsMidwayKeepsWhatCameAndEndsTheSearch() async throws {
    let whole = Array(IchibaAnswer.page(of: 31...60, count: 90).utf8)
    let cases: [(answer: LoopbackAnswer, code: RepositoryError.Code)] = [
      (.status(500), .serverError), (.status(503), .serverError), (.status(429), .askedToWait),
      (.status(429, headers: ["Retry-After": "3600"]), .askedToWait), (.status(403), .configuration),
      (.status(400), .badRequest), (.drop, .cutOff), (.cutOff(afterBytes: 1_000, of: whole), .cutOff),
      (.body(Array(whole.prefix(1_000))), .corrupt), (.body(Array("<html>Sorry</html>".utf8)), .corrupt),
      (.json(#"{"count":90,"Items":[]}"#), .corrupt), (.json("{}"), .corrupt),
      (.body(status: 404, Array("<html>Not here</html>".utf8)), .notFound),
      (.json(#"{"error":"system_error"}"#), .serverError),
    ]
    for (answer, code) in cases {
      let stand = try IchibaStand([.json(IchibaAnswer.page(of: 1...30, count: 90)), answer])

      let result = try await stand.listings(tries: 2).search(WatchQuery(keyword: "tea", count: 90), progress: { _ in })

      XCTAssertEqual(result.snapshot.listings.count, 30, "\(answer)")
      XCTAssertEqual(result.gaps, [.pageFailed(2, because: code)], "\(answer)")
      XCTAssertEqual(Set(pages(asked: stand)), [1, 2], "\(answer)")
    }
  }

  func testAFirstPageThatFailsFailsTheSearch() async throws {
    let cases: [(answer: LoopbackAnswer, code: RepositoryError.Code)] = [
      (.status(500), .serverError), (.drop, .cutOff), (.json("{}"), .corrupt),
      (.body(Array("<html>Sorry</html>".utf8)), .corrupt),
      (.body(status: 404, Array("<html>Not here</html>".utf8)), .notFound),
      (.json(#"{"message":"no Route matched"}"#, status: 404), .notFound), (.status(404), .notFound),
      (.json(#"{"error":"Not Found"}"#, status: 404), .notFound),
      (.json(#"{"errors":{"errorMessage":"no route to api","errorCode":404}}"#, status: 404), .notFound),
      (.json(#"{"errors":{"errorMessage":"not found","errorCode":404}}"#), .notFound),
      (.json(#"{"errors":{"errorMessage":"not_found","errorCode":404}}"#, status: 404), .notFound),
    ]
    for (answer, code) in cases {
      let stand = try IchibaStand([answer])
      await expectFailure(code, "\(answer)") { try await stand.search(count: 90) }
    }
  }

  func testACountThatDriftsIsAGap() async throws {
    let cases: [(counts: [Int], gap: UpdateWarning?)] = [
      ([90, 90, 90], nil), ([90, 91, 91], .countDrifted(from: 90, to: 91)),
      ([90, 90, 89], .countDrifted(from: 90, to: 89)),
      ([90, 91, 90], .countDrifted(from: 90, to: 91)), ([60, 90, 90], .countDrifted(from: 60, to: 90)),
    ]
    for (counts, gap) in cases {
      let stand = try IchibaStand(
        counts.enumerated().map { index, count in
          .json(IchibaAnswer.page(of: (index * 30 + 1)...(index * 30 + 30), count: count, number: index + 1))
        }
      )

      let result = try await stand.search(count: 90)

      XCTAssertEqual(result.gaps, [gap].compactMap(\.self), "\(counts)")
      XCTAssertEqual(result.snapshot.listings.count, 90, "\(counts)")
    }
  }

  func testResultsThatAreGoneOnALaterPageAreADriftToo() async throws {
    for answer in [LoopbackAnswer.json(#"{"error":"not_found"}"#, status: 404), .json(#"{"count":0}"#)] {
      let stand = try IchibaStand([.json(IchibaAnswer.page(of: 1...30, count: 90)), answer])

      let result = try await stand.search(count: 90)

      XCTAssertEqual(result.gaps, [.countDrifted(from: 90, to: 0)])
      XCTAssertEqual(result.snapshot.listings.count, 30)
      XCTAssertEqual(pages(asked: stand), [1, 2])
    }
  }

  func testALimitIsAGapOnlyWhereMoreWasWantedAndIsThere() async throws {
    let cases: [(wanted: Int, there: Int, pageCount: Int, gap: UpdateWarning?)] = [
      (90, 84_930, 2, .limitHit(60)), (60, 84_930, 2, nil), (60, 60, 2, nil), (61, 61, 2, .limitHit(60)),
      (90, 60, 2, nil), (30, 84_930, 100, nil), (30, 84_930, 0, nil), (60, 84_930, 0, .limitHit(30)),
    ]
    for (wanted, there, pageCount, gap) in cases {
      let stand = try IchibaStand([
        .json(IchibaAnswer.page(of: 1...30, count: there, pageCount: pageCount)),
        .json(IchibaAnswer.page(of: 31...60, count: there, pageCount: pageCount)),
      ])

      let result = try await stand.search(count: wanted)

      XCTAssertEqual(result.gaps, [gap].compactMap(\.self), "\(wanted) of \(there) on \(pageCount)")
    }
  }

  func testWhatIsLeftOutOnALaterPageIsReportedWithIt() async throws {
    let bad = IchibaAnswer.item(34).replacing("1034", with: "\"free\"")
    let stand = try IchibaStand([
      .json(IchibaAnswer.page(of: 1...30, count: 35)),
      .json(IchibaAnswer.page((31...33).map(IchibaAnswer.item) + [bad, IchibaAnswer.item(35)], count: 35)),
    ])

    let result = try await stand.search(count: 60)

    let expected = [ListingProblem(at: entry(34, "itemPrice"), .amount(.notANumber("free")))]
    XCTAssertEqual(result.problems.withoutLines(), expected)
    XCTAssertEqual(result.snapshot.listings.count, 34)
    XCTAssertEqual(result.unreadable, ["shop:34"])
    XCTAssertEqual(result.gaps, [])
  }

  func testAllSearchesOfOneSourceShareTheSecond() async throws {
    let stand = try IchibaStand([.json(IchibaAnswer.page(of: 1...3, count: 3))])
    let (listings, query) = (try stand.listings(), try WatchQuery(keyword: "tea"))
    let copy = listings

    _ = try await listings.search(query, progress: { _ in })
    _ = try await copy.search(query, progress: { _ in })
    stand.time.advance(by: .milliseconds(400))
    stand.server.answer(IchibaAnswer.genrePaths.keyed, with: .json(#"{"children":[]}"#))
    _ = try await listings.categories(below: nil)
    stand.time.advance(by: .seconds(5))
    _ = try await listings.search(query, progress: { _ in })

    XCTAssertEqual(stand.pauses, [.seconds(1), .milliseconds(600)])
  }

  func testATryWaitsForItsTurnToo() async throws {
    let page = LoopbackAnswer.json(IchibaAnswer.page(of: 1...3, count: 3))
    let stand = try IchibaStand([.status(503), .status(429, headers: ["Retry-After": "7"]), page])
    try await expectEqual(stand.search().snapshot.listings.count, 3)
    XCTAssertEqual(stand.pauses, [.milliseconds(250), .milliseconds(750), .seconds(7)])
  }

  func testCancellingInThePauseBetweenPagesEndsTheSearch() async throws {
    let stand = try IchibaStand(IchibaAnswer.pages(count: 90))
    let listings = try stand.listings()
    let query = try WatchQuery(keyword: "tea", count: 90)

    let task = Task {
      await repositoryFailure {
        try await listings.search(query) { if $0.found == 60 { withUnsafeCurrentTask { $0?.cancel() } } }
      }
    }

    await expectEqual(task.value?.code, .cancelled)
    XCTAssertEqual(pages(asked: stand), [1, 2])
  }

  private func pages(asked stand: IchibaStand) -> [Int] {
    stand.server.requests.compactMap { value(of: "page", in: $0).flatMap { Int($0) } }
  }

  private func value(of name: String, in request: LoopbackRequest) -> String? {
    URLComponents(string: "?" + request.query)?.queryItems?.first { $0.name == name }?.value
  }

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
    let cases: [(pageCount: Int, second: String, gaps: [UpdateWarning])] = [
      (2, #"{"Items":[],"pageCount":2}"#, [.missing(1, of: 31)]), (2, #"{"Items":[]}"#, [.missing(1, of: 31)]),
      (2, #"{"Items":[],"pageCount":1}"#, [.missing(1, of: 31)]), (3, #"{"Items":[]}"#, [.missing(31, of: 61)]),
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

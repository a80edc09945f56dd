import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

final class PageListingsTests: XCTestCase {
  func testAPageIsAskedAgainOnlyWhereItIsNew() async throws {
    let stand = try ShopStand(["/p": [.version(etag: "\"1\"", Self.page("A", "5"))]])
    let first = try await stand.page("/p").search(.everything) { _ in }
    let again = try await stand.page("/p").search(.everything, knowing: first.snapshot.listings) { _ in }
    XCTAssertEqual(again, first)
    XCTAssertEqual(first.snapshot.listings.map { $0.price?.minorUnits }, [500])
    XCTAssertEqual(stand.server.requests.last?.headers["If-None-Match"], "\"1\"")
  }

  func testRobotsAreAskedOnceADay() async throws {
    let stand = try ShopStand([
      "/p": [.body(Self.page("A", "5"))], "/robots.txt": [.body(Array("User-agent: *\nDisallow: /x".utf8))],
    ])
    func robots() -> Int { stand.server.requests.count { $0.path == "/robots.txt" } }
    for _ in 1...3 { _ = try await stand.page("/p").search(.everything) { _ in } }
    XCTAssertEqual(robots(), 1)
    stand.time.advance(by: .seconds(86_400))
    _ = try await stand.page("/p").search(.everything) { _ in }
    XCTAssertEqual(robots(), 2)
  }

  func testWhatRobotsForbidIsNotAsked() async throws {
    let robots = "User-agent: other\nDisallow:\n\nUser-agent: *\nDisallow: /p\nAllow: /public"
    let stand = try ShopStand(["/p": [.body(Self.page("A", "5"))], "/robots.txt": [.body(Array(robots.utf8))]])
    do {
      _ = try await stand.page("/p?key=SECRET").search(.everything) { _ in }
      XCTFail("it was asked")
    } catch let error as RepositoryError {
      XCTAssertEqual(error.code, .robotsForbid)
      XCTAssertEqual(error.detail, "Disallow: /p")
      XCTAssertTrue(error.subject.hasSuffix("/robots.txt:5"), error.subject)
    }
    XCTAssertEqual(stand.asked, [])
  }

  func testWhereRobotsCannotBeReadNothingIsAsked() async throws {
    let stand = try ShopStand(["/p": [.body(Self.page("A", "5"))], "/robots.txt": [.status(503)]])
    await ShopifyListingsTests.expectFailure(.serverError) { try await stand.page("/p").search(.everything) { _ in } }
    XCTAssertEqual(stand.asked, [])
    stand.server.answer("/robots.txt", with: .status(403))
    try await expectCount(1, stand.page("/p").search(.everything) { _ in })
  }

  func testGoneIsOnlyWhatIsNotAtItsAddress() async throws {
    let cases: [(LoopbackAnswer, isGone: Bool)] = [
      (.status(404), true), (.status(410), true), (.status(500), false), (.status(403), false), (.status(429), false),
      (.body(Array("<html>sold out</html>".utf8)), false), (.cutOff(afterBytes: 9, of: Self.page("A", "5")), false),
      (.drop, false),
    ]
    for (answer, isGone) in cases {
      let stand = try ShopStand(["/p": [.body(Self.page("A", "5"))]])
      let known = try await stand.page("/p").search(.everything) { _ in }.snapshot.listings
      stand.server.answer("/p", with: answer)
      let result = try? await stand.page("/p").search(.everything, knowing: known) { _ in }
      XCTAssertEqual(result?.gone, isGone ? known.map(\.id) : nil, "\(answer)")
    }
  }

  func testAPageThatIsGoneIsAskedAgainUntilItIsBack() async throws {
    let stand = try ShopStand(["/p": [.body(Self.page("A", "5"))]])
    let known = try await stand.page("/p").search(.everything) { _ in }.snapshot.listings
    stand.server.answer("/p", with: .status(404))
    for known in [known, []] {
      let result = try await stand.page("/p").search(.everything, knowing: known) { _ in }
      XCTAssertEqual(result.snapshot.listings, [])
      XCTAssertTrue(result.isComplete)
    }
    await ShopifyListingsTests.expectFailure(.notFound) { try await stand.page("/p").search(.everything) { _ in } }
    stand.server.answer("/p", with: .body(Self.page("A", "5")))
    try await expectCount(1, stand.page("/p").search(.everything, knowing: []) { _ in })
  }

  func testAVariantThatThePageNoLongerListsIsGone() async throws {
    let stand = try ShopStand(["/p": [.body(Self.page("A", "5", sku: "1") + Self.page("B", "6", sku: "2"))]])
    let known = try await stand.page("/p").search(.everything) { _ in }.snapshot.listings
    XCTAssertEqual(known.count, 2)
    stand.server.answer("/p", with: .body(Self.page("B", "7", sku: "2")))
    let result = try await stand.page("/p").search(.everything, knowing: known) { _ in }
    XCTAssertEqual(result.gone, known.filter { $0.name == "A" }.map(\.id))
    XCTAssertTrue(result.isComplete)
  }

  func testAFileOfAddressesIsReadAndWhatFailsStays() async throws {
    let stand = try ShopStand([
      "/a": [.body(Self.page("A", "5"))], "/b": [.body(Self.page("B", "6"))], "/c": [.body(Self.page("C", "7"))],
    ])
    let folder = try TemporaryFolder()
    let path = folder.path("list.txt")
    let lines = [
      "# mine", stand.server.url("/a").absoluteString, "", stand.server.url("/b").absoluteString,
      stand.server.url("/c").absoluteString,
    ]
    try lines.joined(separator: "\r\n").write(toFile: path, atomically: true, encoding: .utf8)
    let known = try await stand.pages("pages:\(path)").search(.everything) { _ in }.snapshot.listings
    XCTAssertEqual(known.count, 3)

    stand.server.answer("/a", with: .status(410))
    stand.server.answer("/b", with: .status(500))
    let result = try await stand.pages("pages:\(path)").search(.everything, knowing: known) { _ in }

    XCTAssertEqual(result.snapshot.listings.map(\.name), ["C"])
    XCTAssertEqual(result.gone, known.filter { $0.name == "A" }.map(\.id))
    XCTAssertEqual(result.gaps, [.pageFailed(2, because: .serverError)])
    try "nothing\n".write(toFile: path, atomically: true, encoding: .utf8)
    await ShopifyListingsTests.expectFailure(.corrupt) {
      try await stand.pages("pages:\(path)").search(.everything) { _ in }
    }
  }

  func testNoMoreThanFiveHundredAreAskedAndTheOthersNextTime() async throws {
    let stand = try ShopStand((1...600).reduce(into: [:]) { $0["/\($1)"] = [.body(Self.page("P\($1)", "5"))] })
    let folder = try TemporaryFolder()
    let path = folder.path("list.txt")
    try (1...600).map { stand.server.url("/\($0)").absoluteString }.joined(separator: "\n")
      .write(toFile: path, atomically: true, encoding: .utf8)
    let first = try await stand.pages("pages:\(path)").search(.everything) { _ in }
    XCTAssertEqual(stand.server.requests.count, 500)
    XCTAssertEqual(first.gaps, [.missing(101, of: 600)])
    let second = try await stand.pages("pages:\(path)").search(.everything, knowing: first.snapshot.listings) { _ in }
    let names = Set((first.snapshot.listings + second.snapshot.listings).map(\.name))
    XCTAssertEqual(names.count, 600)
    XCTAssertEqual([second.gone.count, second.isComplete ? 1 : 0], [0, 0])
  }

  func testOfflineNothingIsAsked() async throws {
    let stand = try ShopStand(["/p": [.body(Self.page("A", "5"))]])
    let name = "page:\(stand.server.url("/p").absoluteString)"
    let pages = try PageListings(name, client: stand.client(isOffline: true), store: stand.store, time: stand.time)
    await ShopifyListingsTests.expectFailure(.unavailable) { try await pages.search(.everything) { _ in } }
    XCTAssertEqual(stand.server.requests.count, 0)
  }

  static func page(_ name: String, _ price: String, sku: String? = nil) -> [UInt8] {
    let mark = sku.map { #""sku":"\#($0)","# } ?? ""
    let json = #"{"@type":"Product","name":"\#(name)",\#(mark)"offers":{"price":"\#(price)","priceCurrency":"EUR"}}"#
    return Array(#"<script type="application/ld+json">\#(json)</script>"#.utf8)
  }

  private func expectCount(_ count: Int, _ result: SearchResult, line: UInt = #line) {
    XCTAssertEqual(result.snapshot.listings.count, count, line: line)
  }
}

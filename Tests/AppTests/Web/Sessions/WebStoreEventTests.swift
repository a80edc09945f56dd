import ArcadeData
import ArcadeTesting
import XCTest

@testable import ArcadeApp

/// What others change in the store, on a page that is open.
final class WebStoreEventTests: XCTestCase {
  func testAWatchOfAnotherProcessAppearsOnTheOpenList() async throws {
    let browser = try SiteVisit()
    let list = await browser.get("/observe")
    XCTAssertFalse(list.text.contains("oolong"), list.text)
    let answer = await browser.answer("GET", "/events?at=%2Fobserve")
    guard case .events(let events) = answer.body else { return XCTFail("no stream: \(answer.status)") }

    let other = Database(path: browser.folder.path("data") + "/arcade.sqlite", migrations: ArcadeSchema.migrations)
    let adding = Task {
      try await SQLWatchRepository(database: other).add(
        SampleListings.watch("oolong"),
        with: SampleListings.result([]),
        at: .november20
      )
    }

    for await event in events where event.contains("oolong") { break }
    _ = try await adding.value
    let page = await browser.get("/observe")
    XCTAssertTrue(page.text.contains("oolong"), page.text)
  }

  func testAListThatNobodyElseChangesHasNoStream() async throws {
    let browser = try SiteVisit()
    await browser.get("/observe/search")
    let answer = await browser.answer("GET", "/events?at=%2Fobserve%2Fsearch")
    XCTAssertEqual(answer.status, 204)
  }
}

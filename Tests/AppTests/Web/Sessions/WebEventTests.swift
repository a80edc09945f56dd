import ArcadeData
import ArcadePresentation
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

private struct NoStream: Error {
  let status: Int
}

/// The automatic changes of a page, sent as events.
final class WebEventTests: XCTestCase {
  func testAWordThatLandsBringsTheNextOne() async throws {
    let browser = try SiteVisit()
    let home = await browser.get("/words")
    let round = await browser.send("play", from: home)
    XCTAssertEqual(round.title, "Round 1 of 10")
    let events = try await stream(at: round.address, browser)
    var titles: [String] = []
    for await event in events {
      let page = SitePage(status: 200, address: round.address, event)
      if titles.last != page.title { titles.append(page.title) }
      if titles.count > 2 { break }
    }
    XCTAssertEqual(titles.suffix(2), ["Round 2 of 10", "Round 3 of 10"])
  }

  func testAGameThatIsOverTellsNothingMore() async throws {
    let browser = try SiteVisit()
    let round = await browser.send("play", from: await browser.get("/words"))
    let events = try await stream(at: round.address, browser)
    var last = ""
    for await event in events { last = event }
    XCTAssertFalse(last.contains("data-live"), last)
    expectEqual(await browser.answer("GET", "/events?at=\(round.address)").status, 204)
  }

  /// A game that ends at its limit of a minute is not drawn again and again in its earlier state.
  func testAGameOfAMinuteSaysAtOnceThatItIsOver() async throws {
    let browser = try SiteVisit()
    let round = await browser.send("timed", from: await browser.get("/names"))
    XCTAssertEqual(round.title, "Round 1, 0 right")
    var pages: [SitePage] = []
    for await event in try await stream(at: round.address, browser) {
      pages.append(SitePage(status: 200, address: round.address, event))
      if pages.count == 10 { break }
    }
    XCTAssertLessThan(pages.count, 10, "it never ends")
    XCTAssertEqual(pages.last?.text.contains("The game is over"), true, pages.last?.text ?? "nothing")
  }

  func testWhereNothingHappensThereIsNoStream() async throws {
    let browser = try SiteVisit()
    for address in ["/shop", "/observe/search"] { await browser.get(address) }
    for address in ["/shop", "%2Fobserve%2Fsearch", "/nope", "nonsense", ""] {
      expectEqual(await browser.answer("GET", "/events?at=\(address)").status, 204, address)
    }
  }

  func testALateAnswerCountsForNothing() async throws {
    let browser = try SiteVisit()
    let round = await browser.send("play", from: await browser.get("/words"))
    browser.time.advance(by: .seconds(60))
    let page = await browser.send("right", from: round)
    XCTAssertFalse(page.text.contains("1 right"), page.text)
    XCTAssertEqual(page.title, "Round 2 of 10")
  }

  private func stream(
    at address: String,
    _ browser: SiteVisit,
    of drawing: String = ""
  ) async throws -> AsyncStream<String> {
    let query = address.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let answer = await browser.answer("GET", "/events?at=\(query)&page=\(drawing)")
    guard case .events(let events) = answer.body else { throw NoStream(status: answer.status) }
    return events
  }

  /// A page on its way when the change is noticed still shows the result of its form.
  func testWhatIsSaidOfAFormIsNotLostBeforeItIsSeen() async throws {
    let browser = try SiteVisit()
    let day = await browser.get("/shop/day")
    let session = await browser.site.sessions.session(of: browser.visit, for: WebRequest("GET", day.address))
    /// Checks once for changes.
    func look() async {
      let look = Task {
        var drawing = Int.max
        return try await session.nextEvent(at: day.address, after: &drawing)
      }
      look.cancel()
      _ = try? await look.value
    }
    await look()
    var form = try XCTUnwrap(day.form(of: "in"))
    form.texts.merge(["amount": "20", "why": "coins"]) { $1 }
    let answer = await browser.answer("POST", day.address, form.body)
    XCTAssertEqual(answer.status, 303)

    await look()

    expect(await browser.get(day.address).text, contains: "Put in: €20.00")
  }

  func testABrowserHasEightStreamsAtMost() async throws {
    let browser = try SiteVisit()
    await browser.get("/observe")
    let ended = expectation(description: "the oldest ends")
    let oldest = try await stream(at: "/observe", browser)
    let waiting = Task {
      for await _ in oldest {}
      ended.fulfill()
    }
    let others = try await [
      stream(at: "/observe", browser), stream(at: "/observe", browser), stream(at: "/observe", browser),
      stream(at: "/observe", browser), stream(at: "/observe", browser), stream(at: "/observe", browser),
      stream(at: "/observe", browser), stream(at: "/observe", browser),
    ]
    await fulfillment(of: [ended], timeout: 20)
    XCTAssertEqual(others.count, 8)
    waiting.cancel()
  }

  /// Each window of a browser gets the changes that it does not show yet, in any order.
  func testEveryWindowOfAScreenIsToldOfAChange() async throws {
    let browser = try SiteVisit()
    await browser.get("/observe")
    let told = ["one window", "another window"].map { expectation(description: $0) }
    let windows = zip([try await stream(at: "/observe", browser), try await stream(at: "/observe", browser)], told)
      .map { events, told in
        Task {
          for await event in events where event.contains("oolong") { return told.fulfill() }
        }
      }

    let other = Database(path: browser.folder.path("data") + "/arcade.sqlite", migrations: ArcadeSchema.migrations)
    _ = try await SQLWatchRepository(database: other).add(
      SampleListings.watch("oolong"),
      with: SampleListings.result([]),
      at: .november20
    )

    await fulfillment(of: told, timeout: 20)
    for window in windows { window.cancel() }
  }

  /// A hidden window has no stream; when it has one again, it gets the changes that it missed.
  func testAWindowThatWasOutOfSightIsToldWhatItMissed() async throws {
    let browser = try SiteVisit()
    let early = await browser.get("/observe").number
    XCTAssertNotEqual(early, "")
    let other = Database(path: browser.folder.path("data") + "/arcade.sqlite", migrations: ArcadeSchema.migrations)
    _ = try await SQLWatchRepository(database: other).add(
      SampleListings.watch("oolong"),
      with: SampleListings.result([]),
      at: .november20
    )

    let told = (1...2).map { expectation(description: "time \($0)") }
    for told in told {
      let events = try await stream(at: "/observe", browser, of: early)
      let window = Task {
        for await event in events where event.contains("oolong") { return told.fulfill() }
      }
      await fulfillment(of: [told], timeout: 20)
      window.cancel()
      // The change is known by now, but still not in that window.
      await browser.get("/observe").expect("oolong")
    }
  }

  /// A countdown that ends while the page of a form is on its way does not take the form's news.
  func testACountdownLeavesWhatAnotherWindowIsToBeTold() async throws {
    let browser = try SiteVisit()
    let round = await browser.send("timed", from: await browser.get("/names"))
    let session = await browser.site.sessions.session(of: browser.visit, for: WebRequest("GET", round.address))
    await session.say(Notice("Said of a form."), at: round.address)
    browser.time.advance(by: .seconds(61))

    var drawing = Int.max
    let event = try await session.nextEvent(at: round.address, after: &drawing)

    expect(event ?? "", lacks: "Said of a form.")
    expect(await browser.get(round.address).text, contains: "Said of a form.")
  }

  func testAWatchOfAnotherProcessAppearsOnTheOpenList() async throws {
    let browser = try SiteVisit()
    expect(await browser.get("/observe").text, lacks: "oolong")
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
    expect(await browser.get("/observe").text, contains: "oolong")
  }
}

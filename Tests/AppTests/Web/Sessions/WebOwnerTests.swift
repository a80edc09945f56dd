import ArcadeData
import ArcadePresentation
import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Several people on one page, each with a name.
final class WebOwnerTests: XCTestCase {
  func testWhoeverIsAloneSeesOnlyASmallLink() async throws {
    let browser = try SiteVisit()
    let start = await browser.get("/").expect(at: "/")
    XCTAssertTrue(start.html.contains(#"<a href="/who">Who</a>"#), start.html)
    XCTAssertFalse(start.text.contains("You are"), start.text)
    await browser.send("add", ["code": "MUG"], from: await browser.get("/shop"))
    expectEqual(await SiteVisit(beside: browser, visitor: "two").get("/").address, "/")
  }

  func testACartIsItsOwnersAndScreensOfTheOneBeforeAreNotShown() async throws {
    let browser = try SiteVisit()
    var page = await browser.send("as", ["name": " Ana "], from: await browser.get("/who"))
    page.expect(at: "/", "You are Ana.")
    await browser.send("add", ["code": "MUG"], from: await browser.get("/shop"))
    let cartOfAna = await browser.get("/shop/cart")
    XCTAssertTrue(cartOfAna.html.contains(#"<a href="/who" title="Who">Ana</a>"#), cartOfAna.html)

    page = await browser.send("as", ["name": "Zoë"], from: await browser.get("/who"))

    XCTAssertTrue(page.text.contains("You are Zoë."), page.text)
    page = await browser.get("/shop/cart").expect("The cart is empty.")
    page = await browser.send("add", ["code": "TSHIRT"], from: await browser.get("/shop"))
    page = await browser.send("pay", from: cartOfAna).expect(at: "/shop/cart")
    XCTAssertTrue(page.text.contains(Language.english.pagePhrases.pageIsOld), page.text)
    expect(await browser.get("/shop/orders").text, lacks: "€20.00")

    page = await browser.send("take", ["n": "Ana"], from: await browser.get("/who")).expect("You are Ana.")
    await browser.get("/shop/cart").expect("€7.50")
  }

  /// If many visitors come at once, saving a name takes a while.
  func testWhoeverHasWaitedForTheirNameComesToThePageThatTheyWanted() async throws {
    let browser = try SiteVisit(["--ask-who"], patience: {})
    let who = await browser.get("/words").expect(at: "/who?at=%2Fwords")
    await browser.send("as", ["name": "Ana"], from: who).expect(at: "/words")
  }

  func testAnOpenPageOfTheOneBeforeIsSentToThatOfTheNextOne() async throws {
    let browser = try SiteVisit()
    await browser.send("as", ["name": "Ana"], from: await browser.get("/who"))
    await browser.get("/observe")
    let answer = await browser.answer("GET", "/events?at=%2Fobserve")
    guard case .events(let events) = answer.body else { return XCTFail("no stream: \(answer.status)") }
    await browser.send("as", ["name": "Zoë"], from: await browser.get("/who"))
    let database = Database(path: browser.folder.path("data") + "/arcade.sqlite", migrations: ArcadeSchema.migrations)
    _ = try await SQLWatchRepository(database: database).add(
      SampleListings.watch("oolong"),
      with: SampleListings.result([]),
      at: .november20
    )

    var last: String?
    for await event in events {
      last = event
      if event.hasPrefix("/") || event.contains("oolong") { break }
    }
    XCTAssertEqual(last, "/observe")
  }

  func testANewBrowserIsAskedOnceWhereSomebodyHasAName() async throws {
    let first = try SiteVisit()
    await first.send("as", ["name": "Ana"], from: await first.get("/who"))
    await first.send("add", ["code": "MUG"], from: await first.get("/shop"))

    let second = SiteVisit(beside: first, visitor: "two")
    var page = await second.get("/").expect(at: "/who", "Who is here?", "Ana")
    page = await second.send("nobody", from: page).expect(at: "/")
    XCTAssertFalse(page.text.contains("You are"), page.text)
  }

  func testANameThatIsNoneIsRefusedAndWrittenAsItIsKnown() async throws {
    let browser = try SiteVisit()
    let page = await browser.send("as", ["name": "\u{202E}"], from: await browser.get("/who"))
    page.expect(at: "/who", "cannot be a name here")
    await browser.send("as", ["name": "Ana"], from: page)
    await browser.send("add", ["code": "MUG"], from: await browser.get("/shop"))
    let other = SiteVisit(beside: browser, visitor: "two")
    await other.send("as", ["name": "ANA"], from: await other.get("/who")).expect("You are Ana.")
  }

  func testTheLanguageChangesAndTheOwnerStays() async throws {
    let browser = try SiteVisit()
    await browser.send("as", ["name": "Ana"], from: await browser.get("/who"))
    await browser.choose("ja", at: "/")
    expect(await browser.get("/").text, contains: "「Ana」として使っています。")
  }

  func testWhoeverIsNamedOnTheCommandLineIsItForAllAndTheSettingIsWhereEveryBrowserBegins() async throws {
    let browser = try SiteVisit(["--as", "till-1"])
    expect(await browser.get("/").expect("You are till-1.").html, lacks: "/who")
    expectEqual(await browser.get("/who").status, 404)

    let other = try SiteVisit(settings: ["ARCADE_PERSON": "till-1"])
    await other.get("/").expect("You are till-1.")
    await other.send("as", ["name": "till-2"], from: await other.get("/who")).expect("You are till-2.")
  }
}

import ArcadeData
import ArcadePresentation
import ArcadeTesting
import XCTest

@testable import ArcadeApp

/// Several at one page, each with a name.
final class WebOwnerTests: XCTestCase {
  func testWhoeverIsAloneSeesOnlyASmallLink() async throws {
    let browser = try SiteVisit()
    let start = await browser.get("/")
    XCTAssertEqual(start.address, "/")
    XCTAssertTrue(start.html.contains(#"<a href="/who">Who</a>"#), start.html)
    XCTAssertFalse(start.text.contains("You are"), start.text)
    await browser.send("add", ["code": "MUG"], from: await browser.get("/shop"))
    let again = await SiteVisit(beside: browser, visitor: "two").get("/")
    XCTAssertEqual(again.address, "/")
  }

  func testACartIsItsOwnersAndScreensOfTheOneBeforeAreNotShown() async throws {
    let browser = try SiteVisit()
    var page = await browser.send("as", ["name": " Ana "], from: await browser.get("/who"))
    XCTAssertEqual(page.address, "/")
    XCTAssertTrue(page.text.contains("You are Ana."), page.text)
    await browser.send("add", ["code": "MUG"], from: await browser.get("/shop"))
    let cartOfAna = await browser.get("/shop/cart")
    XCTAssertTrue(cartOfAna.html.contains(#"<a href="/who" title="Who">Ana</a>"#), cartOfAna.html)

    page = await browser.send("as", ["name": "Zoë"], from: await browser.get("/who"))

    XCTAssertTrue(page.text.contains("You are Zoë."), page.text)
    page = await browser.get("/shop/cart")
    XCTAssertTrue(page.text.contains("The cart is empty."), page.text)
    page = await browser.send("add", ["code": "TSHIRT"], from: await browser.get("/shop"))
    page = await browser.send("pay", from: cartOfAna)
    XCTAssertEqual(page.address, "/shop/cart")
    XCTAssertTrue(page.text.contains(Language.english.pagePhrases.pageIsOld), page.text)
    let orders = await browser.get("/shop/orders")
    XCTAssertFalse(orders.text.contains("€20.00"), orders.text)

    page = await browser.send("take", ["n": "Ana"], from: await browser.get("/who"))
    XCTAssertTrue(page.text.contains("You are Ana."), page.text)
    page = await browser.get("/shop/cart")
    XCTAssertTrue(page.text.contains("€7.50"), page.text)
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
    var page = await second.get("/")
    XCTAssertEqual(page.address, "/who")
    XCTAssertTrue(page.text.contains("Who is here?"), page.text)
    XCTAssertTrue(page.text.contains("Ana"), page.text)
    page = await second.send("nobody", from: page)
    XCTAssertEqual(page.address, "/")
    XCTAssertFalse(page.text.contains("You are"), page.text)
  }

  func testANameThatIsNoneIsRefusedAndWrittenAsItIsKnown() async throws {
    let browser = try SiteVisit()
    var page = await browser.send("as", ["name": "\u{202E}"], from: await browser.get("/who"))
    XCTAssertEqual(page.address, "/who")
    XCTAssertTrue(page.text.contains("cannot be a name here"), page.text)
    await browser.send("as", ["name": "Ana"], from: page)
    await browser.send("add", ["code": "MUG"], from: await browser.get("/shop"))
    let other = SiteVisit(beside: browser, visitor: "two")
    page = await other.send("as", ["name": "ANA"], from: await other.get("/who"))
    XCTAssertTrue(page.text.contains("You are Ana."), page.text)
  }

  func testTheLanguageChangesAndTheOwnerStays() async throws {
    let browser = try SiteVisit()
    await browser.send("as", ["name": "Ana"], from: await browser.get("/who"))
    var form = PostedForm()
    form.texts = ["language": "ja", "at": "/"]
    _ = await browser.answer("POST", LanguageForm.path, form.body)
    let page = await browser.get("/")
    XCTAssertTrue(page.text.contains("「Ana」として使っています。"), page.text)
  }

  func testWhoeverIsNamedOnTheCommandLineIsItForAll() async throws {
    let browser = try SiteVisit(["--as", "till-1"])
    let page = await browser.get("/")
    XCTAssertTrue(page.text.contains("You are till-1."), page.text)
    XCTAssertFalse(page.html.contains("/who"), page.html)
    let who = await browser.get("/who")
    XCTAssertEqual(who.status, 404)
  }

  func testTheSettingIsWhereEveryBrowserBegins() async throws {
    let browser = try SiteVisit(settings: ["ARCADE_PERSON": "till-1"])
    var page = await browser.get("/")
    XCTAssertTrue(page.text.contains("You are till-1."), page.text)
    page = await browser.send("as", ["name": "till-2"], from: await browser.get("/who"))
    XCTAssertTrue(page.text.contains("You are till-2."), page.text)
  }
}

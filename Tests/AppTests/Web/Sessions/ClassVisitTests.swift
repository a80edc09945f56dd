import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// A class, or friends, on one page: everybody gives a name before they see anything.
final class ClassVisitTests: XCTestCase {
  func testABrowserIsAskedForANameBeforeAnyPageAlsoWhenNobodyHasOneYet() async throws {
    for (arguments, isLocal) in [([], false), (["--ask-who"], true)] {
      let browser = try SiteVisit(arguments, isLocal: isLocal)
      for address in ["/", "/shop", "/words/decks", "/nothing", "/downloads/shop/orders"] {
        let page = await browser.get(address).expect("Who is here?")
        XCTAssertTrue(page.address.hasPrefix("/who"), "\(address): \(page.address)")
        XCTAssertNil(page.form(of: "nobody"), "nobody goes on without a name")
      }
      // A form from an earlier page has no effect.
      let form = "token=token&action=add&f-code=MUG"
      let answer = await browser.answer("POST", "/shop/cart", form)
      XCTAssertEqual(answer.headers.first { $0.name == "Location" }?.value, "/who?at=%2Fshop%2Fcart")

      let page = await browser.send("as", ["name": "  Ana "], from: await browser.get("/who"))
      page.expect(at: "/", "You are Ana.")
      await browser.get("/shop/cart").expect(at: "/shop/cart", "The cart is empty.")
    }
  }

  func testOneComesToThePageThatOneWantedAndToNoOther() async throws {
    let browser = try SiteVisit(["--ask-who"])
    let asked = await browser.get("/shop?matching=mug").expect(at: "/who?at=%2Fshop%3Fmatching%3Dmug")
    await browser.send("as", ["name": "Ana"], from: asked).expect(at: "/shop?matching=mug", "Coffee Mug")

    let elsewhere = ["//evil.example/", "https://evil.example/", "/\\evil.example", "evil", "///evil.example"]
    for (number, address) in elsewhere.enumerated() {
      let other = SiteVisit(beside: browser, visitor: "v\(number)")
      let escaped = try XCTUnwrap(address.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
      let form = "token=token&action=as&f-name=N\(number)"
      let answer = await other.answer("POST", "/who?at=\(escaped)", form)
      let target = try XCTUnwrap(answer.headers.first { $0.name == "Location" }?.value)
      XCTAssertEqual(answer.status, 303)
      XCTAssertNotNil(target.wholeMatch(of: /\/([^\/\\].*)?/), "\(address) led to \(target)")
    }
  }

  func testTheLanguageIsChosenBeforeTheName() async throws {
    let browser = try SiteVisit(["--ask-who"])
    expectEqual(await browser.choose("ja", at: "/who?at=%2Fwords"), "/who?at=%2Fwords")
    await browser.get("/who?at=%2Fwords").expect("どなたですか？")
  }

  func testWhoTakesANameThatSomebodyHasIsAskedWhetherThatIsThem() async throws {
    let browser = try SiteVisit(["--ask-who"])
    try await know(["one", "two", "three"], in: browser)
    await browser.send("as", ["name": "Ana"], from: await browser.get("/who"))

    // Nothing is stored for Ana yet except her name.
    let second = SiteVisit(beside: browser, visitor: "two")
    var page = await second.send("as", ["name": "ANA"], from: await second.get("/words"))
    page.expect(at: "/who?at=%2Fwords&name=Ana", "Is “Ana” you?")
    page = await second.send("no", from: page).expect(at: "/who?at=%2Fwords", "Take a name that nobody else has")
    page = await second.send("as", ["name": "Ana B."], from: page).expect(at: "/words")
    await second.get("/").expect("You are Ana B..")

    // Data are stored, and the name is chosen from the list.
    await browser.send("add", ["code": "MUG"], from: await browser.get("/shop"))
    let third = SiteVisit(beside: browser, visitor: "three")
    page = await third.send("take", ["n": "Ana"], from: await third.get("/")).expect("Is “Ana” you?")
    await third.send("yes", from: page).expect(at: "/", "You are Ana.")
    await third.get("/shop/cart").expect("€7.50")
    // The same person is not asked again.
    await third.send("take", ["n": "Ana"], from: await third.get("/who")).expect(at: "/")
  }

  func testANameHoldsAfterARestartAndUntilAnotherIsTaken() async throws {
    let run = try BareRun()
    let browser = try SiteVisit(["--ask-who"], of: run)
    try await know(["one"], in: browser)
    await browser.send("as", ["name": "Zoë"], from: await browser.get("/who"))

    await (try SiteVisit(["--ask-who"], of: run)).get("/").expect(at: "/", "You are Zoë.")
    // Also at this machine, where a name is optional.
    let alone = try SiteVisit(of: run)
    await alone.send("nobody", from: await alone.get("/who").expect("You are Zoë")).expect(at: "/")
    expect(await (try SiteVisit(of: run)).get("/").text, lacks: "You are")
    await (try SiteVisit(["--ask-who"], of: run)).get("/").expect("Who is here?")
  }

  func testWhoHasSaidANameStandsInTheProgressBeforeAnythingIsLearnt() async throws {
    let run = try BareRun()
    let browser = try SiteVisit(["--ask-who"], of: run)
    try await know(["one"], in: browser)
    await browser.send("as", ["name": "Zoë"], from: await browser.get("/who"))

    let learners = try await run.done(["words", "progress", "--json"]).list("learners")
    XCTAssertEqual(learners.map { $0["who"] as? String }, ["Zoë"])
    XCTAssertEqual(learners.compactMap { $0["known"] as? Int }, [0])
  }

  func testALanguageThatIsChosenFirstAfterARestartKeepsTheName() async throws {
    let run = try BareRun()
    let browser = try SiteVisit(["--ask-who"], of: run)
    try await know(["one"], in: browser)
    await browser.send("as", ["name": "Ana"], from: await browser.get("/who"))
    let again = try SiteVisit(["--ask-who"], of: run)
    await again.choose("es", at: "/")
    await again.get("/").expect("Eres Ana.")
  }

  func testWhoIsNamedOnTheCommandLineIsItForAll() async throws {
    let browser = try SiteVisit(["--ask-who", "--as", "till-1"], isLocal: false)
    await browser.get("/shop").expect(at: "/shop")
    // The setting applies to a browser at this machine, and is nobody else's name.
    let other = try SiteVisit(settings: ["ARCADE_PERSON": "till-1"], isLocal: false)
    await other.get("/").expect("Who is here?")
  }

  /// Makes browsers known to the gate.
  private func know(_ visitors: [String], in visit: SiteVisit) async throws {
    let browsers = FileBrowsers(folder: visit.folder.path("data"))
    for visitor in visitors {
      try await browsers.add(KnownBrowser(id: visitor, name: "", came: .november20, used: .november20, phrase: nil))
    }
  }
}

import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

final class DocumentTests: XCTestCase {
  func testTheFrameNamesThePageItsLanguageAndItsPlace() {
    let page = page(Screen(title: "Cart <1>", content: .ready(Page(.text("x")))))
    XCTAssertEqual(page.all("html").map { $0["lang"] }, ["es"])
    XCTAssertEqual(page.all("title").map(\.text), ["Cart <1> · Arcade"])
    XCTAssertEqual(page.all("h1").map(\.text), ["Cart <1>"])
    let links = page.all("link").map { "\($0["rel"] ?? "") \($0["href"] ?? "")" }
    XCTAssertEqual(
      links,
      [
        "stylesheet \(PageAsset.style.address)", "manifest \(PageAsset.manifest.address)",
        "icon \(PageAsset.icon.address)", "apple-touch-icon \(PageAsset.icon.address)",
      ]
    )
    XCTAssertEqual(page.all("script").map { $0["src"] }, [PageAsset.script.address])
    XCTAssertEqual(page.all("a").first?["href"], "#main")
    XCTAssertEqual(page.all("a").filter { $0["aria-current"] == "page" }.map { $0["href"] }, ["/shop"])
    let menu = self.page(Screen(title: "Arcade", content: .ready(Page())))
    XCTAssertEqual(menu.all("title").map(\.text), ["Arcade"], "not called by the same name twice")
  }

  func testNewsAreReadOutAndBadNewsAtOnce() {
    for (tone, role) in [(Tone.good, "status"), (.plain, "status"), (.bad, "alert")] {
      let page = page(Screen(title: "T", content: .ready(Page()), news: [Notice("Said once", tone)]))
      XCTAssertEqual(page.elements.filter { $0["role"] == role && $0.name == "div" }.map(\.text), ["Said once"])
    }
    let banners = page(Screen(title: "T", content: .ready(Page()), banners: [Notice("Old prices", .warning)]))
    XCTAssertTrue(banners.all("p").contains { $0.hasClass("note") && $0.text == "Old prices" })
  }

  func testAQuestionIsASectionWithItsAnswers() {
    let offers = [
      Offer("yes", "pay", fields: [Field("sum", "", .fixed("750"))], weight: .main), Offer("no", "do not pay"),
    ]
    let page = page(Screen(title: "T", content: .ready(Page()), question: "Pay €7.50?", offers: offers))
    let section = inside(page) { $0.name == "section" }
    XCTAssertEqual(section.first { $0["id"] == "question" }?.text, "Pay €7.50?")
    XCTAssertEqual(section.filter { $0.name == "button" }.map(\.text), ["pay", "do not pay"])
    XCTAssertEqual(page.forms["yes"]?.fixed, ["sum": "750"])
  }

  func testATimedScreenSaysHowLongAndIsFollowed() {
    let countdown = Countdown(begin: .zero, end: .seconds(20), wake: .seconds(12))
    let screen = Screen(title: "T", content: .ready(Page()), countdown: countdown)
    let page = page(screen, at: .milliseconds(5_400))
    XCTAssertNotNil(page.all("main").first?["data-live"])
    XCTAssertEqual(page.elements.first { $0["data-left"] != nil }?["data-left"], "14600")
    XCTAssertEqual(page.elements.first { $0["data-left"] != nil }?.text, "0:15")
    XCTAssertEqual(page.all("meta").first { $0["http-equiv"] == "refresh" }?["content"], "7")
  }

  func testTimeThatIsOnlyCountedIsFollowedByNobodyAndWhatIsOnItsWayIsAskedForAgain() {
    let counted = Screen(title: "T", content: .ready(Page()), countdown: Countdown(begin: .seconds(3)))
    let timed = page(counted, at: .seconds(64))
    XCTAssertNil(timed.all("main").first?["data-live"])
    XCTAssertEqual(timed.elements.first { $0["data-passed"] != nil }?.text, "1:01")
    XCTAssertNil(timed.all("meta").first { $0["http-equiv"] == "refresh" })
    let loading = page(Screen(title: "T", content: Loadable<Page>.loading("Paying…")))
    XCTAssertEqual(loading.all("main").first?["aria-busy"], "true")
    XCTAssertNotNil(loading.all("main").first?["data-live"])
    XCTAssertEqual(loading.all("meta").first { $0["http-equiv"] == "refresh" }?["content"], "1")
  }

  func testWhatIsMissingIsSaidAndThePartThatEventsBringIsOneLine() {
    for content in [Loadable<Page>.empty("Nothing here"), .failed(Failure("Nothing here", canRetry: true))] {
      XCTAssertTrue(page(Screen(title: "T", content: content)).all("p").contains { $0.text == "Nothing here" })
    }
    let screen = Screen(title: "T", content: .ready(Page(.text("one\r\ntwo"))), offers: [Offer("a", "b\nc")])
    let part = mainPart(of: screen, in: frame, at: .zero)
    XCTAssertFalse(part.bytes.contains { $0 == 10 || $0 == 13 })
    XCTAssertTrue(part.string.hasPrefix("<main id=\"main\""))
  }

  func testFilesCanBeTakenAway() {
    var frame = frame
    frame.downloads = [PageLink("Receipt", to: "/shop/orders/7.csv")]
    let html = document(of: Screen(title: "T", content: .ready(Page())), in: frame, at: .zero)
    let link = PageMarkup(html.string).all("a").first { $0["download"] != nil }
    XCTAssertEqual(link?["href"], "/shop/orders/7.csv")
  }

  func testWhatIsFoldedAwayInARoundLeadsOutOfIt() {
    var layout = Layout()
    layout.controls = [
      .buttons([Offer("cheat", "hide two")], stay: true), .more(nil, [.list([Offer("again", "play again")])]),
    ]
    for (subject, title) in [("1", "Salir de la partida"), (nil, "Más")] {
      let page = page(Screen(title: "T", content: .ready(Page()), roundID: subject, layout: layout))
      let more = inside(page) { $0["id"] == "more" }
      XCTAssertEqual(more.filter { $0["name"] == "action" }.map { $0["value"] }, ["again"])
      XCTAssertEqual(more.first { $0.name == "summary" }?.text, title)
      let bar = inside(page) { $0["id"] == "bar" }
      XCTAssertEqual(bar.filter { $0["name"] == "action" }.map { $0["value"] }, ["cheat"])
    }
  }

  func testWithoutALayoutWhatIsUsualStandsAboveWhatIsPutForwardInSightAndTheRestIsFoldedAway() {
    let offers = [
      Offer("add", "add", fields: [Field("code", "Product", .scan(known: []))], weight: .usual),
      Offer("name", "name it", fields: [Field("name", "Name", .text)], weight: .main), Offer("go", "go", weight: .main),
      Offer("code", "give a code", fields: [Field("code", "Code", .text)]), Offer("stop", "stop"),
    ]
    let page = page(Screen(title: "T", content: .ready(Page()), offers: offers))
    let words = { (elements: [PageMarkup.Element]) in elements.filter { $0["name"] == "action" }.map { $0["value"] } }
    XCTAssertEqual(words(inside(page) { $0.hasClass("usual") }), ["add"])
    XCTAssertEqual(words(inside(page) { $0.hasClass("cards") }), ["name"])
    XCTAssertEqual(words(inside(page) { $0["id"] == "bar" }), ["go"])
    XCTAssertEqual(words(inside(page) { $0["id"] == "more" }), ["code", "stop"])
    XCTAssertEqual(page.elements.filter { $0.hasClass("first") }.map { $0["id"] }, ["b-name"])
  }

  func testAScanOnAPageThatIsAboutSomethingElseLeadsToTheScreenThatTakesIt() {
    var layout = Layout()
    let add = Offer("add", "add", fields: [Field("code", "Product", .scan(known: []))], weight: .usual)
    layout.scan = Layout.Scanning(add, at: "/shop")
    let page = page(Screen(title: "T", content: .ready(Page()), offers: [add], layout: layout))
    let forms = page.elements.filter { $0.name == "form" && $0["method"] == "post" }
    XCTAssertEqual(forms.map { $0["action"] }, ["/shop"])
    XCTAssertEqual(page.elements.count { $0["data-scan"] != nil }, 1)
  }

  func testAnEditorStandsInForTheFactsThatItsFieldsShow() {
    let fields = [
      Field("keyword", "Keyword", .text, isOptional: true, value: "tea"),
      Field("count", "Results", .number(1...30), value: "30"),
    ]
    let facts = Block.facts([Fact("Keyword", "tea"), Fact("Results", "30"), Fact("Name", "tea")])
    var layout = Layout()
    layout.controls = [.editor(Offer("go", "search", fields: fields).asFirst)]
    let page = page(Screen(title: "T", content: .ready(Page(facts)), layout: layout))
    XCTAssertEqual(page.forms["go"]?.names, ["keyword", "count"])
    XCTAssertEqual(page.elements.filter { $0.name == "button" && $0.hasClass("first") }.map { $0["id"] }, ["b-go"])
    XCTAssertEqual(page.all("dl").filter { $0.hasClass("facts") }.count, 0)
  }

  /// Returns the contents of the first element that matches.
  private func inside(_ page: PageMarkup, _ fits: (PageMarkup.Element) -> Bool) -> [PageMarkup.Element] {
    page.elements.firstIndex(where: fits).map(page.inside) ?? []
  }

  private var frame: PageFrame {
    let systems = [PageLink("Tienda", to: "/shop"), PageLink("Precios", to: "/prices")]
    return PageFrame(language: .spanish, address: "/shop/cart", systems: systems, formToken: "t", version: "1.2")
  }

  private func page(_ screen: Screen<Page>, at reading: Duration = .zero) -> PageMarkup {
    PageMarkup(of: screen, in: frame, at: reading)
  }
}

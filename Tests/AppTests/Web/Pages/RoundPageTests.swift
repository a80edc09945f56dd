import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

final class RoundPageTests: XCTestCase {
  func testFacesAreAGridOfPicturesToPress() {
    let options = [
      NameGameContent.Option("1", .init("red jumper", picture: "/p/1.png")),
      NameGameContent.Option("2", .init("2 is struck out", picture: "/p/2.png"), isStruckOut: true),
      NameGameContent.Option("3", .init("blue dress", picture: "/p/3.png")),
    ]
    let round = NameGameContent.round(.init(question: "Who is Ana?", options: options))
    let page = page(round, answers: ["1", "2", "3"])
    XCTAssertEqual(page.all("button").filter { $0["form"] != nil }.map { $0["value"] }, ["1", "3"])
    XCTAssertEqual(page.all("img").map { $0["alt"] }, ["red jumper", "2 is struck out", "blue dress"])
    XCTAssertEqual(page.all("span").filter { $0.hasClass("choice") }.map { $0.hasClass("out") }, [true])
    XCTAssertEqual(page.all("ol").map { $0.hasClass("faces") }, [true])
    XCTAssertTrue(page.all("p").contains { $0.text == "Who is Ana?" })
  }

  func testPricesAreFourButtonsOfWhichHiddenOnesAreNone() {
    let prices = ["€1", "€2", "hidden", "€4"].enumerated().map { Choice("\($0 + 1)", $1) }
    let question = PriceGameContent.Question(
      category: "Kitchen",
      product: "Pan",
      about: "in stock",
      prices: prices,
      hidden: ["3"],
      picture: Picture(["https://example.com/pan.png"], words: "A pan")
    )
    let page = page(PriceGameContent.question(question), answers: ["1", "2", "3", "4"])
    XCTAssertEqual(page.all("button").filter { $0["form"] != nil }.map { $0["value"] }, ["1", "2", "4"])
    XCTAssertEqual(page.all("li").compactMap { $0["data-n"] }, ["1", "2", "3", "4"])
    XCTAssertEqual(page.all("img").map { $0["alt"] }, ["A pan"])
  }

  func testTheVerdictStaysWithItsSignAndIsNoNewsBesides() {
    let round = FallingContent.round(.init(word: Fact("Word", "dog"), translation: Fact("Translation", "perro")))
    for (tone, sign) in [(Tone.good, "✓"), (.bad, "✗"), (.warning, "–")] {
      let verdict = Notice("cat: gato.", tone)
      var screen = Screen(title: "T", content: .ready(round), news: [verdict, Notice("Disk full")], roundID: "1")
      screen.scoreboard = Scoreboard(verdict: verdict, score: [Fact("Right", "3"), Fact("Wrong", "1")])
      let page = PageMarkup(of: screen)
      let shown = page.elements.filter { $0.hasClass("verdict") }
      XCTAssertEqual(shown.map(\.text), ["\(sign) cat: gato."])
      XCTAssertEqual(shown.map { $0["role"] }, ["status"])
      XCTAssertEqual(page.elements.filter { $0.hasClass("note") }.map(\.text), ["Disk full"])
      XCTAssertEqual(page.elements.first { $0.hasClass("score") }?.text, "\(sign) cat: gato.Right 3 · Wrong 1")
    }
    var first = Screen(title: "T", content: .ready(round), roundID: "1")
    first.scoreboard = Scoreboard()
    XCTAssertEqual(PageMarkup(of: first).elements.count { $0.hasClass("score") }, 1, "its place is kept")
    first.roundID = nil
    XCTAssertEqual(PageMarkup(of: first).elements.count { $0.hasClass("score") }, 0)
  }

  func testTheFaceThatWasMissedStandsWithItsName() {
    var screen = Screen(title: "T", content: .ready(NameGameContent.over([Fact("Right", "3")])))
    let face = Picture(["/p/1.png"], words: "Ana", isAtHand: true)
    screen.scoreboard = Scoreboard(verdict: Notice("Wrong. Ana was number 3.", .bad), picture: face)
    XCTAssertEqual(PageMarkup(of: screen).all("figure").count, 0)
    var frame = PageFrame.sample
    frame.picture = { _ in "/pictures/a" }
    let page = PageMarkup(of: screen, in: frame)
    XCTAssertEqual(page.all("figcaption").map(\.text), ["Ana"])
    XCTAssertEqual(page.all("img").map { $0["src"] }, ["/pictures/a"])
  }

  func testATranslationStandsWhereTheServerSays() {
    let fall = FallingContent.Fall(step: 3, steps: 12, timeLeft: "9 seconds left")
    let round = FallingContent.round(
      .init(word: Fact("Word", "dog"), translation: Fact("Translation", "perro"), fall: fall)
    )
    let page = page(round, answers: [])
    XCTAssertEqual(page.elements.first { $0.hasClass("fall") }?["class"], "fall t1 u2")
    XCTAssertEqual(page.elements.first { $0.hasClass("falling") }?["class"], "falling t0 u3")
    XCTAssertEqual(page.elements.first { $0.hasClass("falling") }?.text, "perro")
    for name in [".t1{--t:10}", ".u2{--u:2}", ".t0{--t:00}", ".u3{--u:3}"] {
      XCTAssertTrue(PageAsset.style.text.contains(name), name)
    }
  }

  func testWithoutALimitNothingFalls() {
    let round = FallingContent.round(.init(word: Fact("Word", "dog"), translation: Fact("Translation", "perro")))
    let page = page(round, answers: [])
    XCTAssertNil(page.elements.first { $0.hasClass("falling") })
    XCTAssertEqual(page.elements.first { $0.hasClass("shown") }?.text, "perro")
  }

  private func page(_ content: some ScreenContent, answers: [String]) -> PageMarkup {
    let field = Field("n", "Answer", .row(answers.map { Choice($0) }))
    let offer = Offer("answer", "answer", fields: [Field("round", "", .fixed("1")), field], weight: .usual)
    let screen = Screen(title: "T", content: .ready(content), offers: [offer], roundID: "1")
    var frame = PageFrame.sample
    frame.picture = { $0.addresses.isEmpty ? nil : "/pictures/a" }
    return PageMarkup(of: screen, in: frame)
  }
}

import ArcadeDomain
import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

final class BlockPageTests: XCTestCase {
  func testATextHasItsTone() {
    let page = page(.text("All is well", .good), .text("Mind the gap", .warning), .text("Plain"))
    XCTAssertTrue(page.all("p").contains { $0.hasClass("good") && $0.text == "All is well" })
    XCTAssertTrue(page.all("p").contains { $0.hasClass("warning") && $0.text == "Mind the gap" })
    XCTAssertEqual(page.all("p").filter { $0.hasClass("text") }.map(\.text), ["All is well", "Mind the gap", "Plain"])
  }

  func testFactsAreAListOfTermsWithTheirWordsForWhoeverHearsThem() {
    let facts = Block.facts([Fact("Price", "€5 ↓", spoken: "€5, down"), Fact("Stock", "sold out", .bad)])
    let page = page(facts)
    XCTAssertEqual(page.all("dt").prefix(2).map(\.text), ["Price", "Stock"])
    XCTAssertEqual(page.all("span").first { $0["aria-hidden"] == "true" }?.text, "€5 ↓")
    XCTAssertEqual(page.all("span").first { $0.hasClass("unseen") }?.text, "€5, down")
    XCTAssertTrue(page.all("dd").contains { $0.hasClass("bad") && $0.text == "sold out" })
    XCTAssertEqual(self.page(facts, isAccessible: true).all("dd").first?.text, "€5, down")
  }

  func testATableHasHeadingsLabelsLinksDetailsAndSums() {
    let table = Table(
      title: "New",
      columns: [Table.Column("Rank", isNumber: true), Table.Column("Name"), Table.Column("Price", isNumber: true)],
      rows: [
        Table.Row("a", ["1", "Tea", "€4.00"], details: [.cells(["", "Discount", "-€1.00"])], address: "/observe/a"),
        Table.Row(
          "b",
          ["2", "Cup", Table.Cell("€9.00", .strong)],
          details: [.text("Nearly gone", .warning, column: 1)]
        ),
        Table.Row("sum", ["", "Total", "€12.00"], isSummary: true),
      ],
      firstNumber: 13
    )
    let page = page(.table(table))
    XCTAssertEqual(page.all("caption").map(\.text), ["New"])
    XCTAssertEqual(page.all("th").filter { $0["scope"] == "col" }.map(\.text), ["Rank", "Name", "Price"])
    XCTAssertEqual(page.all("th").filter { $0["scope"] == "row" }.map(\.text), ["Tea", "Cup", "Total"])
    XCTAssertEqual(page.all("tr").compactMap { $0["data-n"] }, ["13", "14"])
    XCTAssertEqual(page.all("kbd").filter { $0.hasClass("key") }.map(\.text), ["13", "14"])
    let links = page.elements.filter { $0.name == "a" && page.isInRow($0) }
    XCTAssertEqual(links.map { $0["href"] }, ["/observe/a"])
    XCTAssertEqual(links.map(\.text), ["Tea"])
    XCTAssertEqual(page.all("td").compactMap { $0["data-label"] }, ["Rank", "Price", "Rank", "Price"])
    XCTAssertEqual(
      page.all("td").filter { $0.hasClass("n") }.map(\.text),
      ["1", "€4.00", "", "-€1.00", "2", "€9.00", "€12.00"]
    )
    XCTAssertEqual(page.all("td").first { $0.hasClass("warning") }?["colspan"], "2")
    let foot = page.elements.firstIndex { $0.name == "tfoot" }
    XCTAssertEqual(foot.map { page.inside($0).first { $0.name == "th" }?.text }, "Total")
  }

  func testACellShowsHowItsFigureWentAndLevelsAloneAreASmallLine() {
    let trend = Trend("Price over time", levels: [7, 0, 3], figures: [Fact("Lowest", "€9"), Fact("Highest", "€12")])
    let table = Table(
      columns: [Table.Column("Name"), Table.Column("Price", isNumber: true)],
      rows: [Table.Row("a", ["Tea", Table.Cell("€10", trend: trend)]), Table.Row("b", ["Cup", "€5"])]
    )
    let words = "Price over time: Lowest €9, Highest €12. "
    let page = page(.table(table))
    XCTAssertEqual(page.all("polyline").map { $0["points"] }, ["2,2 60,2 60,22 118,22 118,14"])
    XCTAssertEqual(page.all("svg").map { $0["aria-hidden"] }, ["true"])
    XCTAssertEqual(page.all("span").filter { $0.hasClass("unseen") }.map(\.text), [words])
    XCTAssertEqual(page.all("td").map(\.text), [" " + words + "€10", "€5"])

    let heard = self.page(.table(table), isAccessible: true)
    XCTAssertEqual(heard.all("svg").count, 0)
    XCTAssertEqual(heard.all("td").map(\.text), [words + "€10", "€5"])
    let small = self.page(.trend(Trend("Price", levels: [0, 7], figures: [])))
    XCTAssertEqual(small.all("polyline").first?["points"], "2,22 118,22 118,2")
    XCTAssertEqual(self.page(.trend(Trend("Price", levels: [3], figures: []))).all("svg").count, 0)
  }

  func testARowShowsWhatItNames() {
    let face = Picture(["/p/1.png"], isAtHand: true)
    let table = Table(
      columns: [Table.Column("Name"), Table.Column("Job"), Table.Column("Team")],
      rows: [Table.Row("a", [Table.Cell("Ana", picture: face), "Nurse", "B"]), Table.Row("b", ["Bo", "Cook", "A"])]
    )
    let page = page(.table(table), picture: "/pictures/a")
    XCTAssertEqual(page.all("img").map { [$0["src"], $0["alt"]] }, [["/pictures/a", ""]])
    XCTAssertEqual(page.all("th").compactMap { $0["data-label"] }, ["Name", "Name"], "a card keeps the first title")
    XCTAssertEqual(self.page(.table(table)).all("img").count, 0)
  }

  func testRowsThatAreCountedAndFoundBySightAreTiles() {
    let goods: [(Picture?, RGBColor?)] = [
      (Picture(["/p/1.png"], isAtHand: true), RGBColor("blue")), (nil, RGBColor("#0a7bf0")), (nil, nil),
    ]
    let rows = goods.enumerated().map { place, look in
      Table.Row("P\(place)", [Table.Cell("P\(place)"), Table.Cell("Tea", picture: look.0, color: look.1), "€2"])
    }
    let known = [0, 1, 2].map { Choice("P\($0)", "Tea") }
    let add = Offer("add", "put in", fields: [Field("code", "Product", .scan(known: known))], weight: .usual)
    let columns = [Table.Column("Code"), Table.Column("Name"), Table.Column("Price", isNumber: true)]
    var table = Table(columns: columns, rows: rows)
    table.rowActions.counter = Table.Counter(amount: nil, more: add, less: nil)
    let page = page(.table(table), offers: [add], picture: "/pictures/a")
    XCTAssertEqual(page.all("div").filter { $0.hasClass("tiles") }.count, 1)
    XCTAssertEqual(page.all("img").map { $0["src"] }, ["/pictures/a"])
    XCTAssertEqual(page.all("rect").map { $0["fill"] }, ["#0a7bf0", "none"])
    table.rows = [rows[2]]
    let plain = self.page(.table(table), offers: [add])
    XCTAssertEqual(plain.all("div").filter { $0.hasClass("tiles") }.count, 0)
    XCTAssertEqual(plain.all("rect").count, 0)
  }

  func testRowsThatLeadNowhereArePressed() {
    let table = Table(columns: [Table.Column("Mode")], rows: [Table.Row("p", ["Practice"]), Table.Row("t", ["Timed"])])
    let page = page(.table(table), offers: [mode(["p", "t"])])
    let buttons = page.all("button").filter { $0["form"] == "press-mode" }
    XCTAssertEqual(buttons.map { $0["value"] }, ["p", "t"])
    XCTAssertEqual(buttons.map { $0["name"] }, ["f-n", "f-n"])
    XCTAssertEqual(buttons.map(\.text), ["Practice", "Timed"])
    XCTAssertEqual(page.forms["mode"]?.fixed, ["game": "7"])
  }

  func testAProductOfAListIsAddedAndOneOfACartTakenOutByAButtonBehindIt() {
    let known = [Choice("MUG", "Mug")]
    let offers = [
      Offer("add", "put in", fields: [Field("code", "Product", .scan(known: known))], weight: .usual),
      Offer("remove", "take out", fields: [Field("code", "Product", .code(known: known))]),
    ]
    let columns = [Table.Column("Code")]
    var table = Table(columns: columns, rows: [Table.Row("MUG", ["MUG"]), Table.Row("PEN", ["PEN"])], firstNumber: 1)
    XCTAssertEqual(page(.table(table), offers: offers).all("button").compactMap { $0["form"] }, [])
    table.rowActions.buttons = [Table.Button(.away, offers[1]), Table.Button(.more, offers[0])]
    let pressed = page(.table(table), offers: offers).all("button").filter { $0["form"] != nil }
    XCTAssertEqual(pressed.map { $0["form"] }, ["press-remove", "press-add"], "the pen is not known")
    XCTAssertEqual(pressed.map { $0["aria-label"] }, ["take out: MUG", "put in: MUG"])
    XCTAssertEqual(pressed.map(\.text), ["×", "+"])
    XCTAssertEqual(pressed.map { $0["data-usual"] }, [nil, ""])
  }

  func testChoicesArePressedOrLead() {
    let choices = Block.choices([Choice("p", "Practice"), Choice("t", "Timed")])
    let pressed = page(choices, offers: [mode(["p", "t"])])
    XCTAssertEqual(pressed.all("button").filter { $0["form"] == "press-mode" }.map { $0["value"] }, ["p", "t"])
    XCTAssertEqual(pressed.all("li").compactMap { $0["data-n"] }, ["1", "2"])
    let leading = page(.choices([Choice("p", "Practice", address: "/p"), Choice("t", "Timed", address: "/t")]))
    XCTAssertEqual(leading.elements.filter { $0.hasClass("choice") }.map { $0["href"] }, ["/p", "/t"])
    XCTAssertTrue(leading.forms.isEmpty)
    XCTAssertEqual(page(choices).all("span").filter { $0.hasClass("choice") }.count, 2, "nothing to press")
  }

  func testAPictureHasItsWordsOrIsReplacedByThem() {
    let picture = Block.picture(Picture(["https://example.com/a.png"], words: "A mug"))
    XCTAssertEqual(page(picture).all("img").count, 0)
    XCTAssertTrue(page(picture).all("p").contains { $0.text == "A mug" })
    let shown = page(picture, picture: "/pictures/x")
    XCTAssertEqual(shown.all("img").map { $0["src"] }, ["/pictures/x"])
    XCTAssertEqual(shown.all("img").map { $0["alt"] }, ["A mug"])
  }

  func testAChartNamesEachPointAndMarksTheLowestTheHighestAndTheLast() {
    let points = [(0.0, 0.5), (0.25, 1), (0.5, 0), (1, 0.5)].enumerated().map { index, at in
      Trend.Point("day \(index)", "€\(index)", place: at.0, height: at.1)
    }
    let scale = [Trend.Mark("€0", height: 0), Trend.Mark("€10", height: 0.5)]
    let trend = Trend("Price", levels: [3, 7, 0, 3], figures: [Fact("Lowest", "€2")], points: points, scale: scale)
    let page = page(.trend(trend))
    let texts = page.all("text").map { "\($0["y"] ?? "") \($0.text)" }
    XCTAssertEqual(texts.prefix(2), ["180 €0", "109 €10"])
    XCTAssertEqual(page.all("path").compactMap { $0["d"] }.dropFirst(), ["M8 176H632", "M8 105H632"])
    XCTAssertEqual(texts.suffix(1), ["93 €3 · day 3"], "value and date")
    let beside = self.page(.trend(Trend("Price", points: points)))
    XCTAssertEqual([beside.all("g").count, beside.all("table").count], [4, 0], "the figures stand in a table already")
    let drawn = page.all("g")
    XCTAssertEqual(drawn.map { $0["aria-label"] }, ["day 0: €0", "day 1: €1", "day 2: €2", "day 3: €3"])
    XCTAssertEqual(drawn.map { $0.hasClass("marked") }, [false, true, true, true])
    XCTAssertEqual(drawn.map { $0["tabindex"] }, ["-1", "-1", "-1", "0"])
    XCTAssertEqual(
      page.all("polyline").first?["points"],
      "18,105 169,105 169,34 320,34 320,176 622,176 622,105",
      "a figure holds until the next one"
    )
    XCTAssertEqual(page.all("table").count, 1)
    XCTAssertEqual(page.all("td").map(\.text), ["€3", "€2", "€1", "€0"])
    XCTAssertTrue(page.all("dt").contains { $0.text == "Lowest" })
  }

  private func mode(_ ids: [String]) -> Offer {
    let fields = [Field("game", "", .fixed("7")), Field("n", "Mode", .row(ids.map { Choice($0) }))]
    return Offer("mode", "begin", fields: fields, weight: .usual)
  }

  private func page(
    _ blocks: Block...,
    offers: [Offer] = [],
    isAccessible: Bool = false,
    picture: String? = nil
  ) -> PageMarkup {
    var frame = PageFrame.sample
    (frame.isAccessible, frame.picture) = (isAccessible, { _ in picture })
    return PageMarkup(of: Screen(title: "Title", content: .ready(Page(blocks)), offers: offers), in: frame)
  }
}

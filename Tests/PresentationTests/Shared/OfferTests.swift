import ArcadePresentation
import XCTest

final class OfferTests: XCTestCase {
  func testAFieldKnowsWhatCanBeChosen() {
    let choices = [Choice("MUG", "Mug"), Choice("CUP")]
    for kind in [Field.Kind.row(choices), .code(known: choices), .scan(known: choices), .choice(choices)] {
      XCTAssertEqual(Field("a", "A", kind).choices.map(\.label), ["Mug", "CUP"])
    }
    for kind in [Field.Kind.number(1...2), .text, .secret, .file, .fixed("x")] {
      XCTAssertEqual(Field("a", "A", kind).choices, [])
      XCTAssertEqual(Field("a", "A", kind).isFixed, kind == .fixed("x"))
    }
  }

  func testATextSlotTakesAnythingButNothing() {
    let find = Action("find", "", Parameter.text("text", "Search")) { $0 }
    XCTAssertEqual(try find.intent(["text": " a  b "]), " a  b ")
    XCTAssertThrowsError(try find.intent(["text": ""]))
    let list = Action("list", "", Parameter.text("text", "Search").optional) { $0 ?? "all" }
    XCTAssertEqual(try list.intent([:]), "all")
    XCTAssertEqual(try list.intent(["text": ""]), "all")
    XCTAssertEqual(try list.intent(["text": "mug"]), "mug")
  }

  func testAPageNumbersTheRowsOfItsNumberedTablesInTheirOrder() {
    func table(_ ids: [String], from first: Int?) -> Block {
      let sum = Table.Row("sum", ["", "7"], isSummary: true)
      return .table(Table(columns: [], rows: ids.map { Table.Row($0, []) } + [sum], firstNumber: first))
    }
    let page = Page(table(["a", "b"], from: 1), .text("between"), table(["x"], from: nil), table(["c"], from: 13))
    XCTAssertEqual(page.numberedRows, [1: "a", 2: "b", 13: "c"])
  }

  func testAScreenSaysNothingTwice() {
    let old = Notice("Prices are old.", .warning)
    let ready = Screen(title: "Shop", content: .ready(Page()), banners: [old], news: [old, Notice("Added.")])
    XCTAssertEqual(ready.banners, [])
    XCTAssertEqual(ready.news, [old, Notice("Added.")])

    let failure = Failure("No connection.", canRetry: true)
    let failed = Screen<Page>(title: "Shop", content: .failed(failure), news: [Notice("No connection.", .bad)])
    XCTAssertEqual(failed.news, [])
  }
}

import ArcadePresentation
import XCTest

@testable import ArcadeApp

final class FieldPageTests: XCTestCase {
  private let choices = [Choice("a", "Ant"), Choice("b", "Bee")]

  func testARowOrAChoiceIsSelected() throws {
    for kind in [Field.Kind.row(choices), .choice(choices)] {
      let page = page(Field("n", "Animal", kind, value: "b"))
      XCTAssertEqual(page.all("select").map { $0["name"] }, ["f-n"])
      XCTAssertNotNil(page.all("select").first?["required"])
      XCTAssertEqual(page.all("option").map(\.text), ["Ant", "Bee"])
      XCTAssertEqual(page.all("option").filter { $0["selected"] != nil }.map { $0["value"] }, ["b"])
    }
    let optional = page(Field("n", "Animal", .row(choices), isOptional: true))
    XCTAssertEqual(optional.all("option").map { $0["value"] }, ["", "a", "b"])
    XCTAssertNil(optional.all("select").first?["required"])
    XCTAssertTrue(optional.all("label").contains { $0.text == "Animal (optional)" })
  }

  func testWhatLeavingAFieldOutMeansIsSaid() {
    let chosen = page(Field("n", "Animal", .row(choices), isOptional: true, omitted: "all of them"))
    XCTAssertEqual(chosen.all("option").map(\.text), ["all of them", "Ant", "Bee"])
    XCTAssertTrue(chosen.all("label").contains { $0.text == "Animal" })
    let typed = page(Field("text", "Name", .text, isOptional: true, omitted: "all of them"))
    XCTAssertTrue(typed.all("label").contains { $0.text == "Name (empty: all of them)" })
  }

  func testSeveralRowsAreTicked() {
    let page = page(Field("n", "Animals", .rows(choices)))
    XCTAssertEqual(page.all("legend").map(\.text), ["Animals"])
    XCTAssertEqual(inputs(page).map { $0["type"] }, ["checkbox", "checkbox"])
    XCTAssertEqual(inputs(page).map { $0["value"] }, ["a", "b"])
    XCTAssertEqual(Set(inputs(page).map { $0["name"] }), ["f-n"])
  }

  func testACodeIsTypedWithWhatIsKnownAsAList() throws {
    let page = page(Field("code", "Product", .code(known: choices)))
    let input = try XCTUnwrap(inputs(page).first)
    XCTAssertEqual(input["type"], "text")
    XCTAssertNil(input["data-scan"])
    XCTAssertEqual(page.all("datalist").map { $0["id"] }, [input["list"]])
    XCTAssertEqual(page.all("option").map { $0["value"] }, ["a", "b"])
    let unknown = self.page(Field("code", "Product", .code(known: [])))
    XCTAssertNil(inputs(unknown).first?["list"])
  }

  func testAScanIsTypedByAScanner() throws {
    let input = try XCTUnwrap(inputs(page(Field("code", "Product", .scan(known: [])))).first)
    XCTAssertEqual(input["type"], "text")
    XCTAssertNotNil(input["data-scan"])
    XCTAssertEqual(input["autocomplete"], "off")
    XCTAssertNil(input["autofocus"], "nothing takes the focus by itself on a touch screen")
  }

  func testANumberHasItsLimits() {
    let number = inputs(page(Field("n", "Pieces", .number(1...9_999), value: "3"))).first
    XCTAssertEqual(number?["type"], "number")
    XCTAssertEqual([number?["min"], number?["max"], number?["value"]], ["1", "9999", "3"])
    XCTAssertNil(inputs(page(Field("n", "Order", .number(1...Int.max)))).first?["max"])
  }

  func testTextsSecretsAndFiles() {
    XCTAssertEqual(inputs(page(Field("t", "Name", .text, value: "<x>"))).map { $0["value"] }, ["<x>"])
    let secret = inputs(page(Field("t", "Key", .secret, value: "hush"))).first
    XCTAssertEqual(secret?["type"], "password")
    XCTAssertNil(secret?["value"], "what nobody may see is not on the page")
    XCTAssertEqual(inputs(page(Field("path", "File", .file))).map { $0["type"] }, ["text"])
  }

  func testWhatWasTypedIsKept() {
    let field = Field("t", "Name", .text, value: "old")
    let kept = PostedForm(token: "", word: "do", texts: ["t": "new"])
    XCTAssertEqual(inputs(page(field, kept: kept)).map { $0["value"] }, ["new"])
    XCTAssertEqual(
      inputs(page(field, kept: PostedForm(word: "other", texts: ["t": "new"]))).map { $0["value"] },
      ["old"]
    )
    let secret = PostedForm(token: "", word: "do", texts: ["t": "hush"])
    XCTAssertNil(inputs(page(Field("t", "Key", .secret), kept: secret)).first?["value"])
  }

  func testAnOfferThatIsClosedSaysWhy() {
    let offer = Offer("do", "do it", fields: [Field("t", "Name", .text)], closed: "Not now.")
    let page = PageMarkup(document(of: screen([offer]), in: frame(), at: .zero).string)
    let button = page.all("button").first { $0["disabled"] != nil }
    XCTAssertEqual(button?["aria-describedby"], "why-do")
    XCTAssertEqual(page.elements.first { $0["id"] == "why-do" }?.text, "Not now.")
    XCTAssertTrue(page.forms.isEmpty)
  }

  func testOnlyAnAddressOfTheWebIsALinkOutside() {
    for (address, isLink) in [
      ("https://shop.example/a", true), ("HTTP://shop.example/a", true), ("javascript:alert(1)", false),
      ("data:text/html,x", false), ("file:///etc/passwd", false), ("//shop.example", false), ("/shop", true),
    ] {
      let offer = Offer("link", "the page", address: address)
      let page = PageMarkup(document(of: screen([offer]), in: frame(), at: .zero).string)
      let link = page.all("a").first { $0["href"] == address }
      XCTAssertEqual(link != nil, isLink, address)
      if let link, address != "/shop" { XCTAssertEqual(link["rel"], "noopener noreferrer external") }
    }
  }

  private func inputs(_ page: PageMarkup) -> [PageMarkup.Element] {
    page.all("input").filter { $0["type"] != "hidden" }
  }

  private func page(_ field: Field, kept: PostedForm? = nil) -> PageMarkup {
    var frame = frame()
    frame.kept = kept
    let offer = Offer("do", "do it", fields: [field])
    let page = PageMarkup(document(of: screen([offer]), in: frame, at: .zero).string)
    XCTAssertEqual(page.mistakes, [])
    return page
  }

  private func screen(_ offers: [Offer]) -> Screen<Page> {
    Screen(title: "Title", content: .ready(Page()), offers: offers)
  }

  private func frame() -> PageFrame { PageFrame(language: .english, address: "/x", formToken: "t", version: "1") }
}

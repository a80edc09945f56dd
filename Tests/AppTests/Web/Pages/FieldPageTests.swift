import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The fields of a page, and what its forms send.
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

  func testScansNumbersTextsSecretsAndFilesAreTypedEachInItsWay() throws {
    let input = try XCTUnwrap(inputs(page(Field("code", "Product", .scan(known: [])))).first)
    XCTAssertEqual(input["type"], "text")
    XCTAssertNotNil(input["data-scan"])
    XCTAssertEqual(input["autocomplete"], "off")
    XCTAssertNil(input["autofocus"], "nothing takes the focus by itself on a touch screen")
    let number = inputs(page(Field("n", "Pieces", .number(1...9_999), value: "3"))).first
    XCTAssertEqual(number?["type"], "number")
    XCTAssertEqual([number?["min"], number?["max"], number?["value"]], ["1", "9999", "3"])
    XCTAssertNil(inputs(page(Field("n", "Order", .number(1...Int.max)))).first?["max"])
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
    let page = PageMarkup(of: screen(offer))
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
      let page = PageMarkup(of: screen(offer))
      let link = page.all("a").first { $0["href"] == address }
      XCTAssertEqual(link != nil, isLink, address)
      if let link, address != "/shop" { XCTAssertEqual(link["rel"], "noopener noreferrer external") }
    }
  }

  private func inputs(_ page: PageMarkup) -> [PageMarkup.Element] {
    page.all("input").filter { $0["type"] != "hidden" }
  }

  private func page(_ field: Field, kept: PostedForm? = nil) -> PageMarkup {
    var frame = PageFrame.sample
    frame.kept = kept
    return PageMarkup(of: screen(Offer("do", "do it", fields: [field])), in: frame)
  }

  private func screen(_ offer: Offer) -> Screen<Page> {
    Screen(title: "Title", content: .ready(Page()), offers: [offer])
  }

  func testABodyIsReadAsBrowsersSendIt() {
    let cases: [(String, PostedForm)] = [
      ("", PostedForm()), ("token=abc&action=add&f-code=3*MUG", form("abc", "add", ["code": "3*MUG"])),
      ("action=mark+all+read&token=t", form("t", "mark all read", [:])),
      ("f-text=Caf%C3%A9+%26+Co%2B", form("", "", ["text": "Café & Co+"])),
      ("f-n=1&f-n=3", form("", "", ["n": "1 3"])), ("f-n=&f-text=", form("", "", ["n": "", "text": ""])),
      ("f-code=TOM&f-code=0.35", form("", "", ["code": "TOM 0.35"])),
      ("f-code=TOM&f-code=", form("", "", ["code": "TOM"])), ("f-code=&f-code=", form("", "", ["code": ""])),
      ("f-a=1=2&f-b", form("", "", ["a": "1=2", "b": ""])),
      ("f-a=100%&f-b=%zz&f-c=%4", form("", "", ["a": "100%", "b": "%zz", "c": "%4"])),
      ("&&=x&other=1&code=2", PostedForm()),
    ]
    for (body, expected) in cases { XCTAssertEqual(PostedForm(body: body), expected, body) }
  }

  func testWhatIsWrittenIsReadBack() {
    var random = HostileText(seed: 7)
    for _ in 0..<2_000 {
      let texts = Dictionary((0..<3).map { ("field\($0)", random.text(length: 12)) }) { $1 }
      let form = PostedForm(token: random.text(length: 8), word: random.text(length: 8), texts: texts)
      XCTAssertEqual(PostedForm(body: form.body), form)
    }
  }

  private func form(_ token: String, _ word: String, _ texts: [String: String]) -> PostedForm {
    PostedForm(token: token, word: word, texts: texts)
  }
}

extension PostedForm {
  /// Parses a body as a browser sends it.
  init(body: String) { self.init(URLEncodedForm.fields(in: body.utf8)) }

  /// The body that a browser would send.
  var body: String {
    let own = texts.sorted { $0.key < $1.key }.map { ("\(FormFields.prefix)\($0.key)", $0.value) }
    let pairs = [("\(FormFields.token)", token), ("\(FormFields.page)", page), ("\(FormFields.action)", word)] + own
    return pairs.map { "\(encoded($0.0))=\(encoded($0.1))" }.joined(separator: "&")
  }

  private func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return text.utf8.reduce(into: "") { encoded, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: " "): encoded += "+"
      default: encoded += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}

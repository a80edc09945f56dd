import XCTest

@testable import ArcadeApp

final class FormFieldsTests: XCTestCase {
  func testABodyIsReadAsBrowsersSendIt() {
    let cases: [(String, PostedForm)] = [
      ("", PostedForm()), ("token=abc&action=add&f-code=3*MUG", form("abc", "add", ["code": "3*MUG"])),
      ("action=mark+all+read&token=t", form("t", "mark all read", [:])),
      ("f-text=Caf%C3%A9+%26+Co%2B", form("", "", ["text": "Café & Co+"])),
      ("f-n=1&f-n=3", form("", "", ["n": "1 3"])), ("f-n=&f-text=", form("", "", ["n": "", "text": ""])),
      ("f-code=TOM&f-code=0.35", form("", "", ["code": "TOM 0.35"])),
      ("f-code=TOM&f-code=", form("", "", ["code": "TOM"])),
      ("f-code=&f-code=", form("", "", ["code": ""])),
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
  /// Reads a body as a browser sends it.
  init(body: String) { self.init(URLEncodedForm.fields(in: body.utf8)) }

  /// Writes the body that a browser would send.
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

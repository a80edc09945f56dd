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

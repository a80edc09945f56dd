import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The pages for visitors who are not admitted.
final class GatePageTests: XCTestCase {
  func testItStandsInTheFrameAndSaysWhatToDoWithoutTheWindow() {
    for language in Language.allCases {
      let lost = GateMessage.allCases.filter { message in
        let page = PageMarkup(ServedDocuments.Answer(GatePage(language: language).message(message)).text)
        XCTAssertEqual(page.mistakes, [], "\(message)")
        XCTAssertEqual(page.all("a").first { $0.hasClass("brand") }?.text, "Arcade")
        XCTAssertEqual(page.all("main").count, 1)
        return page.all("p").contains { $0.text == language.webPhrases.lostWindow }
      }
      XCTAssertEqual(lost, [.needsKey, .usedKey, .ended])
    }
  }

  func testThePassPhraseIsAskedForAsAnythingElseIs() {
    let page = PageMarkup(ServedDocuments.Answer(GatePage(language: .english).login(.askPassPhrase, to: "/")).text)
    XCTAssertTrue(page.all("p").contains { $0.hasClass("field") && $0.text == "Pass phrase" })
    XCTAssertEqual(page.all("button").map { $0.hasClass("button") && $0.hasClass("first") }, [true])
  }

  func testARefusalLeadsToTheStartPageWhereThatHelpsInTheWordsOfEachLanguage() {
    let leading = GateMessage.allCases.filter { message in
      guard case .bytes(let bytes) = GatePage(language: .spanish).message(message).body else { return false }
      return String(decoding: bytes, as: UTF8.self).contains(#"<a href="/">Página de inicio</a>"#)
    }
    XCTAssertEqual(
      Set(leading),
      [
        .usedKey, .signOut, .malformed, .foreignForm, .staleForm, .notFound, .wrongMethod, .bodyTooLarge, .headTooLarge,
        .unsendable,
      ]
    )
    for message in GateMessage.allCases where message != .askPassPhrase {
      let words = Language.allCases.map { $0.webPhrases.words(for: message) }
      XCTAssertEqual(Set(words.map(\.title)).count, 3, "\(message)")
      XCTAssertEqual(Set(words.map(\.sentence)).count, 3, "\(message)")
    }
  }
}

import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

final class OfferUsageTests: XCTestCase {
  func testHelpSaysHowAnOfferIsTyped() {
    let offers: [(Offer, usage: String)] = [
      (Offer("pay", ""), "pay"), (offer("add", .scan(known: []), weight: .usual), "[add] CODE [N]"),
      (offer("add", .scan(known: [])), "add CODE [N]"),
      (offer("open", .code(known: []), weight: .usual), "[open] CODE"),
      (offer("order", .number(1...9)), "order CODE"), (offer("import", .file), "import CODE"),
      (offer("set", .secret), "set CODE"), (offer("answer", .row(choices(4)), weight: .usual), "1–4"),
      (offer("answer", .row(choices(1)), weight: .usual), "1"), (offer("topic", .row(choices(3))), "topic 1–3"),
      (offer("rule", .choice(choices(2))), "rule a1|a2"), (offer("topic", .choice(choices(6))), "topic CODE"),
      (offer("yes", .fixed("2")), "yes"),
      (Offer("list", "", fields: [Field("text", "", .text, isOptional: true)]), "list [TEXT]"),
      (remove, "remove CODE [N]"),
      (
        Offer(
          "answer",
          "",
          fields: [Field("question", "", .fixed("7")), Field("n", "", .row(choices(6)))],
          weight: .usual
        ), "1–6"
      ),
    ]
    for (offer, usage) in offers { XCTAssertEqual(offer.usage, usage) }
  }

  func testAHintSaysTheLeastThatIsTyped() {
    let scan = offer("add", .scan(known: choices(2)), weight: .usual)
    XCTAssertEqual(scan.shortUsage(ConsolePhrases(language: .english), hasNumbers: true), "a code or number")
    XCTAssertEqual(scan.shortUsage(ConsolePhrases(language: .english), hasNumbers: false), "a code")
    XCTAssertEqual(scan.shortUsage(ConsolePhrases(language: .spanish), hasNumbers: true), "un código o un número")
    XCTAssertEqual(scan.shortUsage(ConsolePhrases(language: .japanese), hasNumbers: true), "コードか番号")
    let orders = offer("open", .code(known: [Choice("12"), Choice("7")]), weight: .usual)
    let offers: [(Offer, usage: String)] = [
      (orders, "a number"), (offer("answer", .row(choices(4)), weight: .usual), "a number"), (remove, "remove CODE"),
      (Offer("pay", ""), "pay"), (Offer("list", "", fields: [Field("text", "", .text, isOptional: true)]), "list"),
      (Offer("r", "right"), "r (right)"),
    ]
    for (offer, usage) in offers {
      XCTAssertEqual(offer.shortUsage(ConsolePhrases(language: .english), hasNumbers: false), usage)
    }
  }

  func testAHintIsOneSentence() {
    let hints: [(ConsolePhrases, [[String]: String])] = [
      (
        ConsolePhrases(language: .english),
        [
          ["pay"]: "Type pay. help lists everything else.", ["a", "b"]: "Type a or b. help lists everything else.",
          ["a", "b", "c"]: "Type a, b or c. help lists everything else.",
        ]
      ), (ConsolePhrases(language: .spanish), [["a", "b", "c"]: "Escribe a, b o c. help muestra todo lo demás."]),
      (
        ConsolePhrases(language: .japanese),
        [
          ["a", "b", "c"]: "a、b、c を入力できます。ほかのコマンドは help で表示します。",
          ["番号", "a"]: "番号、a を入力できます。ほかのコマンドは help で表示します。",
          ["番号"]: "番号を入力できます。ほかのコマンドは help で表示します。",
        ]
      ),
    ]
    for (phrases, sentences) in hints {
      for (usages, sentence) in sentences { XCTAssertEqual(phrases.hint(usages), sentence) }
    }
  }

  private var remove: Offer {
    let pieces = Field("n", "Pieces", .number(1...9), isOptional: true)
    return Offer("remove", "", fields: [Field("code", "Product", .code(known: [])), pieces])
  }

  private func choices(_ count: Int) -> [Choice] { (1...count).map { Choice("a\($0)") } }

  private func offer(_ word: String, _ kind: Field.Kind, weight: Offer.Weight = .other) -> Offer {
    Offer(word, "", fields: [Field("code", "Product", kind)], weight: weight)
  }
}

import ArcadePresentation
import XCTest

final class ActionTests: XCTestCase {
  func testAnActionMakesItsIntentOfTheTextsOfItsFields() throws {
    let texts: [(texts: [String: String], intent: String)] = [
      (["question": "q1", "code": "MUG", "n": "3"], "q1 MUG 3"), (["question": "q1", "code": "MUG"], "q1 MUG –"),
      (["question": "q1", "code": "MUG", "n": ""], "q1 MUG –"),
      (["question": "q1", "code": "two words", "n": "9"], "q1 two words 9"),
      (["question": "q1", "code": "MUG", "n": "3", "more": "x"], "q1 MUG 3"),
      (["question": "q2", "code": "MUG"], "q2 MUG –"),
    ]
    for (texts, intent) in texts { XCTAssertEqual(try take.intent(texts), intent, "\(texts)") }
  }

  func testWhatIsMissingIsNamed() {
    for texts in [["question": "q1"], ["question": "q1", "n": "3"], ["question": "q1", "code": "", "n": "3"]] {
      XCTAssertThrowsError(try take.intent(texts)) { error in
        XCTAssertEqual(error as? InputError, .missing(take.offer.fields[1]))
      }
    }
  }

  func testANumberOutsideItsRangeIsRefused() {
    for text in ["0", "10", "-1", "x", "1.5", " 3", "99999999999999999999"] {
      XCTAssertThrowsError(try take.intent(["question": "q1", "code": "MUG", "n": text]), text) { error in
        XCTAssertEqual(error as? InputError, .refused("no \(text)"))
      }
    }
  }

  func testWithoutWhatItIsAboutItIsStale() {
    XCTAssertThrowsError(try take.intent(["code": "MUG"])) { XCTAssertEqual($0 as? InputError, .stale) }
    let answer = Action("answer", "", Parameter.fixed("question", 7)) { $0 }
    XCTAssertEqual(try answer.intent(["question": "7"]), 7)
    XCTAssertEqual(try answer.intent(["question": "8"]), 8, "whether that is still asked is for whoever performs it")
    XCTAssertThrowsError(try answer.intent(["question": "seven"])) { XCTAssertEqual($0 as? InputError, .stale) }
  }

  func testWhatIsClosedIsRefusedWithItsReason() async {
    let module = Counter()
    await assertRefuses("stop", by: module, "nothing was begun")
    XCTAssertEqual(module.performed, [])
  }

  func testTheOfferCarriesTheDeclarationAsData() {
    let offer = take.offer
    XCTAssertEqual(offer.word, "take")
    XCTAssertEqual(offer.label, "take pieces out")
    XCTAssertEqual(offer.weight, .main)
    XCTAssertNil(offer.address)
    XCTAssertEqual(offer.fields.map(\.name), ["question", "code", "n"])
    XCTAssertEqual(offer.fields.map(\.isOptional), [false, false, true])
    XCTAssertEqual(offer.fields.map(\.kind), [.fixed("q1"), .code(known: [Choice("MUG", "Mug")]), .number(1...9)])
    XCTAssertEqual(offer.openFields.map(\.name), ["code", "n"])
    XCTAssertEqual(offer.names, ["take", "grab"])
    XCTAssertEqual(offer.fixedTexts, ["question": "q1"])
  }

  func testAnActionWithoutFieldsNeedsNothing() {
    let pay = Action("pay", "pay") { "paid" }
    XCTAssertEqual(try pay.intent([:]), "paid")
    XCTAssertEqual(pay.offer.fields, [])
    XCTAssertEqual(pay.offer.weight, .other)
  }

  func testAMappedActionIsTheSameOffer() {
    let mapped = take.map { [$0] }
    XCTAssertEqual(mapped.offer, take.offer)
    XCTAssertEqual(try mapped.intent(["question": "q1", "code": "MUG", "n": "2"]), ["q1 MUG 2"])
    XCTAssertThrowsError(try mapped.intent(["code": "MUG"]))
  }

  func testAModuleDoesWhatIsNamedAndRefusesWhatIsNot() async throws {
    let module = Counter()

    try await module.perform("count", ["n": "3"])
    try await module.perform("tally", ["n": "4"])

    XCTAssertEqual(module.performed, [3, 4])
    let refused: [(word: String, texts: [String: String], misread: InputError)] = [
      ("forget", [:], .notOffered("forget")), ("", [:], .notOffered("")), ("count", ["n": "x"], .refused("no x")),
      ("count", [:], .missing(module.actions[0].offer.fields[0])),
    ]
    for (word, texts, misread) in refused {
      await assertRefuses(word, texts, by: module, as: misread)
    }
    XCTAssertEqual(module.performed, [3, 4])
  }

  private let take = Action<String>(
    "take",
    aliases: ["grab"],
    "take pieces out",
    .fixed("question", "q1"),
    .code("code", "Product", known: [Choice("MUG", "Mug")]),
    Parameter.number("n", "Pieces", in: 1...9, else: { "no \($0)" }).optional,
    weight: .main
  ) { question, code, pieces in "\(question) \(code) \(pieces.map(String.init) ?? "–")" }
}

/// A module that counts its intents.
private final class Counter: Module {
  enum Nowhere: Route {
    case here

    var address: String { "/here" }

    init?(address: String) { return nil }
  }

  weak var view: (any ScreenView<Page>)?
  weak var router: (any Router<Nowhere>)?
  private(set) var performed: [Int] = []

  var actions: [Action<Int>] {
    [
      Action("count", aliases: ["tally"], "count", Parameter.number("n", "N", in: 1...9, else: { "no \($0)" })) { $0 },
      Action("stop", "stop", closed: "nothing was begun") { 0 },
    ]
  }

  func show(_ news: [Notice]) async {}

  func perform(_ intent: Int) async { performed.append(intent) }
}

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

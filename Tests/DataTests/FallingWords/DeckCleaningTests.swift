import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

final class DeckCleaningTests: XCTestCase {
  func testWhatIsWrittenCarelesslyIsCleanedAndCounted() throws {
    let cases: [(text: String, clean: String, changes: [DeckChange.Kind])] = [
      ("escuela", "escuela", []), ("  escuela ", "escuela", [.spaces]), ("la\u{3000}\u{A0} casa", "la casa", [.spaces]),
      ("nin\u{303}o", "niño", [.unicodeForm]), ("\u{200B}a\u{FEFF}", "a", [.unicodeForm]),
      ("\u{202E}a", "a", [.unicodeForm]), ("\u{1B}[31ma", "a", [.unicodeForm]),
      ("a\u{0}\u{7}\u{7F}b", "ab", [.unicodeForm]),
      (" \u{1B}[1m one \u{1B}[m", "one", [.unicodeForm, .spaces]), ("\u{2061} one", "one", [.unicodeForm, .spaces]),
      ("one \u{1B}]0;two three\u{7} four", "one four", [.unicodeForm, .spaces]), ("co\u{AD}op", "coop", [.unicodeForm]),
      ("a\u{B}\u{85}b", "a b", [.spaces]),
      ("profesor / profesora", "profesor / profesora", []), ("a  /  b", "a / b", [.spaces]),
      ("profesor  /profesora", "profesor /profesora", [.spaces]), ("先生／教師", "先生 / 教師", [.spaces, .alternatives]),
      ("a / b / a", "a / b", [.alternatives]), ("a / ", "a", [.spaces]), ("km/h", "km/h", []), ("24/7", "24/7", []),
      ("\u{301}a", "a", [.spaces]), ("(to) be able", "(to) be able", []), ("❤️", "❤️", []),
    ]
    for (text, clean, changes) in cases {
      let deck = try readDeck("#separator:tab\nother\t\(text)")
      XCTAssertEqual(deck.pairs.map(\.second.text), [clean], text)
      XCTAssertEqual(deck.pairs.first.map { Array($0.second.text.unicodeScalars) }, Array(clean.unicodeScalars), text)
      XCTAssertEqual(deck.changes.map(\.kind), changes, text)
      XCTAssertEqual(deck.problems, [])
    }
  }

  func testNoControlCharacterComesThrough() throws {
    for value in Array(UInt32(0)..<0x20) + Array(0x7F..<0xA0) {
      guard let sign = Unicode.Scalar(value), ![9, 10, 13, 34].contains(value) else { continue }
      let deck = try readDeck("#separator:tab\n#deck:x\(sign)y\n#columns:a\tb\ttopic\na\(sign)b\tc\tt\(sign)u").deck()
      let controls = DeckWriter().text(of: deck).unicodeScalars.filter { $0.properties.generalCategory == .control }
      XCTAssertTrue(controls.allSatisfy { $0 == "\n" || $0 == "\t" }, "\(value)")
    }
  }

  func testTextsThatSayTheSameHaveOneKey() throws {
    let same: [[String]] = [
      ["school", "School", "SCHOOL", " ｓｃｈｏｏｌ "], ["(to) be able", "to be able", "be able", "(To) Be able"],
      ["niño", "nin\u{303}o", "NIÑO"], ["学校（がっこう）", "学校", "学校(がっこう)", "学校 （ガッコウ）"], ["ﾊﾟﾝ", "パン"],
      ["co\u{AD}op", "coop"],
    ]
    let different = [
      ["ano", "año"], ["橋（はし）", "箸（はし）"], ["bank (river)", "bank"], ["カ", "か"], ["to", "go"], ["らーめん（ラーメン）", "らーめん"],
    ]
    for texts in same { XCTAssertEqual(try keys(texts).count, 1, "\(texts)") }
    for texts in different { XCTAssertEqual(try keys(texts).count, texts.count, "\(texts)") }
  }

  func testDuplicatesAreJoinedWhateverTheirOrder() throws {
    let rows = [
      "School,escuela,", "school , Escuela,Town", "sun,sol,", "(to) see,ver / mirar,", "to see,mirar / ver,Verbs",
    ]
    var random = SplitMix64(seed: 3)
    let expected: Set<String> = ["School = escuela # Town", "sun = sol", "(to) see = ver / mirar # Verbs"]
    for _ in 0..<50 {
      let text =
        "#separator:comma\n#columns:eng,spa,topic\n" + rows.inRandomOrder(using: &random).joined(separator: "\n")
      let deck = try readDeck(text)
      XCTAssertEqual(Set(deck.lines), expected)
      XCTAssertEqual(deck.changes.filter { $0.kind == .duplicate }.count, 2)
      XCTAssertEqual(deck.problems, [])
    }
    XCTAssertEqual(try readDeck("a,x\nb,y\nA,X").changes, [DeckChange(at: SourcePlace("words.tsv:3"), .duplicate)])
  }

  func testTopicsThatDifferInCaseAreOneAsItIsWrittenFirst() throws {
    let deck = try readDeck("#columns:a,b,topic\na,x,École\nb,y,école\nc,z,ÉCOLE\na,x,éCOLE\nd,w,Ecole")
    XCTAssertEqual(deck.lines, ["a = x # École", "b = y # École", "c = z # École", "d = w # Ecole"])
    XCTAssertEqual(deck.deck().topics, ["École", "Ecole"])
    XCTAssertEqual(try readDeck("#columns:a,b,topic\na,a,TOWN\na,b,Town").lines, ["a = b # Town"])
    let words = #"[{"text_a":"a","text_b":"x","topic":"Town"},{"text_a":"b","text_b":"y","topic":" town"}]"#
    XCTAssertEqual(try readDeck(words).lines, ["a = x # Town", "b = y # Town"])
  }

  func testATranslationThatWordsShareStaysWithEachOfThem() throws {
    XCTAssertEqual(
      try readDeck("car,coche\nauto,coche\ncar,carro").lines,
      ["car = coche", "auto = coche", "car = carro"]
    )
  }

  private func keys(_ texts: [String]) throws -> Set<String> {
    let deck = try texts.enumerated().map { try readDeck("#separator:tab\n\($1)\tz\($0)") }
    return Set(deck.flatMap(\.pairs).flatMap(\.first.keys))
  }
}

final class EverydayTextTests: XCTestCase {
  func testAnEverydayTextIsTheSameInEveryUnicodeForm() {
    var count = 0
    for scalar in (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init) where String(scalar).isEveryday {
      let text = String(scalar)
      count += 1
      XCTAssertEqual(Array(text.precomposedStringWithCanonicalMapping.unicodeScalars), [scalar])
      XCTAssertEqual(Array(text.precomposedStringWithCompatibilityMapping.unicodeScalars), [scalar])
      XCTAssertFalse(scalar.properties.isDefaultIgnorableCodePoint, text)
      XCTAssertFalse(scalar.properties.isWhitespace && scalar != " ", text)
      XCTAssertNotEqual(scalar.properties.generalCategory, .control, text)
    }
    XCTAssertGreaterThan(count, 20_000)
  }

  func testLooseSpacesAreThoseThatCleaningTakesAway() {
    for text in [" ", " a", "a ", "a  b", "  "] { XCTAssertTrue(text.hasLooseSpaces, text.debugDescription) }
    for text in ["", "a", "a b", "é ñ c"] { XCTAssertFalse(text.hasLooseSpaces, text.debugDescription) }
  }

  func testAShortWayLeadsToTheSameTextsAndKeys() {
    var random = SplitMix64(seed: 12)
    let signs = ["a", "É", "to", "(to)", " ", "(", ")", "か", "学", "ー", "/", "¿", "ß", "'", "İ", "ż", "Й", "한"]
    for _ in 0..<5_000 {
      let text = (0..<random.integer(below: 7)).map { _ in signs[random.integer(below: signs.count)] }.joined()
      // A sign that cleaning takes away leads the long way round.
      XCTAssertEqual(DeckText("\u{200B}" + text).forms, DeckText(text).forms, text)
      XCTAssertEqual(DeckText.line("\u{200B}" + text), DeckText.line(text), text)
      for form in DeckText(text).forms {
        XCTAssertEqual(WordForm.key(of: form + "\u{200B}"), WordForm.key(of: form), form)
      }
      let clean = DeckText(text).forms.joined(separator: " / ")
      XCTAssertEqual(WordSide(kept: clean), WordSide(DeckText(clean)), clean)
    }
  }
}

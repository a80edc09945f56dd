import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

final class AnkiTextTests: XCTestCase {
  func testEachHeaderIsRead() throws {
    let cases: [(text: String, languages: [String], name: String?, lines: [String])] = [
      ("#separator:tab\n#html:false\na\tb\n", ["Front", "Back"], nil, ["a = b"]),
      ("#separator:Tab\na,1\tb\n", ["Front", "Back"], nil, ["a,1 = b"]),
      ("#separator:Comma\na;1,b\n", ["Front", "Back"], nil, ["a;1 = b"]),
      ("#separator:;\na,1;b\n", ["Front", "Back"], nil, ["a,1 = b"]),
      ("#separator:\t\na,1\tb\n", ["Front", "Back"], nil, ["a,1 = b"]),
      ("#separator:pipe\na|b\n", ["Front", "Back"], nil, ["a = b"]),
      ("#separator:colon\na:b\n", ["Front", "Back"], nil, ["a = b"]),
      ("#separator:space\na b\n", ["Front", "Back"], nil, ["a = b"]),
      ("#separator:tab\n#columns:English\tSpanish\na\tb", ["English", "Spanish"], nil, ["a = b"]),
      ("#separator:tab\n#columns:text_eng\ttext_spa\na\tb", ["eng", "spa"], nil, ["a = b"]),
      ("#columns:eng;spa;Topic\n#separator:;\na;b;School", ["eng", "spa"], nil, ["a = b # School"]),
      ("#columns:Topic\teng\tspa\nSchool\ta\tb", ["eng", "spa"], nil, ["a = b # School"]),
      ("#columns:eng\tspa\tNotes\na\tb\tlong", ["eng", "spa"], nil, ["a = b"]),
      ("#columns:\"a \"\"b\"\"\"\t#c\nx\ty", ["a \"b\"", "#c"], nil, ["x = y"]),
      ("#separator:tab\n#tags column:3\na\tb\tschool", ["Front", "Back"], nil, ["a = b # school"]),
      ("#tags column:1\n#separator:tab\nschool\ta\tb", ["Front", "Back"], nil, ["a = b # school"]),
      (
        "#separator:tab\n#guid column:1\n#notetype column:2\n#deck column:3\ng\tn\td\ta\tb", ["Front", "Back"], nil,
        ["a = b"]
      ),
      ("#deck:My  words\na\tb", ["Front", "Back"], "My words", ["a = b"]),
      ("#DECK:Loud\n#Separator: Tab \na\tb", ["Front", "Back"], "Loud", ["a = b"]),
      ("#deck: \n# a note\n#unknown:5\n#\na\tb", ["Front", "Back"], nil, ["a = b"]),
      ("text_eng,text_spa\na,b\n", ["eng", "spa"], nil, ["a = b"]),
    ]
    for (text, languages, name, lines) in cases {
      let deck = try readDeck(text)
      XCTAssertEqual(deck.languageNames, languages, text)
      XCTAssertEqual(deck.name, name, text)
      XCTAssertEqual(deck.lines, lines, text)
      XCTAssertEqual(deck.problems, [], text)
    }
  }

  func testQuotesLineEndsAndShortRowsAreRead() throws {
    let cases: [(text: String, lines: [String])] = [
      ("a\tb\nc\td", ["a = b", "c = d"]), ("a\tb\r\nc\td\r\n", ["a = b", "c = d"]),
      ("a\tb\rc\td\r", ["a = b", "c = d"]), ("\u{FEFF}a\tb", ["a = b"]),
      ("\u{FEFF}#separator:comma\r\n\"a\",\"b\"\r\n", ["a = b"]), ("a,b", ["a = b"]), ("a;b", ["a = b"]),
      ("\n\na\tb\n\n", ["a = b"]), ("\"a, b\",c", ["a, b = c"]), ("\"say \"\"hi\"\"\",di", ["say \"hi\" = di"]),
      ("\"a\nb\"\tc\nd\te", ["a b = c", "d = e"]), ("\"a\r\nb\"\tc", ["a b = c"]), ("a \"b\" c\td", ["a \"b\" c = d"]),
      ("\"#a\"\tb", ["#a = b"]), ("x\ty\n#a\tb", ["x = y"]), ("x\ty\n# say\t\"hi\nz\tw", ["x = y", "z = w"]),
      ("\n# a;b;c\nx\ty", ["x = y"]), ("x\ty\n\"a\n# b\"\tc", ["x = y", "a # b = c"]),
      ("<b>one</b>\tuno\n<3\tamor", ["<b>one</b> = uno", "<3 = amor"]), ("<!-- a -->\tb", ["<!-- a --> = b"]),
      ("#columns:eng\tspa\ttopic\na\tb\nc\td\tT", ["a = b", "c = d # T"]), ("[x]\ty", ["[x] = y"]),
      ("{x} y\tz", ["{x} y = z"]),
    ]
    for (text, lines) in cases { XCTAssertEqual(try readDeck(text).lines, lines, text.debugDescription) }
  }

  func testABadRowIsLeftOutWithItsLineAndReason() throws {
    let cases: [(rows: String, line: Int, mistake: DeckMistake)] = [
      ("alone", 3, .feed(.missing(key: "spa"))), ("\tb", 3, .feed(.missing(key: "eng"))),
      (" \t ", 3, .feed(.missing(key: "eng"))), ("a\t", 3, .feed(.missing(key: "spa"))),
      ("Radio\tradio", 3, .sameOnBothSides("Radio")), ("\"x\ny\"\tz\nno", 5, .feed(.missing(key: "spa"))),
      ("a\t\"never", 3, .unclosedQuote), ("# \"a\r#\t\"\r\n\nno", 6, .feed(.missing(key: "spa"))),
      ("a\t" + String(repeating: "b", count: 201), 3, .tooLong(limit: 200)),
    ]
    for (rows, line, mistake) in cases {
      let deck = try readDeck("#columns:eng\tspa\nschool\tescuela\n\(rows)\nsun\tsol\n")
      XCTAssertEqual(deck.problems, [DeckProblem(at: "words.tsv:\(line)", mistake)], rows)
      XCTAssertEqual([deck.lines.first, deck.lines.last], ["school = escuela", "sun = sol"], rows)
    }
  }

  func testASeparatorThatNobodyKnowsIsReportedAndFoundByContent() throws {
    let deck = try readDeck("#html:false\n#separator:tabs\na\tb")
    let allowed = ["comma", "semicolon", "tab", "pipe", "colon", "space"]
    let mistake = FeedMistake.unknownValue("tabs", allowed: allowed, nearest: "tab")
    XCTAssertEqual(deck.problems, [DeckProblem(at: "words.tsv:2", .feed(mistake))])
    XCTAssertEqual(deck.lines, ["a = b"])
  }

  func testAColumnThatCannotBeOneIsReportedWithItsLine() throws {
    let cases: [(column: String, mistake: FeedMistake)] = [
      ("-9223372036854775808", .outOfRange("-9223372036854775808", lowest: "1", highest: nil)),
      ("0", .outOfRange("0", lowest: "1", highest: nil)), ("two", .wrongShape(expected: .wholeNumber)),
      ("9223372036854775808", .wrongShape(expected: .wholeNumber)),
    ]
    for (column, mistake) in cases {
      for header in ["tags", "guid", "deck", "notetype"] {
        let deck = try readDeck("#separator:tab\n#\(header) column:\(column)\na\tb\n")
        XCTAssertEqual(deck.problems, [DeckProblem(at: "words.tsv:2", .feed(mistake))], "\(header) \(column)")
        XCTAssertEqual(deck.lines, ["a = b"], "\(header) \(column)")
      }
    }
    XCTAssertEqual(try readDeck("#tags column:9223372036854775807\na\tb\n").lines, ["a = b"])
  }

  func testMarkupBecomesPlainTextWhereTheFileHoldsIt() throws {
    let cases: [(markup: String, plain: String)] = [
      ("<b>a</b>", "a"), ("a<br>b", "a b"), ("<div>a</div><div>b</div>", "a b"), ("a&nbsp;b", "a b"),
      ("a &amp; b", "a & b"),
      ("&lt;3", "<3"), ("&#39;a&#x27;", "'a'"), ("&bogus;", "&bogus;"), ("a [sound:a.mp3]", "a"), ("1 < 2", "1 < 2"),
      ("a<!-- b -->", "a"), ("<span class=\"\"x\"\">a</span>", "a"), ("&amp;lt;", "&lt;"),
    ]
    for (markup, plain) in cases {
      XCTAssertEqual(try readDeck("#separator:tab\n#html:true\n\"\(markup)\"\tz\n").lines, ["\(plain) = z"], markup)
    }
    XCTAssertEqual(try readDeck("#html:false\n<b>a</b>\t&amp;").lines, ["<b>a</b> = &amp;"])
  }

  func testATextWithoutAnyPairIsAnEmptyReadingWithReasons() throws {
    XCTAssertEqual(try readDeck("").pairs, [])
    XCTAssertEqual(try readDeck("just a letter\nto somebody").problems.count, 2)
  }
}

final class JSONDeckTests: XCTestCase {
  func testThePublishedExampleIsReadExactly() throws {
    let deck = try readDeck(
      #"[{"text_eng":"school","text_spa":"escuela"},{"text_eng":"teacher","text_spa":"profesor / profesora"}]"#
    )
    XCTAssertEqual(deck.lines, ["school = escuela", "teacher = profesor / profesora"])
    XCTAssertEqual(deck.languages, DeckLanguages(.english, .spanish))
    XCTAssertEqual(deck.pairs[1].second.forms.map(\.text), ["profesor", "profesora"])
    XCTAssertEqual(deck.problems, [])
    XCTAssertEqual(deck.changes, [])
    XCTAssertNil(deck.name)
  }

  func testAnyTwoLanguagesAreTakenInTheOrderInWhichTheyAreWritten() throws {
    let cases: [(json: String, languages: [String], lines: [String])] = [
      (#"[{"text_fra":"chat","text_deu":"Katze"}]"#, ["fra", "deu"], ["chat = Katze"]),
      (#"[{"text_deu":"Katze","text_fra":"chat"}]"#, ["deu", "fra"], ["Katze = chat"]),
      (#"[{"text_b":"1","text_a":"2"},{"text_a":"3","text_b":"4"}]"#, ["b", "a"], ["1 = 2", "4 = 3"]),
      (#"[{"text_x":"0","text_b":"1","text_a":"2"},{"text_a":"3","text_b":"4"}]"#, ["b", "a"], ["1 = 2", "4 = 3"]),
      (#"[{"id":1,"text_en-GB":"cat","text_日本語":"猫","topic":" Animals "}]"#, ["en-GB", "日本語"], ["cat = 猫 # Animals"]),
      ("\u{FEFF} \r\n[]", ["Front", "Back"], []),
    ]
    for (json, languages, lines) in cases {
      let deck = try readDeck(json)
      XCTAssertEqual(deck.languageNames, languages, json)
      XCTAssertEqual(deck.lines, lines, json)
      XCTAssertEqual(deck.problems, [], json)
    }
  }

  func testABadElementIsLeftOutWithItsPlaceAndReason() throws {
    let long = String(repeating: "a", count: 201)
    let cases: [(element: String, path: SourcePlace, mistake: DeckMistake)] = [
      (#"{"text_eng":"a"}"#, entry(2), .feed(.missing(key: "text_spa"))),
      (#"{"text_eng":null,"text_spa":"a"}"#, entry(2), .feed(.missing(key: "text_eng"))),
      (#"{"text_eng":"a","text_spa":5}"#, entry(2, ".text_spa"), .feed(.wrongShape(expected: .text))),
      (#"{"text_eng":"a","text_spa":" "}"#, entry(2, ".text_spa"), .feed(.wrongShape(expected: .text))),
      (#"{"text_eng":"a","text_spa":"/"}"#, entry(2, ".text_spa"), .feed(.missing(key: "spa"))),
      (#"{"text_eng":"Taxi ","text_spa":"taxi"}"#, entry(2), .sameOnBothSides("Taxi")),
      (#"{"text_eng":"a / b","text_spa":"B / A"}"#, entry(2), .sameOnBothSides("a / b")),
      (#"{"text_eng":"\#(long)","text_spa":"a"}"#, entry(2, ".text_eng"), .tooLong(limit: 200)),
      (
        #"{"text_eng":"\#(String(repeating: "a/<!--", count: 100_000))","text_spa":"a"}"#, entry(2, ".text_eng"),
        .tooLong(limit: 200)
      ),
      (#"{"text_eng":"a","text_spa":"b","topic":"\#(long)"}"#, entry(2), .tooLong(limit: 200)),
      ("7", entry(2), .feed(.wrongShape(expected: .object))),
      ("null", entry(2), .feed(.wrongShape(expected: .object))),
    ]
    for (element, path, mistake) in cases {
      let deck = try readDeck(#"[{"text_eng":"school","text_spa":"escuela"},\#(element)]"#)
      XCTAssertEqual(deck.problems.withoutLines(), [DeckProblem(at: path.withoutLine, mistake)], element)
      XCTAssertEqual(deck.lines, ["school = escuela"], element)
    }
  }

  func testWhatIsNoListOfWordsIsCorrupt() async {
    let texts = [
      "{}", #"{"words":[]}"#, #"[{"text_eng":"a""#, #"[{"eng":"a","spa":"b"}]"#, #"[{"text_eng":"a"}]"#, "[{}]",
      #"["a","b"]"#, "[1,2,3]", #"[["a","b"]]"#, "\u{FEFF} [1,2]", "null", #""x""#, "5", #"["a","b""#, "[1,2,3",
      "[[1,2],", #"{"text_eng":"a","text_spa":"b"},"#, #"[{"text_eng":"a","text_spa":"b"},"#,
      "{\"text_eng\":\"a\",\"text_spa\":\"b\"}\n{\"text_eng\":\"c\",\"text_spa\":\"d\"}",
      "<!DOCTYPE html><html></html>", "\n<HTML>a\tb", "<html lang=en>\ta", "[",
    ]
    for text in texts {
      let failure = await repositoryFailure { try readDeck(text) }
      XCTAssertEqual(failure?.code, .corrupt, text)
      XCTAssertEqual(failure?.subject, "/home/me/words.tsv")
      XCTAssertNotEqual(failure?.detail, "", text)
    }
    for (text, lines) in [("[a, b]\tc", ["[a, b] = c"]), ("[]\tlist", ["[] = list"]), ("[1] a,b", ["[1] a = b"])] {
      XCTAssertEqual(try? readDeck(text).lines, lines, text)
    }
    await expectFailure(.corrupt) { try DeckReader(subject: "a").read(Data([0x61, 0x09, 0xE9, 0x00])) }
    XCTAssertEqual(try? DeckReader(subject: "a").read(Data([0x61, 0x09, 0xE9])).lines, ["a = é"], "Windows-1252")
  }
}

/// Reads a deck in the file `/home/me/words.tsv`.
func readDeck(_ text: String, columns: String? = nil, languages: DeckLanguages? = nil) throws -> DeckReading {
  let columns = try columns.map { try DeckColumnNames($0) } ?? .usual
  return try DeckReader(subject: "/home/me/words.tsv", columns: columns, languages: languages).read(Data(text.utf8))
}

extension DeckReading {
  /// The text of each pair: `school = escuela`, and its topic if any.
  var lines: [String] { pairs.map { "\($0.first.text) = \($0.second.text)" + ($0.topicText.map { " # \($0)" } ?? "") } }

  /// The languages, as the deck calls them.
  var languageNames: [String] { [languages.first.rawValue, languages.second.rawValue] }

  func deck(_ name: String = "Words") -> Deck {
    Deck(id: Deck.ID(rawValue: "x"), name: self.name ?? name, reading: self)
  }
}

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
    let expected = ["car = coche", "auto = coche", "car = carro"]
    XCTAssertEqual(try readDeck("car,coche\nauto,coche\ncar,carro").lines, expected)
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
      // A character that cleaning removes forces the slow path.
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

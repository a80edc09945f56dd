import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

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
      ("a\tb\rc\td\r", ["a = b", "c = d"]),
      ("\u{FEFF}a\tb", ["a = b"]), ("\u{FEFF}#separator:comma\r\n\"a\",\"b\"\r\n", ["a = b"]),
      ("a,b", ["a = b"]), ("a;b", ["a = b"]), ("\n\na\tb\n\n", ["a = b"]),
      ("\"a, b\",c", ["a, b = c"]), ("\"say \"\"hi\"\"\",di", ["say \"hi\" = di"]),
      ("\"a\nb\"\tc\nd\te", ["a b = c", "d = e"]),
      ("\"a\r\nb\"\tc", ["a b = c"]), ("a \"b\" c\td", ["a \"b\" c = d"]), ("\"#a\"\tb", ["#a = b"]),
      ("x\ty\n#a\tb", ["x = y"]), ("x\ty\n# say\t\"hi\nz\tw", ["x = y", "z = w"]),
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
      (" \t ", 3, .feed(.missing(key: "eng"))),
      ("a\t", 3, .feed(.missing(key: "spa"))), ("Radio\tradio", 3, .sameOnBothSides("Radio")),
      ("\"x\ny\"\tz\nno", 5, .feed(.missing(key: "spa"))), ("a\t\"never", 3, .unclosedQuote),
      ("# \"a\r#\t\"\r\n\nno", 6, .feed(.missing(key: "spa"))),
      ("a\t" + String(repeating: "b", count: 201), 3, .tooLong(limit: 200)),
    ]
    for (rows, line, mistake) in cases {
      let deck = try readDeck("#columns:eng\tspa\nschool\tescuela\n\(rows)\nsun\tsol\n")
      XCTAssertEqual(deck.problems, [DeckProblem(at: "words.tsv:\(line)", mistake)], rows)
      XCTAssertEqual(deck.lines.first, "school = escuela", rows)
      XCTAssertEqual(deck.lines.last, "sun = sol", rows)
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
      let deck = try readDeck("#separator:tab\n#html:true\n\"\(markup)\"\tz\n")
      XCTAssertEqual(deck.lines, ["\(plain) = z"], markup)
    }
    XCTAssertEqual(try readDeck("#html:false\n<b>a</b>\t&amp;").lines, ["<b>a</b> = &amp;"])
  }

  func testATextWithoutAnyPairIsAnEmptyReadingWithReasons() throws {
    XCTAssertEqual(try readDeck("").pairs, [])
    XCTAssertEqual(try readDeck("just a letter\nto somebody").problems.count, 2)
  }
}

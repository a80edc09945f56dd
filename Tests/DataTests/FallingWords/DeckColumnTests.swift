import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// The headers of an Anki export, and given mappings of any table's columns.
final class DeckColumnTests: XCTestCase {
  func testARowOfHeadingsIsRecognised() throws {
    let cases: [(text: String, languages: [String], lines: [String])] = [
      ("English,Spanish\nboat,barco", ["English", "Spanish"], ["boat = barco"]),
      ("inglés;japonés\nboat;船", ["inglés", "japonés"], ["boat = 船"]), ("en\tes\na\tb", ["en", "es"], ["a = b"]),
      ("Front,Back\na,b", ["Front", "Back"], ["a = b"]), ("表,裏\na,b", ["Front", "Back"], ["a = b"]),
      ("Palabra;Traducción;Tema\na;b;Casa", ["Front", "Back"], ["a = b # Casa"]),
      ("id,English,Spanish\n7,boat,barco", ["English", "Spanish"], ["boat = barco"]),
      // Names of one language in two languages are words, not headings.
      ("Spanish,español\nGerman,alemán", ["Front", "Back"], ["Spanish = español", "German = alemán"]),
      ("is,es\nboat,barco", ["Front", "Back"], ["is = es", "boat = barco"]),
      ("word,palabra\nboat,barco", ["Front", "Back"], ["word = palabra", "boat = barco"]),
    ]
    for (text, languages, lines) in cases {
      let deck = try readDeck(text)
      XCTAssertEqual(deck.languageNames, languages, text)
      XCTAssertEqual(deck.lines, lines, text)
      XCTAssertEqual(deck.undecided, [], text)
    }
  }

  func testColumnsAreThoseThatAreAskedFor() throws {
    let table = "Kanji;Reading;Meaning\n船;ふね;boat\n"
    let cases: [(columns: String, languages: [String], line: String)] = [
      ("first=Kanji,second=Meaning", ["Kanji", "Back"], "船 = boat"),
      ("first=2,second=3", ["Reading", "Back"], "ふね = boat"),
      ("first=meaning,second=1", ["Front", "Kanji"], "boat = 船"),
      ("first=Kanji,second=Meaning,topic=reading", ["Kanji", "Back"], "船 = boat # ふね"),
    ]
    for (columns, languages, line) in cases {
      let deck = try readDeck(table, columns: columns)
      XCTAssertEqual(deck.lines, [line], columns)
      XCTAssertEqual(deck.languageNames, languages, columns)
      XCTAssertEqual(deck.undecided, [], columns)
    }
    let languages = DeckLanguages(DeckLanguage(rawValue: "ja"), DeckLanguage(rawValue: "en"))
    XCTAssertEqual(try readDeck(table, columns: "first=1,second=3", languages: languages).languages, languages)
    XCTAssertEqual(try readDeck("船;boat", languages: languages).languages, languages)
  }

  func testAColumnThatIsNotThereIsNamedBesideThoseThatAre() async {
    let failure = await repositoryFailure { try readDeck("Kanji;Meaning\n船;boat", columns: "first=Hanzi") }
    XCTAssertEqual(failure?.code, .noSuchColumn)
    XCTAssertEqual(failure?.detail, "Hanzi")
    XCTAssertEqual(failure?.found, ["Kanji", "Meaning"])
  }

  func testOfMoreColumnsThanTwoItIsUndecidedWhichHoldTheWords() throws {
    let cases: [(text: String, undecided: [String])] = [
      ("a\tb\tc", ["a", "b", "c"]), ("Kanji,Kana,Sinn\na,b,c\n", ["Kanji", "Kana", "Sinn"]),
      ("English,Spanish,French\na,b,c", ["English", "Spanish", "French"]), ("a\tb", []), ("a\tb\t", []),
      ("a\tb\t\n", []),
      ("#tags column:3\na\tb\tc", []), ("#guid column:1\n#deck column:2\ng\td\ta\tb", []),
      ("English,Spanish,Notes\na,b,c", []), ("#columns:eng\tspa\tNotes\na\tb\tc", []),
    ]
    for (text, undecided) in cases { XCTAssertEqual(try readDeck(text).undecided, undecided, text) }
  }

  func testAClozeBecomesWhatItHides() throws {
    let cases: [(text: String, plain: String)] = [
      ("{{c1::x::y}}", "x"), ("The {{c1::boat}} is {{c2::red::colour}}", "The boat is red"),
      ("{{c1::a {{c2::b}} c}}", "a b c"), ("{{c12::10:30::time}}", "10:30"), ("{{x}}", "{{x}}"), ("{a}", "{a}"),
    ]
    for (text, plain) in cases {
      let deck = try readDeck("#separator:tab\n\(text)\tz")
      XCTAssertEqual(deck.lines, ["\(plain) = z"], text)
      XCTAssertEqual(deck.changes.map(\.kind), text == plain ? [] : [.markup], text)
    }
  }

  func testEachTagIsATopicAndTheGuidIsKept() throws {
    let text = "#separator:tab\n#guid column:1\n#tags column:4\ng,1\tboat\tbarco\tsea  Travel::Ship\n\thouse\tcasa\t\n"
    let deck = try readDeck(text)
    XCTAssertEqual(deck.pairs.map(\.topics), [["sea", "Travel::Ship"], []])
    XCTAssertEqual(deck.pairs.map(\.guid), ["g,1", nil])
    XCTAssertEqual(deck.deck().topics, ["sea", "Travel::Ship"])
    let words = try readDeck("Word,Meaning,Topic\nfig,higo,Food / Fruit and nuts\n")
    XCTAssertEqual(words.pairs.map(\.topics), [["Food", "Fruit and nuts"]])
    let again = try readDeck(DeckWriter().text(of: deck.deck()))
    XCTAssertEqual(again.pairs, deck.pairs)
  }

  func testAColumnNamesTheDeckOfEachRow() throws {
    let text =
      "#separator:tab\n#deck column:1\nSea\tboat\tbarco\nHome\thouse\tcasa\nsea\tfish\tpez\n\tsun\tsol\nSea\tx\n"
    let readings = try DeckReader(subject: "/home/me/words.tsv").readings(Data(text.utf8))
    XCTAssertEqual(readings.map(\.name), [nil, "Sea", "Home"])
    XCTAssertEqual(readings.map(\.lines), [["sun = sol"], ["boat = barco", "fish = pez"], ["house = casa"]])
    XCTAssertEqual(readings.problems.map(\.path), ["words.tsv:7"])
    XCTAssertEqual(try readDeck(text).lines.count, 4)
  }

  func testAPackageOfAnkiIsKnownByItsNameOrContent() async {
    let package = Data([0x50, 0x4B, 0x03, 0x04]) + Data("..collection.anki21..".utf8)
    for (path, bytes) in [("a.txt", package), ("Spanish.apkg", Data("a\tb".utf8)), ("all.COLPKG", package)] {
      let failure = await repositoryFailure { try DeckReader(subject: path).read(bytes) }
      XCTAssertEqual(failure?.code, .ankiPackage, path)
    }
    await expectFailure(.corrupt) { try DeckReader(subject: "a.xlsx").read(Data([0x50, 0x4B, 0x03, 0x04, 0x14])) }
  }

  func testALanguageIsOneHoweverItIsWritten() {
    let cases: [(names: [String], code: String?)] = [
      (["English", "eng", "en", "EN-gb", "en_US", "inglés", "英語", "English (UK)"], "eng"),
      (["español", "Spanish", "es", "spa", "スペイン語", "es-MX"], "spa"), (["日本語", "ja", "jpn", "Japonés"], "jpn"),
      (["Klingon", "Front", "", "-"], nil),
    ]
    for (names, code) in cases {
      for name in names { XCTAssertEqual(DeckLanguage(rawValue: name).code, code, name) }
    }
  }
}

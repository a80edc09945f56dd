import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

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
      "[[1,2],",
      #"{"text_eng":"a","text_spa":"b"},"#, #"[{"text_eng":"a","text_spa":"b"},"#,
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
    let latin = await repositoryFailure { try DeckReader(subject: "a").read(Data([0x61, 0x09, 0xE9])) }
    XCTAssertEqual(latin?.code, .corrupt)
  }
}

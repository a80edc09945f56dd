import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// What the deck verbs print and store of other people's decks, and of addresses.
final class DeckVerbTests: XCTestCase {
  func testFieldsAreCleanedBeforeTheyArePutInQuotes() async throws {
    let run = try BareRun()
    let words = try run.write("#columns:English\tSpanish\tTopic\nrun\tcorrer\tverbs\nred\trojo\t\n", to: "w.txt")
    await run.done(["words", "import", words, "--name", "Verbs"])
    try run.sql(
      """
      UPDATE word_pairs SET topic = char(8238) || '#t', first = '=1' || char(27) || '[31mrun' || char(8232) || 'on',
        second = 'co' || char(8203) || 'rr"er' || char(9) || 'y' || char(27) || ']0;' WHERE first = 'run';
      """
    )

    let exported = await run.done(["words", "export", "Verbs"])
    XCTAssertEqual(
      exported.printed.split(separator: "\n").suffix(2),
      ["=1run on\t\"corr\"\"er y\"\t\"#t\"", "red\trojo\t"]
    )
    let again = try run.write(exported.printed, to: "again.txt")
    await run.done(["words", "import", again, "--name", "Again"])
    let second = await run(["words", "export", "Again"])
    XCTAssertEqual(second.printed.replacing("#deck:Again", with: "#deck:Verbs"), exported.printed)
  }

  func testWhatMayBeAKeyInTheAddressOfADeckIsNeitherPrintedNorKeptWithTheGames() async throws {
    let pairs = #"[{"text_eng":"school","text_spa":"escuela"},{"text_eng":"bread","text_spa":"pan"}]"#
    let server = try LoopbackServer(["/words.json": [.json(pairs)]])
    let address = server.url("/words.json?token=planted-5b1c&deck=2").absoluteString
    let run = try BareRun()

    let game = await run(["words", "--deck", address, "--seed", "1", "--rounds", "2"], typing: ["play", "y", "y"])
    XCTAssertTrue(game.printed.contains("The game is over"), game.printed)
    let verbs = [["decks", "--deck", address], ["history"], ["best"], ["export", "4", "--deck", address]]
    for verb in verbs.map({ ["words"] + $0 }) + [["words", "decks", "--deck", address, "--accessible"]] {
      for extra in [[], ["--json"], ["--verbose"]] {
        let outcome = await run(verb + extra)
        XCTAssertFalse((outcome.printed + outcome.complained).contains("planted"), "\(verb + extra)")
        if extra == ["--json"] {
          XCTAssertTrue(outcome.printed.contains(server.url("/words.json").absoluteString), outcome.printed)
        }
      }
    }
    let kept = try run.sql("SELECT deck, deck_name FROM word_games UNION ALL SELECT deck, pair FROM word_tallies")
    XCTAssertFalse(kept.contains("planted"), kept)
    XCTAssertTrue(kept.contains("/words.json"), kept)
  }

  func testADeckIsNotNamedByWhatMayBeAKeyInItsAddress() async throws {
    let rows = LoopbackAnswer.body(Array("school\tescuela\nbread\tpan\n".utf8))
    let named = LoopbackAnswer.body(Array("#deck:https://me:planted@h.example/own?token=planted#planted\na\tb\n".utf8))
    let server = try LoopbackServer(["/deck": [rows], "/words.tsv": [rows], "/": [rows], "/named": [named]])
    let cases = [
      ("/deck?token=planted-5b1c", "deck"),
      ("/words.tsv?a=/planted.x#planted", "words"),
      ("/?token=planted-5b1c", "127.0.0.1"),
      ("/named?token=planted-5b1c", "https://h.example/own"),
    ]
    let run = try BareRun()
    for (path, name) in cases {
      let address = server.url(path).absoluteString.replacing("http://", with: "http://planted:planted@")
      let outcome = await run.done(["words", "import", address, "--yes"])
      XCTAssertTrue(outcome.printed.contains(name), outcome.printed)
      XCTAssertFalse((outcome.printed + outcome.complained).contains("planted"), outcome.printed)
    }
    let kept = try run.sql("SELECT name FROM word_decks ORDER BY name;")

    XCTAssertEqual(kept.split(separator: "\n"), ["127.0.0.1", "deck", "https://h.example/own", "words"])
    expect(await run(["words", "decks", "--json"]).printed, lacks: "planted")
  }

  func testOfMoreColumnsThanTwoItIsAskedWhichHoldTheWords() async throws {
    let run = try BareRun()
    let words = try run.write("Kanji;Reading;Meaning\n船;ふね;boat\n", to: "w.csv")

    let refused = await run(["words", "import", words, "--no-input"])
    XCTAssertEqual(refused.exit, .usage)
    expect(refused.complained, contains: "--columns")
    let asked = await run(["words", "import", words], typing: ["4 1", "1 3"])
    XCTAssertEqual(asked.complained, "", asked.printed)
    for text in ["2 Reading", "Imported: “w”, 1 pair."] { expect(asked.printed, contains: text) }
    await run.done(["words", "import", words, "--columns", "first=2,second=Meaning", "--languages", "ja,en", "--yes"])
    XCTAssertEqual(try run.sql("SELECT first, second, first_language FROM word_pairs, word_decks"), "ふね|boat|ja")
    let wrong = await run(["words", "import", words, "--columns", "first=2,second=Sense"])
    XCTAssertEqual(wrong.exit, .badData)
    expect(wrong.complained, contains: "“Sense”")
    for option in [["--columns", "third=1"], ["--languages", "es"], ["--languages", "es,Spanish"]] {
      let outcome = await run(["words", "import", words] + option)
      XCTAssertEqual(outcome.exit, .usage, "\(option)")
    }
  }

  func testAColumnOfDecksMakesEachOfThemAndAPackageOfAnkiIsToldHowToBeExported() async throws {
    let run = try BareRun()
    let notes = "#separator:tab\n#guid column:1\n#deck column:2\nx1\tSea\tboat\tbarco\nx2\tHome\thouse\tcasa\n"
    let text = try run.write(notes, to: "notes.txt")
    await run.done(["words", "import", text])
    XCTAssertEqual(
      try run.sql("SELECT name, first, guid FROM word_decks JOIN word_pairs ON deck_id = id ORDER BY name"),
      "Home|house|x2\nSea|boat|x1"
    )
    let again = await run.done(["words", "import", text, "--yes", "--json"])
    expect(again.printed, contains: #""name":"Sea""#)
    await run.done(["words", "import", text, "--name", "All"])
    XCTAssertEqual(try run.sql("SELECT count(*) FROM word_decks"), "3")

    let package = await run(["words", "import", try run.write("PK", to: "Spanish.apkg")])
    XCTAssertEqual(package.exit, .badData)
    expect(package.complained, contains: "Notes in Plain Text")
  }

  func testWhatWasLearntGoesAlongWithADeckIntoAnotherStore() async throws {
    let (one, other) = (try BareRun(), try BareRun())
    let settings = ["ARCADE_REVIEW_STEPS": "none"]
    // Good on its day, three times: due again after 2, 11 and 46 days. The other direction begins with a choice.
    let cell = "3@2026-12-01/typed/2100 3@2026-12-03/typed/1900 3@2026-12-14/falling/700|3@2026-12-02/choice/4000"
    let file = try one.write("#columns:English\tSpanish\tprogress\nboat\tbarco\t\(cell)\nsun\tsol\t\n", to: "a.txt")
    await one.done(["words", "import", file, "--name", "Sea"], environment: settings)
    let exported = await one.done(["words", "export", "Sea", "--progress"], environment: settings).printed
    XCTAssertEqual(exported.split(separator: "\n").suffix(2), ["boat\tbarco\t\(cell)", "sun\tsol\t"])
    expect(await one(["words", "export", "Sea"]).printed, lacks: "2026")
    let document = await one(["words", "export", "Sea", "--progress", "--json"]).printed
    expect(document, contains: #""progress":"3@2026-12-01/typed/2100 "#)

    let copy = try other.write(exported, to: "b.txt")
    for _ in 0..<2 { await other.done(["words", "import", copy, "--yes"], environment: settings) }
    let columns = "card, day, question, rating, duration_ms"
    for query in ["SELECT * FROM review_cards", "SELECT \(columns) FROM review_answers ORDER BY id"] {
      try XCTAssertEqual(other.sql(query), one.sql(query))
    }
    let due = "SELECT due_day, question, answers FROM review_cards ORDER BY answers DESC"
    try XCTAssertEqual(other.sql(due), "2027-01-29|falling|3\n2026-12-02|choice|1")
    let isDue = await other.done(["words", "due", "Sea", "--now", "2027-01-28T09:00:00Z"], environment: settings)
    XCTAssertEqual(isDue.printed, "1 word due\n")
  }

  func testAnAnswerThatCannotBeIsLeftOutWithItsLine() async throws {
    let run = try BareRun()
    // An answer may be ten years after the day of the clock, 2026-11-20, but not a day later.
    let cells = [
      "3@2026-11-01/typed/86400000", "3@2026-11-01/typed/86400001", "3@2026-11-01/typed/1000000000000",
      "3@2036-11-20", "3@2036-11-21", "3@9999-12-31", "3@2026-11-02",
    ]
    let rows = cells.enumerated().map { "one\($0)\tuno\($0)\t\($1)\n" }.joined()
    let file = try run.write("English\tSpanish\tprogress\n" + rows, to: "a.txt")
    let imported = await run.done(["words", "import", file])
    expect(imported.printed, contains: "7 pairs")
    for (line, cell) in [(3, cells[1]), (4, cells[2]), (6, cells[4]), (7, cells[5])] {
      expect(imported.printed, contains: "a.txt:\(line): “\(cell)” is no answer such as 3@2026-12-01")
    }
    let days = "SELECT day, duration_ms FROM review_answers ORDER BY day"
    try XCTAssertEqual(run.sql(days), "2026-11-01|86400000\n2026-11-02|0\n2036-11-20|0")
  }

  func testADeckThatShipsWithArcadeIsImportedUnderAnotherName() async throws {
    let run = try BareRun()
    let file = try run.write("#deck:English–Spanish\n#columns:English\tSpanish\nboat\tbarco\n", to: "a.txt")
    let refused = await run(["words", "import", file])
    XCTAssertEqual(refused.exit, .permission)
    expect(refused.complained, contains: "“English–Spanish” was not imported, so it cannot be replaced.")
    expect(refused.complained, contains: "--name NAME")
    await run.done(["words", "import", file, "--name", "Spanish"])
  }

  func testOfATableWithItsColumnsExchangedWhatWasLearntStaysInItsDirection() async throws {
    let run = try BareRun()
    let rows = "English\tSpanish\tprogress\nboat\tbarco\t3@2026-12-01\nsun\tsol\t5@2026-12-01\n"
    let file = try run.write(rows, to: "a.txt")
    let imported = await run.done(["words", "import", file, "--columns", "first=Spanish,second=English"])
    expect(imported.printed, contains: "2 pairs")
    expect(imported.printed, contains: "a.txt:3: “5@2026-12-01” is no answer such as 3@2026-12-01")
    try XCTAssertEqual(run.sql("SELECT card, question FROM review_answers"), "eng\tspa\tboat\tbarco|typed")
  }

  func testTwoDecksOfOnePathAreTwoDecks() async throws {
    let run = try BareRun()
    var documents: Set<String> = []
    for query in ["?deck=1", "?deck=2", "", "?deck=1"] {
      documents.insert(await run(["words", "decks", "--json", "--deck", "https://h.example/w\(query)"]).printed)
    }

    XCTAssertEqual(documents.count, 3)
  }
}

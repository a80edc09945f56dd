import ArcadeTesting
import XCTest

@testable import ArcadeApp

final class LinkedDeckSecretTests: XCTestCase {
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
    let shell = try SQLiteShell(run.folder.path("data/arcade.sqlite"))
    let kept = try shell.run("SELECT deck, deck_name FROM word_games UNION ALL SELECT deck, pair FROM word_tallies")
    shell.close()
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
      let outcome = await run(["words", "import", address, "--yes"])
      XCTAssertEqual(outcome.exit, .done, outcome.complained)
      XCTAssertTrue(outcome.printed.contains(name), outcome.printed)
      XCTAssertFalse((outcome.printed + outcome.complained).contains("planted"), outcome.printed)
    }
    let shell = try SQLiteShell(run.folder.path("data/arcade.sqlite"))
    let kept = try shell.run("SELECT name FROM word_decks ORDER BY name;")
    shell.close()

    XCTAssertEqual(kept.split(separator: "\n"), ["127.0.0.1", "deck", "https://h.example/own", "words"])
    let listed = await run(["words", "decks", "--json"]).printed
    XCTAssertFalse(listed.contains("planted"), listed)
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

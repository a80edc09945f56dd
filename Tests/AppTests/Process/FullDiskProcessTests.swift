import ArcadeTesting
import Foundation
import XCTest

/// The built program while nothing can be stored.
final class FullDiskProcessTests: XCTestCase {
  func testAnswersAreStoredOnceThereIsRoom() throws {
    let answers = "SELECT count(*) FROM name_answers; SELECT wrong_answers FROM name_games"
    let rounds = "SELECT count(*) FROM word_rounds; SELECT count(*) FROM word_games WHERE finished_at IS NOT NULL"
    let games: [(arguments: [String], table: String, meanwhile: [String], then: [String], sql: String, kept: String)] =
      [
        (["names"], "name_answers", ["timed", "1", "2", "3"], ["5", "finish"], answers, "4\n4"),
        (["words", "--rounds", "3"], "word_games", ["play", "y", "y", "y"], ["history"], rounds, "3\n1"),
      ]
    for (arguments, table, meanwhile, then, sql, kept) in games {
      let (program, shell) = try session(arguments + ["--accessible", "--seed", "1"])
      defer { shell.close() }
      try refuse("INSERT ON \(table)", shell)
      try program.enter(meanwhile)
      XCTAssertEqual(try shell.run(sql).prefix { $0 != "\n" }, "0")
      try allow(shell)
      try program.enter(then)

      XCTAssertEqual(try shell.run(sql), kept)
      let said = program.printed.components(separatedBy: "Until then").count - 1
      XCTAssertEqual(said, arguments == ["names"] ? 3 : 4, program.printed)
    }
  }

  func testLeavingIsTheLastStepThatIsTriedAgain() throws {
    let endings: [(words: String, leave: (RunningProgram) -> Void)] = [
      ("Everything is saved. Goodbye!", { $0.type("quit\n") }),
      ("Everything is saved. Goodbye!", { $0.closeInput() }),
      ("Interrupted. Everything is saved.", { $0.send(SIGINT) }),
      ("Interrupted. Everything is saved.", { $0.send(SIGTERM) }),
    ]
    for (number, ending) in endings.enumerated() {
      let (program, shell) = try session(["names", "--accessible", "--seed", "1"])
      defer { shell.close() }
      try refuse("INSERT ON name_answers", shell)
      try program.enter(["timed", "1", "2"])
      try allow(shell)

      ending.leave(program)
      _ = try program.ending()

      XCTAssertEqual(try shell.run("SELECT count(*) FROM name_answers;"), "2", "ending \(number)")
      XCTAssertTrue(program.printed.hasSuffix("\(ending.words)\n"), program.printed)
    }
  }

  func testTheGoodbyeSaysWhatIsNotSavedWhereAnotherCopyTookTheGamesPlace() throws {
    let (program, shell) = try session(["words", "--accessible", "--seed", "1", "--rounds", "3"])
    defer { shell.close() }
    try program.enter(["play"])
    try shell.run("DELETE FROM word_games;")
    try program.enter(["y", "y"])
    program.type("quit\n")
    _ = try program.ending()

    let said = program.printed.replacing("\n", with: " ")
    XCTAssertEqual(said.components(separatedBy: "The game is no longer in the data").count - 1, 2, said)
    XCTAssertTrue(said.contains("Not everything is saved. The game is no longer in the data"), said)
    XCTAssertFalse(said.contains("was not found"), said)
  }

  func testWhoeverDidNothingMissesNothing() throws {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["shop"])
    let shell = try SQLiteShell(arcade.folder.path("data/arcade.sqlite"))
    defer { shell.close() }
    try refuse("INSERT ON price_notes", shell)

    XCTAssertTrue(try arcade.print(["prices"], typing: "quit\n").hasSuffix("\nEverything is saved. Goodbye!\n"))
    // Nothing is lost, and nothing could be stored.
    let printed = try arcade.print(["names", "--data-dir", "/proc/arcade"], typing: "quit\n", exit: 73)
    XCTAssertFalse(printed.contains("saved"), printed)
  }

  func testTheGoodbyeSaysWhatIsNotSaved() throws {
    let cases: [(change: String, typed: String, said: String)] = [
      ("INSERT ON name_answers", "names\ntimed\n1\n2\n", "2 answers were not stored. "),
      ("INSERT ON word_games", "words\nplay\ny\n", "1 answer was not stored. "),
      ("INSERT ON word_games", "words\nplay\n", "The last game was not stored. "),
      ("UPDATE ON word_decks", "words\ndecks\nrename 4 Deeds\n", "The last change to the decks was not stored. "),
      ("INSERT ON price_games", "prices\nplay\n", "The last step of the price game was not stored. "),
      ("INSERT ON watches", "observe\nsearch tea\ngo\n", "The last change to the watches was not stored. "),
    ]
    for (change, typed, said) in cases {
      let arcade = try ArcadeProcess()
      try arcade.folder.write(Data("to run\tcorrer\nto sing\tcantar\n".utf8), to: "verbs.txt")
      _ = try arcade.print(["words", "import", arcade.folder.path("verbs.txt")])
      let shell = try SQLiteShell(arcade.folder.path("data/arcade.sqlite"))
      defer { shell.close() }
      try refuse(change, shell)

      let printed = try arcade.print(["--accessible", "--seed", "1"], typing: typed + "quit\n", exit: 74)

      XCTAssertTrue(printed.replacing("\n", with: " ").contains("Not everything is saved. \(said)"), printed)
    }
  }

  /// Starts a session on an existing data folder, with a database shell on it.
  private func session(_ arguments: [String]) throws -> (RunningProgram, SQLiteShell) {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["names"], typing: "people\n")
    return (try arcade.session(arguments), try SQLiteShell(arcade.folder.path("data/arcade.sqlite")))
  }

  /// Rejects changes to a table, as on a full disk.
  private func refuse(_ change: String, _ shell: SQLiteShell) throws {
    try shell.run("CREATE TRIGGER no_room BEFORE \(change) BEGIN SELECT RAISE(FAIL, 'no room'); END;")
  }

  private func allow(_ shell: SQLiteShell) throws { try shell.run("DROP TRIGGER no_room;") }
}

import ArcadeTesting
import Foundation
import XCTest

/// The built program where nothing can be stored for a while.
final class FullDiskProcessTests: XCTestCase {
  func testAnswersOfTheNameGameAreStoredOnceThereIsRoom() throws {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["names"], typing: "people\n")
    let shell = try SQLiteShell(arcade.folder.path("data/arcade.sqlite"))
    defer { shell.close() }
    let program = try arcade.start(["names", "--accessible", "--seed", "1"])
    try program.read(until: "> ")

    try refuse("name_answers", shell)
    try type(["timed", "1", "2", "3"], program)
    try allow(shell)
    try type(["5", "finish"], program)

    XCTAssertEqual(try shell.run("SELECT count(*) FROM name_answers;"), "4")
    XCTAssertEqual(try shell.run("SELECT wrong_answers FROM name_games;"), "4")
    XCTAssertEqual(program.printed.components(separatedBy: "Until then").count - 1, 3, program.printed)
  }

  func testAWholeGameOfWordsIsStoredOnceThereIsRoom() throws {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["words"])
    let shell = try SQLiteShell(arcade.folder.path("data/arcade.sqlite"))
    defer { shell.close() }
    let program = try arcade.start(["words", "--accessible", "--seed", "1", "--rounds", "3"])
    try program.read(until: "> ")

    try refuse("word_games", shell)
    try type(["play", "y", "y", "y"], program)
    XCTAssertEqual(try shell.run("SELECT count(*) FROM word_rounds;"), "0")
    try allow(shell)
    try type(["history"], program)

    XCTAssertEqual(try shell.run("SELECT count(*) FROM word_rounds;"), "3")
    XCTAssertEqual(try shell.run("SELECT count(*) FROM word_games WHERE finished_at IS NOT NULL;"), "1")
    XCTAssertEqual(program.printed.components(separatedBy: "Until then").count - 1, 4, program.printed)
  }

  func testLeavingIsTheLastStepThatIsTriedAgain() throws {
    let endings: [(words: String, leave: (RunningProgram) -> Void)] = [
      ("Everything is saved. Goodbye!", { $0.type("quit\n") }),
      ("Everything is saved. Goodbye!", { $0.closeInput() }),
      ("Interrupted. Everything is saved.", { $0.send(SIGINT) }),
      ("Interrupted. Everything is saved.", { $0.send(SIGTERM) }),
    ]
    for (number, ending) in endings.enumerated() {
      let arcade = try ArcadeProcess()
      _ = try arcade.print(["names"], typing: "people\n")
      let shell = try SQLiteShell(arcade.folder.path("data/arcade.sqlite"))
      defer { shell.close() }
      let program = try arcade.start(["names", "--accessible", "--seed", "1"])
      try program.read(until: "> ")
      try refuse("name_answers", shell)
      try type(["timed", "1", "2"], program)
      try allow(shell)

      ending.leave(program)
      _ = try program.ending()

      XCTAssertEqual(try shell.run("SELECT count(*) FROM name_answers;"), "2", "ending \(number)")
      XCTAssertTrue(program.printed.hasSuffix("\(ending.words)\n"), program.printed)
    }
  }

  func testTheGoodbyeSaysWhatIsNotSavedWhereAnotherCopyTookTheGamesPlace() throws {
    let arcade = try ArcadeProcess()
    _ = try arcade.print(["words"])
    let shell = try SQLiteShell(arcade.folder.path("data/arcade.sqlite"))
    defer { shell.close() }
    let program = try arcade.start(["words", "--accessible", "--seed", "1", "--rounds", "3"])
    try program.read(until: "> ")
    try type(["play"], program)
    try shell.run("DELETE FROM word_games;")
    try type(["y", "y"], program)
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
    try refuse("price_notes", shell)

    XCTAssertTrue(try arcade.print(["prices"], typing: "quit\n").hasSuffix("\nEverything is saved. Goodbye!\n"))
    // Nothing is lost, and nothing could be kept.
    let printed = try arcade.print(["names", "--data-dir", "/proc/arcade"], typing: "quit\n", exit: 73)
    XCTAssertFalse(printed.contains("saved"), printed)
  }

  func testTheGoodbyeSaysWhatIsNotSaved() throws {
    let cases: [(table: String, typed: String, said: String)] = [
      ("name_answers", "names\ntimed\n1\n2\n", "Not everything is saved. 2 answers were not stored. "),
      ("word_games", "words\nplay\ny\n", "Not everything is saved. 1 answer was not stored. "),
      ("word_games", "words\nplay\n", "Not everything is saved. The last game was not stored. "),
      ("price_games", "prices\nplay\n", "Not everything is saved. The last step of the price game was not stored. "),
      (
        "watches", "observe\nsearch tea\ngo\n",
        "Not everything is saved. The last change to the watches was not stored. "
      ),
    ]
    for (table, typed, said) in cases {
      let arcade = try ArcadeProcess()
      _ = try arcade.print(["shop"])
      let shell = try SQLiteShell(arcade.folder.path("data/arcade.sqlite"))
      defer { shell.close() }
      try refuse(table, shell)

      let printed = try arcade.print(["--accessible", "--seed", "1"], typing: typed + "quit\n", exit: 74)

      XCTAssertTrue(printed.replacing("\n", with: " ").contains(said), printed)
    }
  }

  func testTheGoodbyeSaysThatADeckWasNotRenamed() throws {
    let arcade = try ArcadeProcess()
    try arcade.folder.write(Data("to run\tcorrer\nto sing\tcantar\n".utf8), to: "verbs.txt")
    _ = try arcade.print(["words", "import", arcade.folder.path("verbs.txt")])
    let shell = try SQLiteShell(arcade.folder.path("data/arcade.sqlite"))
    defer { shell.close() }
    try refuse("word_decks", shell, on: "UPDATE")

    let printed = try arcade.print(["words", "--accessible"], typing: "decks\nrename 4 Deeds\nquit\n", exit: 74)

    let said = "Not everything is saved. The last change to the decks was not stored. "
    XCTAssertTrue(printed.replacing("\n", with: " ").contains(said), printed)
  }

  /// Lets nothing be written into a table, as on a disk without room.
  private func refuse(_ table: String, _ shell: SQLiteShell, on change: String = "INSERT") throws {
    try shell.run("CREATE TRIGGER no_room BEFORE \(change) ON \(table) BEGIN SELECT RAISE(FAIL, 'no room'); END;")
  }

  private func allow(_ shell: SQLiteShell) throws { try shell.run("DROP TRIGGER no_room;") }

  private func type(_ lines: [String], _ program: RunningProgram) throws {
    for line in lines {
      program.type("\(line)\n")
      try program.read(until: "> ")
    }
  }
}

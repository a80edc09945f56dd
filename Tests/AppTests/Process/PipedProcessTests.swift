import ArcadeTesting
import Foundation
import XCTest

/// The built program between other programs, as scripts and shells use it, and the files it leaves in its folder.
final class PipedProcessTests: XCTestCase {
  func testAReaderThatGoesAwayIsNoFailure() throws {
    let program = try ArcadeProcess().session(["shop"])

    program.closeOutput()
    program.type("list\nlist\n")

    XCTAssertEqual(try program.ending(), .exit(0))
    XCTAssertEqual(program.complained, "")
  }

  func testAnOutputThatCannotBeWrittenIsAFailureInWords() throws {
    for output in [ProgramStreams.Stream.file("/dev/full"), .closed] {
      for arguments in [["shop", "products"], ["shop"], ["help"], ["--version"]] {
        let program = try ArcadeProcess().start(arguments, streams: .init(output: output))
        program.closeInput()

        XCTAssertEqual(try program.ending(), .exit(74), "\(output) \(arguments)")
        let said = "Standard output cannot be written; some of it may be missing.\n"
        XCTAssertEqual(program.complained, said, "\(output) \(arguments)")
      }
    }
  }

  func testClosedInputAndErrorsAreAsIfTheyWereEmptyAndAnInputThatCannotBeReadIsAFailure() throws {
    let withoutInput = try ArcadeProcess().run(["shop"], streams: .init(input: .closed))
    XCTAssertTrue(withoutInput.printed.hasSuffix("> \nEverything is saved. Goodbye!\n"), withoutInput.printed)

    let withoutErrors = try ArcadeProcess().run(["shpo"], streams: .init(errors: .closed), exit: 64)
    XCTAssertEqual(withoutErrors.printed, "")
    let folder = FileManager.default.temporaryDirectory.path
    let program = try ArcadeProcess().run(["shop"], streams: .init(input: .file(folder)), exit: 74)
    XCTAssertEqual(program.complained, "Standard input cannot be read.\n")
  }

  func testASignalThatTheParentIgnoresStaysIgnored() throws {
    for (name, signal) in [("INT", SIGINT), ("TERM", SIGTERM)] {
      let program = try start("trap '' \(name)", ["shop"])
      try program.read(until: "> ")

      program.send(signal)
      let answer = try program.enter("MUG", until: "\n> ")
      program.type("quit\n")

      XCTAssertEqual(try program.ending(), .exit(0), name)
      XCTAssertTrue(answer.contains("Added: 1 × Cabify Coffee Mug."), answer)
      XCTAssertTrue(program.printed.hasSuffix("Everything is saved. Goodbye!\n"), program.printed)
    }
  }

  func testAFileThatMayNotGrowIsAnErrorInWords() throws {
    for (arguments, words) in [
      (["shop", "orders"], "data/arcade.sqlite could not be written: files may grow no further here (ulimit -f)."),
      (["help"], "Standard output cannot be written; some of it may be missing."),
    ] {
      let program = try start("ulimit -f 1", arguments, to: arguments == ["help"] ? "printed" : nil)
      program.closeInput()

      XCTAssertEqual(try program.ending(), .exit(74), program.complained)
      XCTAssertTrue(program.complained.contains(words), program.complained)
    }
  }

  /// Starts the program in place of a shell that has run a command.
  private func start(_ command: String, _ arguments: [String], to file: String? = nil) throws -> RunningProgram {
    let folder = try TemporaryFolder()
    addTeardownBlock { withExtendedLifetime(folder) {} }
    return try RunningProgram(
      "/bin/sh",
      ["-c", "\(command); exec \"$0\" \"$@\"", ArcadeProcess.path] + arguments,
      environment: ["ARCADE_DATA_DIR": folder.path("data"), "TZ": "UTC", "HOME": folder.url.path],
      streams: .init(output: try file.map { .file(try folder.write(Data(), to: $0)) } ?? .pipe)
    )
  }

  func testOneFileIsEverythingAfterACommandASessionAndASignal() throws {
    let arcade = try ArcadeProcess()
    try arcade.folder.write(Data("to run\tcorrer\nto sing\tcantar\n".utf8), to: "verbs.txt")
    for arguments in [["words", "import", arcade.folder.path("verbs.txt")], ["shop", "orders"]] {
      _ = try arcade.print(arguments)
      XCTAssertEqual(try files(of: arcade), ["arcade.sqlite"], "\(arguments)")
    }
    _ = try arcade.print(["shop", "--seed", "1"], typing: "MUG\npay\nquit\n")
    XCTAssertEqual(try files(of: arcade), ["arcade.sqlite"])
    XCTAssertEqual(try ordersInACopy(of: arcade), "1")

    for arguments in [["shop"], ["web", "--port", "0"]] {
      let program = try arcade.session(arguments, until: arguments == ["shop"] ? "\n> " : "http")
      try program.end(by: SIGTERM)
      XCTAssertEqual(try files(of: arcade).filter { $0.hasPrefix("arcade.sqlite") }, ["arcade.sqlite"], "\(arguments)")
    }
  }

  func testTheFileHoldsEverythingAlsoWhereAnotherCopyIsOpen() throws {
    let arcade = try ArcadeProcess()
    let other = try arcade.session(["shop", "--as", "till-2"], until: "\n> ")
    _ = try arcade.print(["shop", "--seed", "1"], typing: "MUG\npay\nquit\n")

    XCTAssertEqual(try ordersInACopy(of: arcade), "1")
    try other.quit()
    XCTAssertEqual(try files(of: arcade), ["arcade.sqlite"])
  }

  /// Returns the files, except the numbers that are kept in case the rest is lost.
  private func files(of arcade: ArcadeProcess) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: arcade.folder.path("data"))
      .filter { !$0.hasSuffix("-numbers") }.sorted()
  }

  private func ordersInACopy(of arcade: ArcadeProcess) throws -> String {
    let copy = arcade.folder.path("copy.sqlite")
    try FileManager.default.copyItem(atPath: arcade.folder.path("data/arcade.sqlite"), toPath: copy)
    return try SQLiteShell(copy).run("SELECT count(*) FROM orders")
  }
}

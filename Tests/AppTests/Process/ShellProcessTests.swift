import ArcadeTesting
import Foundation
import XCTest

/// The built program as a child of a shell that has set something for it.
final class ShellProcessTests: XCTestCase {
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
}

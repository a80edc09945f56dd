import ArcadeTesting
import Foundation
import XCTest

/// The data folder of a test, on which the built program is started as often as it takes.
struct ArcadeProcess {
  /// Where the build put the program: beside the tests.
  static let path = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "arcade").path

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Starts it on a folder that something else has filled.
  init(on folder: TemporaryFolder) { self.folder = folder }

  /// Starts it, or another program that starts it and measures it.
  func start(
    measuredBy measure: [String] = [],
    _ arguments: [String],
    environment: [String: String] = [:],
    streams: ProgramStreams = .pipes
  ) throws -> RunningProgram {
    let own = ["ARCADE_DATA_DIR": folder.path("data"), "TZ": "UTC", "HOME": folder.url.path]
    let words = measure + [Self.path] + arguments
    let program = try RunningProgram(
      words[0],
      Array(words.dropFirst()),
      environment: own.merging(environment) { _, given in given },
      streams: streams
    )
    program.kept = folder
    return program
  }

  /// Starts it, and waits for its prompt.
  func session(
    _ arguments: [String],
    environment: [String: String] = [:],
    streams: ProgramStreams = .pipes,
    until prompt: String = "> "
  ) throws -> RunningProgram {
    let program = try start(arguments, environment: environment, streams: streams)
    try program.read(until: prompt)
    return program
  }

  /// What the `sqlite3` shell prints for a statement.
  func sql(_ statement: String) throws -> String {
    try SQLiteShell(folder.path("data/arcade.sqlite")).run(statement)
  }

  /// Runs the program on lines that are there from the beginning, and returns what it printed.
  func print(
    _ arguments: [String],
    typing lines: String = "",
    exit: Int32 = 0,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> String {
    let program = try start(arguments)
    program.type(lines)
    program.closeInput()
    XCTAssertEqual(try program.ending(), .exit(exit), program.complained, file: file, line: line)
    return program.printed
  }
}

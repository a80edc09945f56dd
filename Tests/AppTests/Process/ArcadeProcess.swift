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

  /// Runs it to its end, with a code.
  @discardableResult
  func run(
    _ arguments: [String],
    environment: [String: String] = [:],
    streams: ProgramStreams = .pipes,
    exit: Int32 = 0,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws -> RunningProgram {
    let program = try start(arguments, environment: environment, streams: streams)
    XCTAssertEqual(try program.ending(), .exit(exit), "\(arguments): \(program.complained)", file: file, line: line)
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

  /// Starts a session of a till, which reads nothing from elsewhere, at a store.
  func till(_ arguments: [String] = ["shop"], at store: String) throws -> RunningProgram {
    try session(arguments + ["--store", store, "--as", "till-1", "--offline"], until: "\n> ")
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

extension RunningProgram {
  /// Leaves a session, which ends with a code.
  func quit(exit: Int32 = 0, file: StaticString = #filePath, line: UInt = #line) throws {
    type("quit\n")
    XCTAssertEqual(try ending(), .exit(exit), complained, file: file, line: line)
  }

  /// Sends a signal, by which it ends.
  func end(by signal: Int32, file: StaticString = #filePath, line: UInt = #line) throws {
    send(signal)
    XCTAssertEqual(try ending(), .signal(signal), file: file, line: line)
  }
}

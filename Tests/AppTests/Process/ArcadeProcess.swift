import ArcadeTesting
import Foundation
import XCTest

/// The data folder of a test, on which the built program can be started several times.
struct ArcadeProcess {
  /// The path of the built program, beside the tests.
  static let path = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "arcade").path

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Uses an existing folder.
  init(on folder: TemporaryFolder) { self.folder = folder }

  /// Starts the program, or another program that starts and measures it.
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

  /// Runs the program to its end, and checks its exit code.
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

  /// Starts the program, and waits for its prompt.
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

  /// Starts a till session with only local sources, at a store.
  func till(_ arguments: [String] = ["shop"], at store: String) throws -> RunningProgram {
    try session(arguments + ["--store", store, "--as", "till-1", "--offline"], until: "\n> ")
  }

  /// Returns the output of the `sqlite3` shell for a statement.
  func sql(_ statement: String) throws -> String {
    try SQLiteShell(folder.path("data/arcade.sqlite")).run(statement)
  }

  /// Runs the program on prepared lines, and returns its output.
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
  /// Leaves a session, and checks its exit code.
  func quit(exit: Int32 = 0, file: StaticString = #filePath, line: UInt = #line) throws {
    type("quit\n")
    XCTAssertEqual(try ending(), .exit(exit), complained, file: file, line: line)
  }

  /// Sends a signal, and checks that it ends the program.
  func end(by signal: Int32, file: StaticString = #filePath, line: UInt = #line) throws {
    send(signal)
    XCTAssertEqual(try ending(), .signal(signal), file: file, line: line)
  }
}

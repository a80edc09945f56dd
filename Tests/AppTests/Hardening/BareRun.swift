import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Runs command lines inside this process, and records all of their output.
final class BareRun {
  /// The result of a command line.
  struct Outcome {
    let exit: ExitCode
    let printed: String
    let complained: String

    /// Returns the objects in a list of the printed document.
    func list(_ key: String) throws -> [[String: Any]] {
      let document = try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String: Any]
      return try XCTUnwrap(document?[key] as? [[String: Any]], printed)
    }
  }

  let folder: TemporaryFolder
  let time = HandDrivenTime()

  private let store: [String: String]

  /// Runs in a separate folder; or, if an address is given, with that store.
  init(store: String? = nil) throws {
    // As the program does at its start.
    signal(SIGPIPE, SIG_IGN)
    folder = try TemporaryFolder()
    self.store = store.map { ["ARCADE_STORE": $0] } ?? [:]
  }

  func callAsFunction(
    _ arguments: [String],
    typing lines: [String] = [],
    environment: [String: String] = [:]
  ) async -> Outcome {
    let (output, errors) = (RecordingSink(), RecordingSink())
    let process = process(typing: lines, environment: environment, output: output, errors: errors)
    let exit = await Tool(process: process).run(arguments)
    return Outcome(exit: exit, printed: output.text, complained: errors.text)
  }

  /// Runs a command that has to succeed.
  @discardableResult
  func done(
    _ arguments: [String],
    typing lines: [String] = [],
    environment: [String: String] = [:],
    file: StaticString = #filePath,
    line: UInt = #line
  ) async -> Outcome {
    let outcome = await self(arguments, typing: lines, environment: environment)
    XCTAssertEqual(outcome.exit, .done, "\(arguments): \(outcome.complained)", file: file, line: line)
    return outcome
  }

  /// Returns the output of the `sqlite3` shell for a statement.
  @discardableResult
  func sql(_ statement: String) throws -> String {
    try SQLiteShell.run(statement, on: folder.path("data/arcade.sqlite"))
  }

  /// Writes a file, and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String { try folder.write(Data(text.utf8), to: name) }

  /// Returns the environment of a command line; `pause` is how it waits.
  func process(
    typing lines: [String] = [],
    environment: [String: String] = [:],
    output: any TextSink = RecordingSink(),
    errors: any TextSink = RecordingSink(),
    pause: (@Sendable (Duration) async throws -> Void)? = nil
  ) -> ProcessEnvironment {
    let own = ["TZ": "UTC", "ARCADE_DATA_DIR": folder.path("data"), "HOME": folder.url.path]
    return ProcessEnvironment(
      environment: own.merging(store.merging(environment) { $1 }) { $1 },
      lines: ScriptedLines(lines.map(Transcript.Input.line), time: time),
      output: output,
      errors: errors,
      time: time,
      opener: PaperOpener(),
      pictureProgram: PaperPictures(),
      jitter: { 0 },
      pause: pause ?? { [time] in time.advance(by: $0) }
    )
  }
}

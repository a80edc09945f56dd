import ArcadeTesting
import Foundation

@testable import ArcadeApp

/// Runs command lines inside this process, and keeps every byte of what they say.
final class BareRun {
  /// What one command line came to.
  struct Outcome {
    let exit: ExitCode
    let printed: String
    let complained: String
  }

  let folder: TemporaryFolder
  let time = HandDrivenTime()

  private let store: [String: String]

  /// Works in a folder of its own; or, where an address is given, in that store.
  init(store: String? = nil) throws {
    folder = try TemporaryFolder()
    self.store = store.map { ["ARCADE_STORE": $0] } ?? [:]
  }

  func callAsFunction(
    _ arguments: [String],
    typing lines: [String] = [],
    environment: [String: String] = [:],
    keepsOutput: Bool = true
  ) async -> Outcome {
    let (output, errors) = (ByteSink(keeps: keepsOutput), ByteSink(keeps: keepsOutput))
    let process = process(typing: lines, environment: environment, output: output, errors: errors)
    let exit = await Tool(process: process).run(arguments)
    return Outcome(exit: exit, printed: output.text, complained: errors.text)
  }

  /// What a command line stands in here.
  func process(
    typing lines: [String] = [],
    environment: [String: String] = [:],
    output: any TextSink = ByteSink(keeps: false),
    errors: any TextSink = ByteSink(keeps: false)
  ) -> ProcessEnvironment {
    let own = ["TZ": "UTC", "ARCADE_DATA_DIR": folder.path("data"), "HOME": folder.url.path]
    return ProcessEnvironment(
      environment: own.merging(store.merging(environment) { $1 }) { $1 },
      lines: ScriptedLines(lines.map(Transcript.Input.line), time: time, paper: TranscriptPaper()),
      output: output,
      errors: errors,
      time: time,
      opener: PaperOpener(),
      pictureProgram: PaperPictures(),
      pause: { [time] in time.advance(by: $0) }
    )
  }
}

/// Keeps bytes as they come, unless nobody looks at them.
final class ByteSink: TextSink {
  private let keeps: Bool
  private var bytes: [UInt8] = []

  init(keeps: Bool) { self.keeps = keeps }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func write(_ bytes: [UInt8]) throws(OutputFailure) { if keeps { self.bytes += bytes } }
}

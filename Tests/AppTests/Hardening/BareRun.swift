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
  private let time = HandDrivenTime()

  init() throws { folder = try TemporaryFolder() }

  func callAsFunction(
    _ arguments: [String],
    typing lines: [String] = [],
    environment: [String: String] = [:],
    keepsOutput: Bool = true
  ) async -> Outcome {
    let (output, errors, paper) = (ByteSink(keeps: keepsOutput), ByteSink(keeps: keepsOutput), TranscriptPaper())
    let own = ["TZ": "UTC", "ARCADE_DATA_DIR": folder.path("data"), "HOME": folder.url.path]
    let process = ProcessEnvironment(
      environment: own.merging(environment) { _, given in given },
      lines: ScriptedLines(lines.map(Transcript.Input.line), time: time, paper: paper),
      output: output,
      errors: errors,
      time: time,
      opener: PaperOpener(),
      pictureProgram: PaperPictures(),
      pause: { [time] in time.advance(by: $0) }
    )
    let exit = await Tool(process: process).run(arguments)
    return Outcome(exit: exit, printed: output.text, complained: errors.text)
  }
}

/// Keeps bytes as they come, unless nobody looks at them.
private final class ByteSink: TextSink {
  private let keeps: Bool
  private var bytes: [UInt8] = []

  init(keeps: Bool) { self.keeps = keeps }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func write(_ bytes: [UInt8]) throws(OutputFailure) { if keeps { self.bytes += bytes } }
}

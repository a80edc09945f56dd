import ArcadeDomain
import ArcadeTesting
import Foundation

@testable import ArcadeApp

/// `arcade web` in this process, on a free port and a data folder of its own, with a clock that a test moves.
final class ServedArcade: Sendable {
  /// It ended before it said where it is.
  struct NotServed: Error { let complained: String }

  let folder: TemporaryFolder
  let pause = HandDrivenPause(HandDrivenTime())
  private let running: Task<ExitCode, Never>
  private let printed: AsyncStream<String>
  private let errors = WaitedSink(nil)

  init(_ arguments: [String] = [], environment: [String: String] = [:], on folder: TemporaryFolder? = nil) throws {
    let folder = try folder ?? TemporaryFolder()
    let (printed, output) = AsyncStream<String>.makeStream()
    let own = ["TZ": "UTC", "ARCADE_DATA_DIR": folder.path("data"), "HOME": folder.url.path, "LANG": "en_US.UTF-8"]
    let (variables, pause, errors) = (own.merging(environment) { _, given in given }, pause, errors)
    (self.folder, self.printed) = (folder, printed)
    running = Task {
      defer { output.finish() }
      let process = ProcessEnvironment(
        environment: variables,
        lines: ScriptedLines([], time: pause.time, paper: TranscriptPaper()),
        output: WaitedSink(output),
        errors: errors,
        time: pause.time,
        opener: PaperOpener(),
        pause: { try await pause.wait($0) }
      )
      return await Tool(process: process).run(["web", "--port", "0"] + arguments)
    }
  }

  deinit { running.cancel() }

  /// The next address with a key: each of them lets in once.
  func address() async throws -> String {
    for await address in printed { return address }
    throw NotServed(complained: errors.text)
  }

  /// Ends it, and waits until it has ended.
  func stop() async {
    running.cancel()
    _ = await running.value
  }
}

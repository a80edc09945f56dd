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
  /// The address with the key, which lets in once.
  let address: String
  private let running: Task<ExitCode, Never>

  init(
    _ arguments: [String] = [],
    environment: [String: String] = [:],
    on folder: TemporaryFolder? = nil
  ) async throws {
    let folder = try folder ?? TemporaryFolder()
    let (printed, output) = AsyncStream<String>.makeStream()
    let own = ["TZ": "UTC", "ARCADE_DATA_DIR": folder.path("data"), "HOME": folder.url.path, "LANG": "en_US.UTF-8"]
    let (variables, pause) = (own.merging(environment) { _, given in given }, pause)
    let errors = WaitedSink(nil)
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
    self.folder = folder
    var lines = printed.makeAsyncIterator()
    guard let line = await lines.next() else { throw NotServed(complained: errors.text) }
    address = line
  }

  deinit { running.cancel() }

  /// The address of a path.
  func url(_ path: String) -> String {
    (address.range(of: "/?key=").map { String(address[..<$0.lowerBound]) } ?? address) + path
  }

  /// Ends it, and waits until it has ended.
  func stop() async {
    running.cancel()
    _ = await running.value
  }
}

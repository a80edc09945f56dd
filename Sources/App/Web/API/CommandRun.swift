import ArcadeConsole
import ArcadeDomain
import Foundation

/// Runs command lines, each as if it were a separate process beside the web server.
struct CommandRun: Sendable {
  /// The result of a command line.
  struct Outcome: Sendable {
    let exit: ExitCode
    let output: WebResponse.Body
    /// The lines of standard error.
    let complaints: [String]
  }

  /// The options of `arcade web` that apply to all command lines.
  private static let shared: [CommandOption] = [.dataDir, .store, .asPerson, .lang, .seed, .now, .offline]

  private let environment: [String: String]
  private let time: (any TimeSource)?
  private let pause: @Sendable (Duration) async throws -> Void
  private let opener: any AddressOpener
  private let arguments: [String]
  private let run: @Sendable (ProcessEnvironment, [String]) async -> ExitCode

  /// Runs the command lines of an app; a test can replace the closure.
  init(
    beside context: CommandContext,
    by run: (@Sendable (ProcessEnvironment, [String]) async -> ExitCode)? = nil
  ) {
    let app = context.composition.app
    self.run = run ?? { await Tool(app: app, process: $0).run($1) }
    let (process, invocation) = (context.process, context.invocation)
    (environment, time, pause, opener) = (process.environment, process.time, process.pause, process.opener)
    arguments = Self.shared.flatMap { option in
      invocation.value(of: option).map { option.placeholder == nil ? [option.flag] : ["\(option.flag)=\($0)"] } ?? []
    }
  }

  /// Runs a command line without a person to answer questions.
  func callAsFunction(_ words: [String], ofGuest isGuest: Bool = false) async -> Outcome {
    let (output, errors) = (HeldSink(), MemorySink())
    var process = ProcessEnvironment(
      environment: environment,
      lines: NoLines(),
      output: output,
      errors: errors,
      time: time,
      opener: opener,
      pause: pause
    )
    process.isGuests = isGuest
    var exit = await run(process, arguments + [CommandOption.noInput.flag] + words)
    let complaints = String(decoding: errors.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    let body = try? WebResponse.Body(output.held)
    if body == nil { exit = .io }
    return Outcome(exit: exit, output: body ?? .bytes([]), complaints: complaints)
  }
}

/// Collects output in memory.
private final class MemorySink: TextSink {
  private(set) var bytes: [UInt8] = []

  func write(_ bytes: [UInt8]) throws(OutputFailure) { self.bytes += bytes }
}

/// Collects output in memory, or in a file if it is long.
private final class HeldSink: TextSink {
  let held = HeldOutput()

  func write(_ bytes: [UInt8]) throws(OutputFailure) { do { try held.raw(bytes) } catch { throw .failed(errno) } }
}

extension WebResponse.Body {
  fileprivate init(_ output: HeldOutput) throws {
    let (bytes, file) = try output.contents()
    self = try file.map { .file(try SentFile($0)) } ?? .bytes(bytes)
  }
}

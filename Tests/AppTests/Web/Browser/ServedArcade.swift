import ArcadeDomain
import ArcadeTesting
import Foundation
import Synchronization

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// `arcade web` in this process, on a free port and a separate data folder, with a clock that a test moves.
final class ServedArcade: Sendable {
  /// An error for a server that ended before it printed its address.
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

  /// Returns the next address with a key, each of which works once.
  func address() async throws -> String {
    for await address in printed { return address }
    throw NotServed(complained: errors.text)
  }

  /// Stops the server, and waits for its end.
  func stop() async {
    running.cancel()
    _ = await running.value
  }
}

/// Passes every line of output to the task that waits for it.
final class WaitedSink: TextSink, Sendable {
  private let written = Mutex("")
  private let lines: AsyncStream<String>.Continuation?

  init(_ lines: AsyncStream<String>.Continuation?) { self.lines = lines }

  /// The whole output, if no task waits for lines.
  var text: String { written.withLock { $0 } }

  func write(_ bytes: [UInt8]) throws(OutputFailure) {
    let whole = written.withLock { written in
      written += String(decoding: bytes, as: UTF8.self)
      guard lines != nil, let end = written.lastIndex(of: "\n") else { return [Substring]() }
      let whole = written[..<end].split(separator: "\n")
      written.removeSubrange(...end)
      return whole
    }
    for line in whole { lines?.yield(String(line)) }
  }
}

/// Waits on a clock that stops until a test moves it.
final class HandDrivenPause: Sendable {
  private struct Waiter {
    let id: Int
    let end: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  let time: HandDrivenTime
  private let waiters = Mutex<(last: Int, waiting: [Waiter], watching: [CheckedContinuation<Void, Never>])>((0, [], []))

  init(_ time: HandDrivenTime) { self.time = time }

  /// Lets time pass, and resumes the tasks that are due.
  func advance(by duration: Duration) {
    time.advance(by: duration)
    let now = time.elapsed()
    let due = waiters.withLock { waiters in
      let due = waiters.waiting.filter { $0.end <= now }
      waiters.waiting.removeAll { $0.end <= now }
      return due
    }
    for waiter in due { waiter.continuation.resume() }
  }

  /// Lets time pass once a task waits; a task that read the clock and waits later would wait too long.
  func advanceOnceAwaited(by duration: Duration) async {
    await untilAwaited()
    advance(by: duration)
  }

  /// Waits until a task waits.
  func untilAwaited() async {
    await withCheckedContinuation { continuation in
      let isAwaited = waiters.withLock { waiters in
        if waiters.waiting.isEmpty { waiters.watching.append(continuation) }
        return !waiters.waiting.isEmpty
      }
      if isAwaited { continuation.resume() }
    }
  }

  func wait(_ duration: Duration) async throws {
    let end = time.elapsed() + duration
    let id = waiters.withLock { waiters in
      waiters.last += 1
      return waiters.last
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (isOver, watching): (Bool, [CheckedContinuation<Void, Never>]) = waiters.withLock { waiters in
          if Task.isCancelled || end <= time.elapsed() { return (true, []) }
          waiters.waiting.append(Waiter(id: id, end: end, continuation: continuation))
          defer { waiters.watching = [] }
          return (false, waiters.watching)
        }
        for watcher in watching { watcher.resume() }
        guard isOver else { return }
        if Task.isCancelled { continuation.resume(throwing: CancellationError()) } else { continuation.resume() }
      }
    } onCancel: {
      let waiter = waiters.withLock { waiters in
        let waiter = waiters.waiting.first { $0.id == id }
        waiters.waiting.removeAll { $0.id == id }
        return waiter
      }
      waiter?.continuation.resume(throwing: CancellationError())
    }
  }
}

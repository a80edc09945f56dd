import ArcadeTesting
import Synchronization

/// Waits on a clock that stands still until a test moves it.
final class HandDrivenPause: Sendable {
  private struct Waiter {
    let id: Int
    let end: Duration
    let continuation: CheckedContinuation<Void, any Error>
  }

  let time: HandDrivenTime
  private let waiters = Mutex<(last: Int, waiting: [Waiter], watching: [CheckedContinuation<Void, Never>])>((0, [], []))

  init(_ time: HandDrivenTime) { self.time = time }

  /// Lets time pass, and those go on whose time has come.
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

  /// The same once somebody waits: who has looked at the clock and waits only then would wait for too long.
  func advanceOnceAwaited(by duration: Duration) async {
    await withCheckedContinuation { continuation in
      let isAwaited = waiters.withLock { waiters in
        if waiters.waiting.isEmpty { waiters.watching.append(continuation) }
        return !waiters.waiting.isEmpty
      }
      if isAwaited { continuation.resume() }
    }
    advance(by: duration)
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

import ArcadeDomain
import Synchronization

/// Sends one request at a time to each server, each at least an interval after the previous one began. Clients that
/// share turns count together.
final class SpacedTransport: HTTPTransport {
  private let transport: any HTTPTransport
  private let interval: Duration
  private let turns: (any RequestTurns)?
  private let time: any TimeSource
  private let pause: @Sendable (Duration) async throws -> Void
  /// The monotonic time of the next request to a host; absent if it may be sent at once.
  private let next = Mutex<[String: Duration]>([:])

  init(
    _ transport: any HTTPTransport,
    interval: Duration,
    turns: (any RequestTurns)?,
    time: any TimeSource,
    pause: @escaping @Sendable (Duration) async throws -> Void
  ) {
    (self.transport, self.interval, self.turns) = (transport, interval, turns)
    (self.time, self.pause) = (time, pause)
  }

  func send(_ request: HTTPRequest) async throws(RepositoryError) -> HTTPResponse {
    let (host, begin) = (request.url.nameOfServer, time.now())
    var waited = takeTurn(at: host)
    try await wait(waited, for: host)
    while let rest = await restOfOthers(at: host, after: begin.advanced(by: waited)) {
      try await wait(rest, for: host)
      waited += rest
    }
    return try await transport.send(request)
  }

  private func wait(_ duration: Duration, for host: String) async throws(RepositoryError) {
    guard duration > .zero else { return }
    do {
      try await pause(duration)
    } catch {
      throw RepositoryError(.cancelled, subject: host, canRetry: true)
    }
  }

  /// Takes a turn shared with other processes; returns the time to wait if another one has it. If turns cannot be
  /// taken, nobody waits.
  private func restOfOthers(at host: String, after moment: Moment) async -> Duration? {
    try? await turns?.take(at: host, every: interval, now: max(time.now(), moment))
  }

  /// Reserves a turn within this process and returns the time to wait for it.
  private func takeTurn(at host: String) -> Duration {
    let now = time.elapsed()
    return next.withLock { next in
      next = next.filter { $0.value > now }
      let turn = next[host] ?? now
      next[host] = turn + interval
      return turn - now
    }
  }
}

import ArcadeDomain
import Synchronization

/// Asks servers one request at a time, each at least an interval after the one before began.
final class SpacedTransport: HTTPTransport {
  private let transport: any HTTPTransport
  private let interval: Duration
  private let time: any TimeSource
  private let pause: @Sendable (Duration) async throws -> Void
  /// When the next request may begin, by the time that has passed.
  private let next = Mutex<Duration?>(nil)

  init(
    _ transport: any HTTPTransport,
    interval: Duration,
    time: any TimeSource,
    pause: @escaping @Sendable (Duration) async throws -> Void
  ) {
    (self.transport, self.interval, self.time, self.pause) = (transport, interval, time, pause)
  }

  func send(_ request: HTTPRequest) async throws(RepositoryError) -> HTTPResponse {
    let wait = takeTurn()
    if wait > .zero {
      do {
        try await pause(wait)
      } catch {
        throw RepositoryError(.cancelled, subject: request.url.nameOfServer, canRetry: true)
      }
    }
    return try await transport.send(request)
  }

  /// Returns how long to wait for a turn that nobody else gets.
  private func takeTurn() -> Duration {
    let now = time.elapsed()
    return next.withLock { next in
      let turn = max(now, next ?? now)
      next = turn + interval
      return turn - now
    }
  }
}

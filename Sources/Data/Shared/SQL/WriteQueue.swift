public import ArcadeDomain
import Synchronization

/// A queue in memory for failed writes, in order; each new write first retries them.
///
/// One is enough for a whole app, which checks at exit that it is empty.
public final class WriteQueue: Sendable {
  /// A write of at most one transaction.
  typealias Write = @Sendable () async throws(RepositoryError) -> Void

  private struct State {
    var writes: [(step: String, write: Write, isAnswer: Bool)] = []
    var reason: RepositoryError?
    var isAnyLost = false
    var isTrying = false

    /// Begins a retry, if something is queued and no retry is running.
    mutating func begin() -> Bool {
      guard !writes.isEmpty, !isTrying else { return false }
      isTrying = true
      return true
    }
  }

  private let state = Mutex(State())

  /// Creates an empty queue.
  public init() {}

  /// The reason of the last failure; nil if everything is stored.
  public var reason: RepositoryError? { state.withLock { $0.writes.isEmpty ? nil : $0.reason } }

  /// The number of queued answers, without the beginnings and ends of games.
  public var answers: Int { state.withLock { $0.writes.count(where: \.isAnswer) } }

  /// Whether a write was dropped because its target no longer exists.
  public var isAnyLost: Bool { state.withLock { $0.isAnyLost } }

  /// Retries the queued writes until one fails.
  public func retry() async {
    guard state.withLock({ $0.begin() }) else { return }
    while let (step, write, _) = state.withLock({ $0.writes.first }) {
      do {
        try await Self.perform(write, as: step)
      } catch {
        // Its target no longer exists, so the write is dropped.
        guard error.code == .notFound else { return state.withLock { ($0.reason, $0.isTrying) = (error, false) } }
        state.withLock { $0.isAnyLost = true }
      }
      state.withLock { _ = $0.writes.removeFirst() }
    }
    state.withLock { $0.isTrying = false }
  }

  /// Performs a write after the queued ones; false if it is queued, too. Throws only `.notFound`, because a write
  /// without a target is pointless.
  @discardableResult
  func make(isAnswer: Bool = false, _ write: @escaping Write) async throws(RepositoryError) -> Bool {
    await retry()
    let step = IdempotencyKey.random()
    guard reason == nil else {
      state.withLock { $0.writes.append((step, write, isAnswer)) }
      return false
    }
    do {
      try await Self.perform(write, as: step)
      return true
    } catch {
      guard error.code != .notFound else {
        state.withLock { $0.isAnyLost = true }
        throw error
      }
      state.withLock {
        $0.writes.append((step, write, isAnswer))
        $0.reason = error
      }
      return false
    }
  }

  /// Performs a write under the same ID each time: a server may have committed the last attempt and the answer was
  /// lost.
  private static func perform(_ write: @escaping Write, as step: String) async throws(RepositoryError) {
    let result = await IdempotencyKey.$current.withValue(step) {
      do throws(RepositoryError) {
        return Result<Void, RepositoryError>.success(try await write())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }
}

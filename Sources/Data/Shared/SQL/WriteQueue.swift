public import ArcadeDomain
import Synchronization

/// Writes that could not be made yet, in memory and in order; each later one tries them again before it.
///
/// One is enough for a whole app, which asks it at its end whether everything is stored.
public final class WriteQueue: Sendable {
  /// What makes one transaction at most.
  typealias Write = @Sendable () async throws(RepositoryError) -> Void

  private struct State {
    var writes: [(step: String, write: Write, isAnswer: Bool)] = []
    var reason: RepositoryError?
    var isAnyLost = false
    var isTrying = false

    /// Whether it may be tried now: something waits, and nobody is trying.
    mutating func begin() -> Bool {
      guard !writes.isEmpty, !isTrying else { return false }
      isTrying = true
      return true
    }
  }

  private let state = Mutex(State())

  /// Begins with nothing that waits.
  public init() {}

  /// Why something waits; nil where everything is stored.
  public var reason: RepositoryError? { state.withLock { $0.writes.isEmpty ? nil : $0.reason } }

  /// How many of those that wait are an answer, and not the beginning or end of a game.
  public var answers: Int { state.withLock { $0.writes.count(where: \.isAnswer) } }

  /// Whether a write could not be made because what it belonged to is gone.
  public var isAnyLost: Bool { state.withLock { $0.isAnyLost } }

  /// Tries what waits again, until something fails.
  public func retry() async {
    guard state.withLock({ $0.begin() }) else { return }
    while let (step, write, _) = state.withLock({ $0.writes.first }) {
      do {
        try await Self.perform(write, as: step)
      } catch {
        // What it belonged to is gone, so it can never be made.
        guard error.code == .notFound else { return state.withLock { ($0.reason, $0.isTrying) = (error, false) } }
        state.withLock { $0.isAnyLost = true }
      }
      state.withLock { _ = $0.writes.removeFirst() }
    }
    state.withLock { $0.isTrying = false }
  }

  /// Makes a write, after those that wait; false where it waits from now on as well. Throws only `.notFound`: nothing
  /// becomes of a write to what does not exist.
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

  /// Makes a write, each time as the same step: a server may have stored it the last time, and the answer got lost.
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

public import ArcadeDomain
import Synchronization

/// The failing calls of a repository; a test can change them while it is in use.
public final class Faults<Call: Hashable & Sendable>: Sendable {
  /// The moment of a failure.
  public enum Stage: Hashable, Sendable {
    /// Before any work.
    case before
    /// After all work, so that only the answer is lost.
    case after
  }

  private struct Fault: Hashable {
    let call: Call
    let stage: Stage
  }

  private let errors = Mutex<[Fault: RepositoryError]>([:])
  private let meanwhile: @Sendable (Call) async -> Void

  /// Creates faults without any failure; `meanwhile` runs during each call.
  public init(meanwhile: @escaping @Sendable (Call) async -> Void = { _ in }) { self.meanwhile = meanwhile }

  /// Makes a call fail from now on.
  public func fail(_ call: Call, with error: RepositoryError, stage: Stage = .before) {
    errors.withLock { $0[Fault(call: call, stage: stage)] = error }
  }

  /// Makes every call succeed again.
  public func mend() { errors.withLock { $0 = [:] } }

  /// Does the work of a call, unless it has to fail.
  func run<Value>(
    _ call: Call,
    _ work: @autoclosure () async throws(RepositoryError) -> Value
  ) async throws(RepositoryError) -> Value {
    try check(call, .before)
    await meanwhile(call)
    let value = try await work()
    try check(call, .after)
    return value
  }

  /// Throws if a call has to fail at a stage.
  public func check(_ call: Call, _ stage: Stage) throws(RepositoryError) {
    if let error = errors.withLock({ $0[Fault(call: call, stage: stage)] }) { throw error }
  }
}

public import ArcadeDomain
import Synchronization

/// Which calls of a repository fail, and how; a test changes it while the repository is in use.
public final class Faults<Call: Hashable & Sendable>: Sendable {
  /// When a call fails.
  public enum Stage: Hashable, Sendable {
    /// Before it did anything.
    case before
    /// After it did everything, so that only its answer is lost.
    case after
  }

  private struct Fault: Hashable {
    let call: Call
    let stage: Stage
  }

  private let errors = Mutex<[Fault: RepositoryError]>([:])
  private let meanwhile: @Sendable (Call) async -> Void

  /// Begins without any fault; while a call is made, something else may happen.
  public init(meanwhile: @escaping @Sendable (Call) async -> Void = { _ in }) { self.meanwhile = meanwhile }

  /// Lets a call fail from now on.
  public func fail(_ call: Call, with error: RepositoryError, stage: Stage = .before) {
    errors.withLock { $0[Fault(call: call, stage: stage)] = error }
  }

  /// Lets every call succeed again.
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

  /// Throws where a call has to fail at a stage.
  public func check(_ call: Call, _ stage: Stage) throws(RepositoryError) {
    if let error = errors.withLock({ $0[Fault(call: call, stage: stage)] }) { throw error }
  }
}

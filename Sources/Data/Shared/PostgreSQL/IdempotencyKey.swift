import ArcadeDomain
import Synchronization

/// The ID of a user's step, so that it is not done twice. A queued step is retried under the same ID.
enum IdempotencyKey {
  @TaskLocal static var current: String?

  /// Returns a new ID.
  static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return [generator.next(), generator.next()].map { String($0, radix: 36) }.joined(separator: "-")
  }
}

/// The results of steps that may or may not have been committed.
final class StepOutcomes: Sendable {
  private let outcomes = Mutex<[String: any Sendable]>([:])

  func isUnknown(_ step: String) -> Bool { outcomes.withLock { $0[step] != nil } }

  /// Returns the result of a step. Throws if the step is done but its result is not remembered, because it must not be
  /// repeated.
  func outcome<Value: Sendable>(of step: String, as type: Value.Type) throws(RepositoryError) -> Value {
    guard let outcome = outcomes.withLock({ $0[step] }) as? Outcome<Value> else {
      throw RepositoryError(.corrupt, subject: step, detail: "a step that was another one before")
    }
    return outcome.value
  }

  func remember(_ value: some Sendable, of step: String) { outcomes.withLock { $0[step] = Outcome(value: value) } }

  func forget(_ step: String) { outcomes.withLock { _ = $0.removeValue(forKey: step) } }

  /// A wrapper that keeps optional values optional.
  private struct Outcome<Value: Sendable> {
    let value: Value
  }
}

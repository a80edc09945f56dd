import ArcadeDomain
import Synchronization

/// What tells one step of a person from all others, so that it is not done twice. Whoever keeps a step in order to try
/// it again tries it under the same id.
enum IdempotencyKey {
  @TaskLocal static var current: String?

  /// A new one.
  static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return [generator.next(), generator.next()].map { String($0, radix: 36) }.joined(separator: "-")
  }
}

/// What steps returned of which nobody knows yet whether they took place.
final class StepOutcomes: Sendable {
  private let outcomes = Mutex<[String: any Sendable]>([:])

  func isUnknown(_ step: String) -> Bool { outcomes.withLock { $0[step] != nil } }

  /// Returns what a step returned; throws where it is done and nobody remembers: it must not be done again.
  func outcome<Value: Sendable>(of step: String, as type: Value.Type) throws(RepositoryError) -> Value {
    guard let outcome = outcomes.withLock({ $0[step] }) as? Outcome<Value> else {
      throw RepositoryError(.corrupt, subject: step, detail: "a step that was another one before")
    }
    return outcome.value
  }

  func remember(_ value: some Sendable, of step: String) { outcomes.withLock { $0[step] = Outcome(value: value) } }

  func forget(_ step: String) { outcomes.withLock { _ = $0.removeValue(forKey: step) } }

  /// Keeps an optional value what it is.
  private struct Outcome<Value: Sendable> {
    let value: Value
  }
}

import ArcadeDomain
import Synchronization

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

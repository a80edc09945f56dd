import Synchronization

/// What steps returned of which nobody knows yet whether they took place.
final class StepOutcomes: Sendable {
  private let outcomes = Mutex<[String: any Sendable]>([:])

  func isUnknown(_ step: String) -> Bool { outcomes.withLock { $0[step] != nil } }

  func outcome<Value: Sendable>(of step: String, as type: Value.Type) -> Value? {
    outcomes.withLock { $0[step] as? Value }
  }

  func remember(_ value: some Sendable, of step: String) { outcomes.withLock { $0[step] = value } }

  func forget(_ step: String) { outcomes.withLock { _ = $0.removeValue(forKey: step) } }
}

/// A broken promise of a protocol's implementation.
///
/// Contract checks throw it, so that they work in any test framework.
public struct ContractViolation: Error, CustomStringConvertible {
  /// The promise, and the actual result.
  public let description: String
}

/// Throws unless the condition holds.
func require(_ holds: Bool, _ promise: String) throws {
  guard holds else { throw ContractViolation(description: promise) }
}

/// Throws unless two values are equal.
func require<Value: Equatable>(_ value: Value, equals expected: Value, _ promise: String) throws {
  guard value == expected else {
    throw ContractViolation(description: "\(promise): got \(value), expected \(expected)")
  }
}

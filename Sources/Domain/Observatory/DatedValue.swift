/// A value that was seen at a moment and did not change until the next one.
public struct DatedValue<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value; nil if the source gave none.
  public let value: Value?
  /// When the value was first seen.
  public let at: Moment

  /// Creates a dated value.
  public init(_ value: Value?, at moment: Moment) {
    self.value = value
    at = moment
  }
}

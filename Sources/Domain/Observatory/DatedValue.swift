/// A value that was seen at a moment and held until the next one; a source may not have given any.
public struct DatedValue<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value; nil where it was missing.
  public let value: Value?
  /// When it was first seen.
  public let at: Moment

  /// Joins a value with its time.
  public init(_ value: Value?, at moment: Moment) {
    self.value = value
    at = moment
  }
}

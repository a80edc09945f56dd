/// The number that something of one kind is kept under; it is not given again.
public struct NumberedID<Entity>: Hashable, Sendable {
  /// The number, from 1.
  public let number: Int64

  /// Wraps a number.
  public init(number: Int64) { self.number = number }
}

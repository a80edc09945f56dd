/// A value with its owner.
public struct Owned<Value> {
  /// The owner of the value.
  public let owner: Owner
  /// The value itself.
  public let value: Value

  /// Creates an owned value.
  public init(_ value: Value, of owner: Owner) { (self.value, self.owner) = (value, owner) }
}

extension Owned: Equatable where Value: Equatable {}

extension Owned: Hashable where Value: Hashable {}

extension Owned: Sendable where Value: Sendable {}

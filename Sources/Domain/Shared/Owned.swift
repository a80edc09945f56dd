/// Something, with whose it is.
public struct Owned<Value> {
  /// Whose it is.
  public let owner: Owner
  /// What it is.
  public let value: Value

  /// Joins something with its owner.
  public init(_ value: Value, of owner: Owner) { (self.value, self.owner) = (value, owner) }
}

extension Owned: Equatable where Value: Equatable {}

extension Owned: Hashable where Value: Hashable {}

extension Owned: Sendable where Value: Sendable {}

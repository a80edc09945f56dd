/// A value with where it came from and how old it is.
public struct Loaded<Value: Sendable>: Sendable {
  /// What was loaded.
  public var value: Value
  /// How fresh it is.
  public var freshness: Freshness

  /// Joins a value with its freshness.
  public init(_ value: Value, _ freshness: Freshness) { (self.value, self.freshness) = (value, freshness) }
}

extension Loaded: Equatable where Value: Equatable {}
extension Loaded: Hashable where Value: Hashable {}

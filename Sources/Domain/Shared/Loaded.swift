/// A value with its origin and age.
public struct Loaded<Value: Sendable>: Sendable {
  /// The loaded value.
  public var value: Value
  /// The origin and age of the value.
  public var freshness: Freshness

  /// Creates a loaded value.
  public init(_ value: Value, _ freshness: Freshness) { (self.value, self.freshness) = (value, freshness) }
}

extension Loaded: Equatable where Value: Equatable {}
extension Loaded: Hashable where Value: Hashable {}

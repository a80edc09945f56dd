/// One attribute of a listing that is not what it was.
public struct ListingChange: Hashable, Sendable {
  /// What changed.
  public let attribute: ListingAttribute
  /// The value before; nil where it was missing.
  public let from: ListingValue?
  /// The value after; nil where it is missing now.
  public let to: ListingValue?

  init(_ attribute: ListingAttribute, from: ListingValue?, to: ListingValue?) {
    self.attribute = attribute
    self.from = from
    self.to = to
  }

  /// Whether the value rose or fell; nil for a currency, and to or from a missing value.
  public var direction: ChangeDirection? {
    guard let from, let to else { return nil }
    return from.direction(to: to)
  }
}

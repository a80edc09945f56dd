/// A figure of a listing whose changes are reported, with a name for machines.
public enum ListingAttribute: String, CaseIterable, Hashable, Sendable {
  /// The amount of the price.
  case price
  /// The currency of the price.
  case currency
  /// The number of reviews.
  case reviewCount
  /// The mean of the reviews.
  case reviewAverage
  /// Whether it can be bought.
  case availability
}

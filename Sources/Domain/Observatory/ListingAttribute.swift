/// Something about a listing whose change is reported, by the name that machines know it by.
public enum ListingAttribute: String, CaseIterable, Hashable, Sendable {
  /// What it costs.
  case price
  /// What the price is counted in.
  case currency
  /// How many reviews it has.
  case reviewCount
  /// The mean of its reviews.
  case reviewAverage
  /// Whether it can be bought.
  case availability
}

/// Which listings come first in a result, by the name that options and stored searches use.
public enum ListingOrder: String, CaseIterable, Hashable, Sendable {
  /// What the source thinks is wanted most.
  case popularity
  /// The cheapest.
  case priceUp = "price-up"
  /// The dearest.
  case priceDown = "price-down"
  /// Those with the most reviews.
  case reviews
}

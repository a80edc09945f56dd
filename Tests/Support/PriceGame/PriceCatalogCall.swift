/// A call of a price catalogue, which a test can let fail.
public enum PriceCatalogCall: Hashable, CaseIterable, Sendable {
  /// Listing the categories at the top.
  case roots
  /// Reading what stands below a category.
  case content
  /// Loading it anew.
  case refreshed
  /// Asking whether something is at hand.
  case isAtHand
  /// Loading for later.
  case prefetch
}

/// Which promotions apply where several could, by the names that files use.
public enum Stacking: String, Hashable, Sendable, CaseIterable {
  /// Each line chooses what takes most off it, and what makes the cart dearer is left out; then the best about the
  /// order, then about shipping.
  case bestPerLine
  /// One after the other by priority, each on what is left.
  case sequential
  /// All about items by priority, then all about the order, then shipping.
  case staged
  /// Within a lane as `bestPerLine`, the lanes one after the other.
  case lanes
  /// The cheapest order: about items one after the other, each on pieces that none before it has used.
  case bestOverall
}

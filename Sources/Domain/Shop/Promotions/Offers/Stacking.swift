/// A way of combining promotions, with its name in files.
public enum Stacking: String, Hashable, Sendable, CaseIterable {
  /// Each line uses the promotion that reduces it most, except those that make the cart more expensive. The best
  /// promotion for the order follows, and then the best for shipping.
  case bestPerLine
  /// All promotions by priority, each on what is left.
  case sequential
  /// All promotions for items by priority, then all for the order, then shipping.
  case staged
  /// The lanes one after another, each like `bestPerLine`.
  case lanes
  /// The cheapest sequence of promotions for items, each on pieces that no earlier one has used.
  case bestOverall
}

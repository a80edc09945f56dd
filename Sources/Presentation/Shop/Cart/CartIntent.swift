/// An intent at the cart.
public enum CartIntent: Hashable, Sendable {
  /// An intent of every screen of the shop.
  case shop(ShopIntent)
  /// Empties the cart if it still contains that many pieces.
  case clear(pieces: Int)
  /// Leaves the cart as it is.
  case keep
}

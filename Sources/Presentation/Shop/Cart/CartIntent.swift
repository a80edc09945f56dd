/// What a shopper can want at the cart.
public enum CartIntent: Hashable, Sendable {
  /// What every screen of the shop offers.
  case shop(ShopIntent)
  /// The cart emptied, while it holds so many pieces.
  case clear(pieces: Int)
  /// The cart left as it is.
  case keep
}

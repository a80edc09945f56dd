public import ArcadeDomain

/// What a shopper can want on every screen of the shop.
public enum ShopIntent: Hashable, RoutedIntent {
  /// Pieces of a product in the cart.
  case add(Scan)
  /// Pieces out of the cart; the whole line where no number is given.
  case remove(code: String, pieces: Int?)
  /// The cart paid; another total than the one that was shown is asked about first.
  case pay(shown: Money?)
  /// A discount code given; all taken back where there is none.
  case give(code: String?)
  /// The group that the customer belongs to; nil for none.
  case customer(group: String?)
  /// How it is sent and what that costs; nothing is sent without a method.
  case ship(method: String?, price: String?)
  /// A product on the shop's own price list.
  case list(code: String, price: String, name: String)
  /// Another price on the shop's own price list.
  case reprice(code: String, price: String)
  /// A product off the shop's own price list.
  case unlist(code: String)
  /// Prices and discounts as they are now.
  case refresh
  /// Another screen.
  case go(ShopRoute)
}

public import ArcadeDomain

/// What a shopper can want on every screen of the shop.
public enum ShopIntent: Hashable, RoutedIntent {
  /// Pieces of a product in the cart.
  case add(Scan)
  /// Some of a product out of the cart, or of the line with that name; the whole line where no quantity is given.
  case remove(code: String, TypedQuantity?)
  /// Something in the cart that is not on the price list, at a price as it was given.
  case sell(price: String, name: String?)
  /// A percentage or an amount off the price of a line, as it was given.
  case discount(line: String, by: String, why: String?)
  /// The price of a line set by hand, as it was given; that of the price list again where there is none.
  case setPrice(line: String, to: String?, why: String?)
  /// The last step in the cart taken back.
  case undo
  /// The cart paid in some way; another total than the one that was shown is asked about first.
  case pay(shown: Money?, by: RequestedPayment = .usual)
  /// What the stall's own terminal did for a payment.
  case terminal(PaymentAttempt.ID, tookCard: Bool)
  /// A discount code given; all taken back where there is none.
  case give(code: String?)
  /// The group that the customer belongs to; nil for none.
  case customer(group: String?)
  /// How it is sent and what that costs; nothing is sent without a method.
  case ship(method: String?, price: String?)
  /// Something done with the drawer.
  case use(DrawerRequest)
  /// What was moved in the drawer last taken back.
  case takeBack
  /// A product on the shop's own price list.
  case list(code: String, price: String, name: String)
  /// Another price on the shop's own price list.
  case reprice(code: String, price: String)
  /// Another rate of tax, or none, on the shop's own price list.
  case tax(code: String, rate: String?)
  /// Other tags, or none, on the shop's own price list.
  case tag(code: String, tags: String?)
  /// A product off the shop's own price list.
  case unlist(code: String)
  /// Prices and discounts as they are now.
  case refresh
  /// Another screen.
  case go(ShopRoute)
}

public import ArcadeDomain

/// An intent on every screen of the shop.
public enum ShopIntent: Hashable, RoutedIntent {
  /// Adds a product to the cart.
  case add(Scan)
  /// Removes a quantity of a product or of a line with that ID; without a quantity, the whole line.
  case remove(code: String, TypedQuantity?)
  /// Sells something that is not on the price list, at a typed price.
  case sell(price: String, name: String?)
  /// Takes a typed percentage or amount off the price of a line.
  case discount(line: String, by: String, why: String?)
  /// Sets a manual price for a line, or removes it if there is none.
  case setPrice(line: String, to: String?, why: String?)
  /// Undoes the last step in the cart.
  case undo
  /// Pays for the cart; a total other than the one shown is asked about first.
  case pay(shown: Money?, by: RequestedPayment = .usual)
  /// Enters the result of the shop's own card terminal.
  case terminal(PaymentAttempt.ID, tookCard: Bool)
  /// Enters a discount code; nil removes all codes.
  case give(code: String?)
  /// Sets the customer's group; nil for none.
  case customer(group: String?)
  /// Sets the shipping method and its price; nil for no shipping.
  case ship(method: String?, price: String?)
  /// Moves cash or closes the drawer.
  case use(DrawerRequest)
  /// Reverses the last drawer movement.
  case takeBack
  /// Adds a product to the shop's own price list.
  case list(code: String, price: String, name: String)
  /// Changes a price on the shop's own price list.
  case reprice(code: String, price: String)
  /// Sets or removes a tax rate on the shop's own price list.
  case tax(code: String, rate: String?)
  /// Sets or removes tags on the shop's own price list.
  case tag(code: String, tags: String?)
  /// Removes a product from the shop's own price list.
  case unlist(code: String)
  /// Reloads prices and discounts.
  case refresh
  /// Opens another screen.
  case go(ShopRoute)
}

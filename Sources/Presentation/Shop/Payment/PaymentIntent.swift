public import ArcadeDomain

/// An answer to the question about a payment.
public enum PaymentIntent: Hashable, Sendable {
  /// An intent of every screen of the shop.
  case shop(ShopIntent)
  /// Sets how cards are taken, and pays for the cart if it still costs that much.
  case take(CardReader, Money)
  /// Pays for the cart if it still costs that much.
  case agree(Money, by: RequestedPayment = .usual)
  /// Does not pay for a cart of that total.
  case leave(Money)
}

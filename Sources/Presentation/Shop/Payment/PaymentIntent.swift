public import ArcadeDomain

/// What a shopper can want of the question about a payment.
public enum PaymentIntent: Hashable, Sendable {
  /// What every screen of the shop offers.
  case shop(ShopIntent)
  /// Cards taken in a way from now on, and the cart paid, if it costs this.
  case take(CardReader, Money)
  /// The cart paid in some way, if it costs this.
  case agree(Money, by: RequestedPayment = .usual)
  /// Nothing paid of a cart that costs this.
  case leave(Money)
}

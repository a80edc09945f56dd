/// How a payment ended.
public enum PaymentOutcome: Hashable, Sendable {
  /// It is an order, and its pieces are out of the cart.
  case paid(Order)
  /// The gateway refused it; the cart is as it was.
  case declined(PaymentAttempt)
  /// The gateway never heard of it; nothing was charged, the cart is as it was.
  case neverArrived(PaymentAttempt)
  /// Whoever stands at the stall's own terminal is asked whether it took the card.
  case atTerminal(PaymentAttempt)
  /// Nobody knows yet; it will be asked about again.
  case unconfirmed(PaymentAttempt, RepositoryError)
}

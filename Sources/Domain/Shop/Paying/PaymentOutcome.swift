/// How a payment ended, or why it is still open.
public enum PaymentOutcome: Hashable, Sendable {
  /// The payment became an order, and its pieces were removed from the cart.
  case paid(Order)
  /// The gateway declined it; the cart is unchanged.
  case declined(PaymentAttempt)
  /// It never reached the gateway; nothing was charged, and the cart is unchanged.
  case neverArrived(PaymentAttempt)
  /// The cashier must enter whether the stall's own terminal accepted the card.
  case atTerminal(PaymentAttempt)
  /// The outcome is unknown and will be checked again.
  case unconfirmed(PaymentAttempt, RepositoryError)
}

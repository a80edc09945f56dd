/// The outcome of earlier payments, and the next action.
public struct Checkout: Sendable {
  /// The outcomes of payments that were left open, oldest first.
  public let settled: [PaymentOutcome]
  /// The next action.
  public let next: Next
  /// Why the discounts could not be loaded, so that list prices must be confirmed; nil if they were loaded.
  public internal(set) var missing: RepositoryError?

  /// An action for the caller.
  public enum Next: Sendable {
    /// Charge this quote.
    case pay(PromotionQuote)
    /// Ask the user to confirm this quote, because prices, the total or the discounts are not as expected. Another
    /// cause is an earlier payment that has just been completed.
    case ask(PromotionQuote, CartReview)
    /// Ask the user to remove these lines, since they are no longer sold.
    case removeFirst([Cart.Line])
    /// Do nothing, since the cart is empty.
    case nothingToPay
    /// Try again later: the outcome of this payment is unknown, and the cart may be paid already.
    case wait(for: PaymentAttempt)
    /// Ask the user whether the stall's own terminal accepted the card for this payment.
    case askAboutTerminal(PaymentAttempt)
    /// Report that the cart or its prices could not be read.
    case failed(any Error)
  }
}

/// What became of earlier payments, and what to do about this one.
public struct Checkout: Sendable {
  /// How the payments ended that were left open, oldest first.
  public let settled: [PaymentOutcome]
  /// What to do next.
  public let next: Next
  /// Why the discounts could not be had, so that list prices are asked about; nil where they could.
  public internal(set) var missing: RepositoryError?

  /// What to do next.
  public enum Next: Sendable {
    /// Charge this.
    case pay(PromotionQuote)
    /// Ask whether to charge this: prices or the total are not those that were shown, the total is not the one agreed to,
    /// an earlier payment turned out to be completed just now, or the discounts cannot be had.
    case ask(PromotionQuote, CartReview)
    /// Have these taken out of the cart, as they are no longer sold.
    case removeFirst([Cart.Line])
    /// Nothing; the cart is empty.
    case nothingToPay
    /// Ask again later: nobody knows yet how this payment ended, and the cart may be paid already.
    case wait(for: PaymentAttempt)
    /// Ask whether the stall's own terminal took the card for this.
    case askAboutTerminal(PaymentAttempt)
    /// The cart or its prices could not be read.
    case failed(any Error)
  }
}

/// Decides whether the cart can be paid, after asking about payments that were left open.
public struct PrepareCheckout: Sendable {
  private let openCart: OpenCart
  private let applyDiscounts: ApplyDiscounts
  private let settlePayments: SettlePayments
  private let time: any TimeSource

  /// Prepares paying for the cart of a shop.
  public init(
    openCart: OpenCart,
    applyDiscounts: ApplyDiscounts,
    settlePayments: SettlePayments,
    time: any TimeSource
  ) {
    self.openCart = openCart
    self.applyDiscounts = applyDiscounts
    self.settlePayments = settlePayments
    self.time = time
  }

  /// Returns what to do next; `agreed` is the total that the shopper has said yes to, where one was asked for.
  public func callAsFunction(agreed: Money? = nil) async throws -> Checkout {
    let settled = try await settlePayments()
    for outcome in settled {
      switch outcome {
      case .unconfirmed(let attempt, _): return Checkout(settled: settled, next: .wait(for: attempt))
      case .atTerminal(let attempt): return Checkout(settled: settled, next: .askAboutTerminal(attempt))
      case .paid, .declined, .neverArrived: break
      }
    }
    do {
      let review = try await openCart()
      let priced = try await applyDiscounts.orListPrices(of: review.cart, on: time.today())
      let hasPaidJustNow = settled.contains { if case .paid = $0 { true } else { false } }
      let asksAnyway = hasPaidJustNow || priced.missing != nil
      let next = next(review, priced.quote, agreed, asksAnyway: asksAnyway)
      return Checkout(settled: settled, next: next, missing: priced.missing)
    } catch {
      return Checkout(settled: settled, next: .failed(error))
    }
  }

  private func next(_ review: CartReview, _ quote: PromotionQuote, _ agreed: Money?, asksAnyway: Bool) -> Checkout.Next
  {
    guard review.gone.isEmpty else { return .removeFirst(review.gone) }
    guard !review.cart.isEmpty else { return .nothingToPay }
    let isAgreed = agreed.map { $0 == quote.total } ?? (!asksAnyway && review.wasShown(at: quote.total))
    return isAgreed ? .pay(quote) : .ask(quote, review)
  }
}

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
    /// Ask whether to charge this: prices or the total are not those last shown, the total is not the one agreed to,
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

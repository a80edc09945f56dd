/// Decides whether the cart can be paid, after resolving payments that were left open.
public struct PrepareCheckout: Sendable {
  private let openCart: OpenCart
  private let applyDiscounts: ApplyDiscounts
  private let settlePayments: SettlePayments
  private let time: any TimeSource

  /// Creates the action.
  public init(
    openCart: OpenCart,
    applyDiscounts: ApplyDiscounts,
    settlePayments: SettlePayments,
    time: any TimeSource
  ) {
    (self.openCart, self.applyDiscounts) = (openCart, applyDiscounts)
    (self.settlePayments, self.time) = (settlePayments, time)
  }

  /// Returns the next action. `agreed` is the total that the shopper confirmed, if asked, and `shown` is what the
  /// screen showed before the payment.
  public func callAsFunction(agreed: Money? = nil, shown: CartShown? = nil) async throws -> Checkout {
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
      let next = next(review, priced.quote, agreed, shown, asksAnyway: asksAnyway)
      return Checkout(settled: settled, next: next, missing: priced.missing)
    } catch {
      return Checkout(settled: settled, next: .failed(error))
    }
  }

  private func next(
    _ review: CartReview,
    _ quote: PromotionQuote,
    _ agreed: Money?,
    _ shown: CartShown?,
    asksAnyway: Bool
  ) -> Checkout.Next {
    guard review.gone.isEmpty else { return .removeFirst(review.gone) }
    guard !review.cart.isEmpty else { return .nothingToPay }
    let isKnown =
      switch shown {
      case .prices(let total): total == quote.total
      case .total(let total): total == quote.total && review.repriced.isEmpty
      case nil: review.repriced.isEmpty
      }
    let isAgreed = agreed.map { $0 == quote.total } ?? (!asksAnyway && isKnown)
    return isAgreed ? .pay(quote) : .ask(quote, review)
  }
}

/// The prices that a screen showed for the cart.
public enum CartShown: Hashable, Sendable {
  /// Only the total.
  case total(Money)
  /// The price of each line, and the total.
  case prices(Money)
}

extension PromotionQuote {
  /// The same quote as an order keeps it: without what did not apply, the answers to codes, the limits of promotions and
  /// where each applied, which the lines say.
  public func asSold() throws(MoneyError) -> PromotionQuote {
    try PromotionQuote(
      day: day,
      currency: total.currency,
      lines: lines,
      added: added,
      applied: applied.map {
        AppliedPromotion(
          id: $0.id,
          name: $0.name,
          times: $0.times,
          amount: $0.amount,
          unused: $0.unused,
          parts: []
        )
      },
      shipping: shipping
    )
  }

  /// How many pieces were bought, without free ones; a weighing is one.
  public var pieceCount: Int { lines.reduce(0) { $0 + $1.quantity.pieceCount } }
}

public import ArcadeDomain

extension ShopPhrases {
  /// What became of a payment that was left open.
  func notice(for outcome: PaymentOutcome) -> Notice {
    switch outcome {
    case .paid(let order):
      Notice(paidMeanwhile(formats.money(order.quote.total), order: order.id.number), .good)
    case .declined(let attempt):
      Notice(declined(formats.money(attempt.quote.total)), .bad)
    case .neverArrived(let attempt):
      Notice(neverArrived(formats.money(attempt.quote.total)), .warning)
    case .unconfirmed(let attempt, _):
      Notice(unconfirmed(formats.money(attempt.quote.total)), .bad)
    }
  }

  /// How old prices and discounts are and why, where they are not fresh.
  public func ages(prices: Freshness, discounts: Freshness) -> [Notice] {
    let notices = notices(about: prices, asOf: pricesAsOf)
    return notices + self.notices(about: discounts, asOf: discountsAsOf).filter { !notices.contains($0) }
  }

  /// What is not as it was last shown: prices, else the total, as where a discount has ended.
  func changes(in review: CartReview, total: Money) -> [Notice] {
    guard review.repriced.isEmpty, let before = review.shownTotal, before != total else {
      return review.repriced.map { Notice(line(for: $0), .warning) }
    }
    return [Notice(totalChanged(from: formats.money(before), to: formats.money(total)), .warning)]
  }

  /// A price that is not the one last shown.
  func line(for repriced: CartReview.Repriced) -> String {
    priceChanged(
      repriced.product.name,
      from: formats.money(repriced.before),
      to: formats.money(repriced.product.price)
    )
  }
}

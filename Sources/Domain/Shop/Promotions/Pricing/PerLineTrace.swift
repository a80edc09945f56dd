extension PerLinePricing {
  /// Who took more off the first line that a promotion lost, in the order of the codes.
  private struct Loss {
    var winner = -1
    var line = -1
  }

  private func isFirst(_ lines: UnsafeBufferPointer<QuoteRequest.Line>, _ position: Int, _ other: Int) -> Bool {
    other < 0 || lines[position].product.code < lines[other].product.code
  }

  /// The quote with the reasons.
  func quote() throws(MoneyError) -> PromotionQuote {
    var tallies = Array(repeating: PromotionTally(), count: index.plans.count)
    var losses = Array(repeating: Loss(), count: index.plans.count)
    var lines: [PromotionQuote.Line] = []
    lines.reserveCapacity(request.lines.count)
    var losers: [Int] = []
    try request.lines.withUnsafeBufferPointer { asked throws(MoneyError) in
      for position in asked.indices {
        losers.removeAll(keepingCapacity: true)
        let (amount, choice) = try price(asked, position) { plan, off in
          if off > 0 { losers.append(plan) }
        }
        for plan in losers where plan != choice.plan && isFirst(asked, position, losses[plan].line) {
          losses[plan] = Loss(winner: choice.plan, line: position)
        }
        if asked[position].product.hasExtras || amount == 0 { try noteMissed(asked[position], &tallies) }
        lines.append(try line(asked[position], amount, choice, position, &tallies))
      }
    }
    return try index.quote(
      for: request,
      lines,
      tallies,
      failure: { request.refusal(of: index.plans[$0].promotion) },
      outdone: { losses[$0].winner < 0 ? .takesNothing : .outdone(by: index.plans[losses[$0].winner].promotion.id) }
    )
  }

  // What promotions would have taken off a line that can lose nothing.
  @inline(never)
  private func noteMissed(_ line: QuoteRequest.Line, _ tallies: inout [PromotionTally]) throws(MoneyError) {
    let pricing = try PricingLine(line, at: 0, currency: request.currency)
    guard line.isListed, pricing.price == pricing.floor else { return }
    visit(line.product, isReduced: pricing.isReduced, isWeighing: pricing.isWeighing) { plan in
      let missed = index.rules[plan].missed(pricing.count, at: pricing.price, index.rounding)
      tallies[plan].unused = tallies[plan].unused.addingClamping(missed)
    }
  }

  private func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: request.currency) }

  @inline(__always)
  private func line(
    _ line: QuoteRequest.Line,
    _ amount: Int64,
    _ choice: Choice,
    _ position: Int,
    _ tallies: inout [PromotionTally]
  ) throws(MoneyError) -> PromotionQuote.Line {
    var discounts: [PromotionQuote.Discount] = []
    var pieces: [PromotionQuote.Pieces] = []
    let count = line.quantity.pieceCount
    let price = line.quantity.isWeighing ? amount : line.product.price.minorUnits
    if choice.plan >= 0 {
      let rule = index.rules[choice.plan]
      let (id, name) = (index.plans[choice.plan].promotion.id, index.plans[choice.plan].promotion.name)
      let floor = line.product.hasExtras ? try PricingLine(line, at: 0, currency: request.currency).floor : 0
      let (dear, high, low) = rule.prices(count, at: price, above: floor, less: choice.amount)
      if dear == count || dear == 0 {
        pieces = [PromotionQuote.Pieces(count: count, price: money(dear == 0 ? low : high))]
      } else {
        pieces = [
          PromotionQuote.Pieces(count: dear, price: money(high)),
          PromotionQuote.Pieces(count: count - dear, price: money(low)),
        ]
      }
      discounts = [PromotionQuote.Discount(id: id, name: name, amount: money(choice.amount))]
      tallies[choice.plan].amount += choice.amount
      let missed = rule.wanted(count, at: price, index.rounding) - choice.amount
      tallies[choice.plan].unused = tallies[choice.plan].unused.addingClamping(missed)
      tallies[choice.plan].groups += rule.groups(count)
      tallies[choice.plan].parts.append(
        AppliedPromotion.Part(line: position, pieces: rule.touched(count, choice.amount), amount: money(choice.amount))
      )
    } else if count > 0 {
      pieces = [PromotionQuote.Pieces(count: count, price: money(price))]
    }
    return PromotionQuote.Line(
      product: line.product,
      quantity: line.quantity,
      isListed: line.isListed,
      subtotal: money(amount),
      discounts: discounts,
      pieces: pieces,
      total: money(amount - choice.amount)
    )
  }
}

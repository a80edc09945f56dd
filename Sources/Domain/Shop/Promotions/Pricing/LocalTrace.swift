extension LocalPricing {
  /// What each plan did, over all lines.
  private struct Tally {
    var amount: Int64 = 0
    var unused: Int64 = 0
    var groups = 0
    var parts: [AppliedPromotion.Part] = []
    // Who took more off the first line that it lost, in the order of the codes.
    var winner = -1
    var lostAt = -1
  }

  private func isFirst(_ lines: UnsafeBufferPointer<QuoteRequest.Line>, _ position: Int, _ other: Int) -> Bool {
    other < 0 || lines[position].product.code < lines[other].product.code
  }

  /// The quote with the reasons.
  func quote() throws(MoneyError) -> PromotionQuote {
    var tallies = Array(repeating: Tally(), count: index.plans.count)
    var lines: [PromotionQuote.Line] = []
    lines.reserveCapacity(request.lines.count)
    var losers: [Int] = []
    try request.lines.withUnsafeBufferPointer { asked throws(MoneyError) in
      for position in asked.indices {
        losers.removeAll(keepingCapacity: true)
        let (amount, choice) = try price(asked, position) { plan, off in
          if off > 0 { losers.append(plan) }
        }
        for plan in losers where plan != choice.plan && isFirst(asked, position, tallies[plan].lostAt) {
          tallies[plan].winner = choice.plan
          tallies[plan].lostAt = position
        }
        if asked[position].product.hasExtras || amount == 0 { try noteMissed(asked[position], &tallies) }
        lines.append(try line(asked[position], amount, choice, position, &tallies))
      }
    }
    let shipping = request.shipping.map {
      ShippingQuote(shipping: $0, discount: .zero(request.currency), tax: request.catalog?.tax)
    }
    return try PromotionQuote(
      day: request.day,
      currency: request.currency,
      lines: lines,
      applied: applied(&tallies),
      notApplied: notApplied(tallies),
      codes: request.codes.map { CodeAnswer(code: $0, refusal: refusal(of: $0)) },
      shipping: shipping
    )
  }

  // What promotions would have taken off a line that can lose nothing.
  @inline(never)
  private func noteMissed(_ line: QuoteRequest.Line, _ tallies: inout [Tally]) throws(MoneyError) {
    let pricing = try PricingLine(line, at: 0, currency: request.currency)
    guard line.isListed, pricing.price == pricing.floor else { return }
    index.visit(line.product, isReduced: pricing.isReduced) { plan in
      if !isOut.isEmpty, isOut[plan] { return }
      if pricing.isWeighing, !index.rules[plan].countsWeighings { return }
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
    _ tallies: inout [Tally]
  ) throws(MoneyError) -> PromotionQuote.Line {
    var discounts: [PromotionQuote.Discount] = []
    var pieces: [PromotionQuote.Pieces] = []
    let count = line.quantity.pieceCount
    let price = line.quantity.isWeighing ? amount : line.product.price.minorUnits
    if choice.plan >= 0 {
      let rule = index.rules[choice.plan]
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
      discounts = [
        PromotionQuote.Discount(
          id: index.plans[choice.plan].promotion.id,
          name: index.plans[choice.plan].promotion.name,
          amount: money(choice.amount)
        )
      ]
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

  private func applied(_ tallies: inout [Tally]) -> [AppliedPromotion] {
    var applied: [AppliedPromotion] = []
    for plan in tallies.indices where tallies[plan].amount > 0 {
      applied.append(
        AppliedPromotion(
          id: index.plans[plan].promotion.id,
          name: index.plans[plan].promotion.name,
          times: max(1, tallies[plan].groups),
          amount: money(tallies[plan].amount),
          unused: money(tallies[plan].unused),
          parts: tallies[plan].parts,
          limit: index.plans[plan].promotion.limit
        )
      )
    }
    return applied
  }

  private func notApplied(_ tallies: [Tally]) -> [DeclinedPromotion] {
    var declined: [DeclinedPromotion] = []
    for plan in tallies.indices where tallies[plan].amount == 0 {
      let promotion = index.plans[plan].promotion
      let winner = tallies[plan].winner
      let reason: DeclinedPromotion.Reason =
        request.refusal(of: promotion)
        ?? (winner < 0 ? .takesNothing : .outdone(by: index.plans[winner].promotion.id))
      declined.append(DeclinedPromotion(id: promotion.id, name: promotion.name, reason: reason))
    }
    return declined
  }

  private func refusal(of code: PromotionCode) -> CodeAnswer.Refusal? {
    let plans = index.plans.filter { $0.promotion.code == code }
    guard let first = plans.first else { return .unknown }
    let reasons = plans.map { request.refusal(of: $0.promotion) }
    return reasons.contains(nil) ? nil : .declined(request.refusal(of: first.promotion) ?? .takesNothing)
  }
}

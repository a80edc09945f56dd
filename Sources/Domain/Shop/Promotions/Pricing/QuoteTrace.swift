extension PromotionEngine {
  /// Returns the quote with details of each line and piece.
  func quote() throws(MoneyError) -> PromotionQuote {
    let added = deals.flatMap { deal in
      deal.added.map { AddedPieces(id: promotion(deal).id, product: $0.product, count: $0.count) }
    }
    return try index.quote(
      for: request,
      lines(),
      tallies(),
      added: added,
      shippingTaken: list.shipping - state.shipping,
      isExhaustive: isExhaustive,
      failure: { wasEligible[$0] ? nil : failures[$0] },
      outdone: outdone
    )
  }

  func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: request.currency) }

  func promotion(_ deal: WorkedDiscount) -> Promotion { index.plans[deal.promotion].promotion }

  private func lines() -> [PromotionQuote.Line] {
    var discounts: [[PromotionQuote.Discount]] = Array(repeating: [], count: request.lines.count)
    for deal in deals {
      for part in deal.parts where part.amount > 0 {
        add(
          PromotionQuote.Discount(id: promotion(deal).id, name: promotion(deal).name, amount: money(part.amount)),
          to: &discounts[state.lines[part.position].index]
        )
      }
    }
    var positions = Array(repeating: 0, count: request.lines.count)
    for position in state.lines.indices { positions[state.lines[position].index] = position }
    return request.lines.indices.map { index in
      let line = state.lines[positions[index]]
      var pieces: [PromotionQuote.Pieces] = []
      for run in line.runs {
        if let last = pieces.last, last.price.minorUnits == run.left {
          pieces[pieces.count - 1] = PromotionQuote.Pieces(count: last.count + run.count, price: last.price)
        } else {
          pieces.append(PromotionQuote.Pieces(count: run.count, price: money(run.left)))
        }
      }
      return PromotionQuote.Line(
        product: request.lines[index].product,
        quantity: request.lines[index].quantity,
        isListed: line.isListed,
        subtotal: money(line.listAmount),
        discounts: discounts[index],
        pieces: pieces,
        total: money(line.left)
      )
    }
  }

  // A promotion that reduces a line in two steps is listed once.
  private func add(_ discount: PromotionQuote.Discount, to discounts: inout [PromotionQuote.Discount]) {
    guard let place = discounts.firstIndex(where: { $0.id == discount.id }) else { return discounts.append(discount) }
    discounts[place] = PromotionQuote.Discount(
      id: discount.id,
      name: discount.name,
      amount: money(discounts[place].amount.minorUnits + discount.amount.minorUnits)
    )
  }

  private func tallies() throws(MoneyError) -> [PromotionTally] {
    var byPlan: [[WorkedDiscount]] = Array(repeating: [], count: index.plans.count)
    for deal in deals { byPlan[deal.promotion].append(deal) }
    var tallies = Array(repeating: PromotionTally(), count: byPlan.count)
    for (plan, deals) in byPlan.enumerated() where !deals.isEmpty {
      var amount = Money.zero(request.currency)
      for deal in deals {
        amount = try amount.adding(money(deal.items)).adding(money(deal.shipping))
        for (product, count) in deal.added { amount = try amount.adding(product.price.multiplied(by: count)) }
        tallies[plan].unused = tallies[plan].unused.addingClamping(deal.unused)
        tallies[plan].groups += deal.groups
      }
      tallies[plan].amount = amount.minorUnits
      tallies[plan].parts = parts(of: deals)
    }
    return tallies
  }

  private func parts(of deals: [WorkedDiscount]) -> [AppliedPromotion.Part] {
    var parts: [AppliedPromotion.Part] = []
    for deal in deals {
      for part in deal.parts {
        let line = state.lines[part.position].index
        let place = deals.count > 1 ? parts.firstIndex { $0.line == line } : nil
        let before = place.map { parts.remove(at: $0) }
        parts.append(
          AppliedPromotion.Part(
            line: line,
            pieces: max(part.pieces, before?.pieces ?? 0),
            amount: money(part.amount + (before?.amount.minorUnits ?? 0))
          )
        )
      }
    }
    return parts.sorted { $0.line < $1.line }
  }

  private func outdone(_ plan: Int) -> DeclinedPromotion.Reason {
    if leftOut.contains(plan) { return .outdone(by: nil) }
    let alone = alone(plan)
    guard alone.isSomething, let winner = winner(over: alone) else { return .takesNothing }
    return .outdone(by: index.plans[winner].promotion.id)
  }

  // Returns the promotion with the largest reduction of the first common line, or else of the order or shipping.
  private func winner(over alone: WorkedDiscount) -> Int? {
    if let exclusive { return exclusive }
    for part in alone.parts {
      let rivals = deals.compactMap { deal in
        deal.parts.first { $0.position == part.position }.map { (amount: $0.amount, plan: deal.promotion) }
      }
      if let best = rivals.max(by: { ($0.amount, $1.plan) < ($1.amount, $0.plan) }) { return best.plan }
    }
    return deals.first { alone.shipping > 0 && $0.shipping > 0 }?.promotion ?? deals.first?.promotion
  }

  func totals() throws(MoneyError) -> PromotionTotals {
    var given = Money.zero(request.currency)
    for deal in deals {
      for (product, count) in deal.added { given = try given.adding(product.price.multiplied(by: count)) }
    }
    return try PromotionTotals(
      subtotal: money(list.left).adding(given).minorUnits,
      taken: list.left - state.left + given.minorUnits,
      shipping: list.shipping,
      shippingTaken: list.shipping - state.shipping,
      isExhaustive: isExhaustive,
      currency: request.currency
    )
  }
}

/// Prices a cart in which every applicable promotion depends on single lines: the usual case, and the fast one.
struct PerLinePricing {
  let index: PromotionIndex
  let request: QuoteRequest
  /// Whether each promotion is out of force; empty if none is.
  let isOut: [Bool]

  /// Creates the pricing; nil if lines depend on each other.
  init?(_ index: PromotionIndex, _ request: QuoteRequest) {
    switch index.stacking {
    case .bestPerLine: break
    case .lanes where index.lanes.count < 2: break
    default: return nil
    }
    guard index.hasOneCurrency, index.currency == nil || index.currency == request.currency else { return nil }
    var isOut: [Bool] = []
    for plan in index.special {
      let refusal = request.refusal(of: index.plans[plan].promotion)
      if refusal == nil {
        let promotion = index.plans[plan].promotion
        guard index.plans[plan].local != nil, promotion.conditions.isEmpty, !promotion.isExclusive else { return nil }
      } else {
        if isOut.isEmpty { isOut = Array(repeating: false, count: index.plans.count) }
        isOut[plan] = true
      }
    }
    (self.isOut, self.request, self.index) = (isOut, request, index)
  }

  /// The promotion with the largest reduction of a line, and that reduction; -1 if there is none.
  struct Choice {
    var plan = -1
    var amount: Int64 = 0

    /// Chooses a promotion with a larger reduction, or an equal one that is earlier.
    @inline(__always)
    mutating func take(_ plan: Int, _ off: Int64) {
      if off > amount || off == amount && off > 0 && plan < self.plan { (self.plan, amount) = (plan, off) }
    }
  }

  func totals() throws(MoneyError) -> PromotionTotals {
    var (subtotal, taken) = (Int64(0), Int64(0))
    try request.lines.withUnsafeBufferPointer { lines throws(MoneyError) in
      for position in lines.indices {
        let (line, choice) = try price(lines, position) { _, _, _ in }
        let amount = line.price * Int64(lines[position].quantity.pieceCount)
        let (sum, overflow) = subtotal.addingReportingOverflow(amount)
        if overflow { throw MoneyError.overflow }
        (subtotal, taken) = (sum, taken + choice.amount)
      }
    }
    let shipping = max(0, request.shipping?.price.minorUnits ?? 0)
    return try PromotionTotals(subtotal: subtotal, taken: taken, shipping: shipping, currency: request.currency)
  }

  /// Returns the best promotion for a line; calls `offer` with the reduction of each applicable promotion.
  ///
  /// Reads the lines where they are: a copy of one would count the references of its product.
  @inline(__always)
  private func price(
    _ lines: UnsafeBufferPointer<QuoteRequest.Line>,
    _ position: Int,
    _ offer: (_ plan: Int, _ amount: Int64, _ line: LinePrice) -> Void
  ) throws(MoneyError) -> (line: LinePrice, choice: Choice) {
    let line = try LinePrice(lines[position], currency: request.currency)
    let count = lines[position].quantity.pieceCount
    var choice = Choice()
    guard lines[position].isListed else { return (line, choice) }
    // A closure that uses `self` would copy the whole request.
    let (index, isOut) = (index, isOut)
    index.visit(lines[position].product, isReduced: line.isReduced) { plan in
      guard isOut.isEmpty || !isOut[plan], !line.isWeighing || index.rules[plan].countsWeighings else { return }
      let off = index.rules[plan].amountOff(count, at: line.price, above: line.floor, index.rounding)
      offer(plan, off, line)
      choice.take(plan, off)
    }
    return (line, choice)
  }

  func quote() throws(MoneyError) -> PromotionQuote {
    var tallies = Array(repeating: PromotionTally(), count: index.plans.count)
    // The winner on the first line that each promotion lost, in the order of the codes.
    var losses: [(winner: Int, code: Product.Code)?] = Array(repeating: nil, count: index.plans.count)
    var lines: [PromotionQuote.Line] = []
    lines.reserveCapacity(request.lines.count)
    var losers: [Int] = []
    let index = index
    try request.lines.withUnsafeBufferPointer { asked throws(MoneyError) in
      for position in asked.indices {
        let (code, count) = (asked[position].product.code, asked[position].quantity.pieceCount)
        losers.removeAll(keepingCapacity: true)
        let (line, choice) = try price(asked, position) { plan, off, line in
          if off > 0 { losers.append(plan) }
          guard line.price == line.floor else { return }
          tallies[plan].unused.addClamping(index.rules[plan].missed(count, at: line.price, index.rounding))
        }
        for plan in losers where plan != choice.plan && losses[plan].map({ code < $0.code }) ?? true {
          losses[plan] = (choice.plan, code)
        }
        lines.append(quoted(asked[position], at: position, line, choice, &tallies))
      }
    }
    return try index.quote(
      for: request,
      lines,
      tallies,
      failure: { request.refusal(of: index.plans[$0].promotion) },
      outdone: { losses[$0].map { .outdone(by: index.plans[$0.winner].promotion.id) } ?? .takesNothing }
    )
  }

  private func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: request.currency) }

  private func quoted(
    _ asked: QuoteRequest.Line,
    at position: Int,
    _ line: LinePrice,
    _ choice: Choice,
    _ tallies: inout [PromotionTally]
  ) -> PromotionQuote.Line {
    let (count, price) = (asked.quantity.pieceCount, line.price)
    var discounts: [PromotionQuote.Discount] = []
    var (dear, high, low) = (count, price, price)
    if choice.plan >= 0 {
      let (rule, off) = (index.rules[choice.plan], choice.amount)
      (dear, high, low) = rule.prices(count, at: price, above: line.floor, less: off)
      let (id, name) = (index.plans[choice.plan].promotion.id, index.plans[choice.plan].promotion.name)
      discounts = [PromotionQuote.Discount(id: id, name: name, amount: money(off))]
      tallies[choice.plan].amount += off
      tallies[choice.plan].unused.addClamping(rule.wanted(count, at: price, index.rounding) - off)
      tallies[choice.plan].groups += rule.groups(count)
      let part = AppliedPromotion.Part(line: position, pieces: rule.touched(count, off), amount: money(off))
      tallies[choice.plan].parts.append(part)
    }
    let pieces = [(dear, high), (count - dear, low)].compactMap { count, price in
      count > 0 ? PromotionQuote.Pieces(count: count, price: money(price)) : nil
    }
    return PromotionQuote.Line(
      product: asked.product,
      quantity: asked.quantity,
      isListed: asked.isListed,
      subtotal: money(price * Int64(count)),
      discounts: discounts,
      pieces: pieces,
      total: money(price * Int64(count) - choice.amount)
    )
  }
}

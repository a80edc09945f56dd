/// Prices a cart where every promotion in force looks at one line alone: the usual case, and the fast one.
struct PerLinePricing {
  let index: PromotionIndex
  let request: QuoteRequest
  /// Whether a promotion is in force; empty where all are.
  let isOut: [Bool]

  /// Nil where lines depend on each other.
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

  /// The promotion that takes most off a line, with what it takes off; -1 where none does.
  struct Choice {
    var plan = -1
    var amount: Int64 = 0

    /// Chooses another one that takes more off, or as much and is earlier.
    @inline(__always)
    mutating func take(_ plan: Int, _ off: Int64) {
      if off > amount || off == amount && off > 0 && plan < self.plan { (self.plan, amount) = (plan, off) }
    }
  }

  /// What is left without the reasons.
  func totals() throws(MoneyError) -> PromotionTotals {
    var subtotal: Int64 = 0
    var taken: Int64 = 0
    try request.lines.withUnsafeBufferPointer { lines throws(MoneyError) in
      for line in lines.indices {
        let (amount, choice) = try price(lines, line) { _, _ in }
        let (sum, overflow) = subtotal.addingReportingOverflow(amount)
        if overflow { throw MoneyError.overflow }
        subtotal = sum
        taken += choice.amount
      }
    }
    let shipping = max(0, request.shipping?.price.minorUnits ?? 0)
    return try PromotionTotals(subtotal: subtotal, taken: taken, shipping: shipping, currency: request.currency)
  }

  /// What a line costs and who takes most off it; tells of each promotion what it would take off.
  @inline(__always)
  func price(
    _ lines: UnsafeBufferPointer<QuoteRequest.Line>,
    _ position: Int,
    _ offer: (_ plan: Int, _ amount: Int64) -> Void
  ) throws(MoneyError) -> (amount: Int64, choice: Choice) {
    guard lines[position].product.price.currency == request.currency else {
      throw .currenciesDiffer(request.currency, lines[position].product.price.currency)
    }
    guard case .pieces(let count) = lines[position].quantity, !lines[position].product.hasExtras,
      lines[position].isListed
    else { return try priceSlowly(lines[position], offer) }
    let price = lines[position].product.price.minorUnits
    let (amount, overflow) = price.multipliedReportingOverflow(by: Int64(count))
    if overflow { throw .overflow }
    var choice = Choice()
    visit(lines[position].product) { plan in
      let off = index.rules[plan].amountOff(count, at: price, above: 0, index.rounding)
      offer(plan, off)
      choice.take(plan, off)
    }
    return (amount, choice)
  }

  /// Calls with each promotion in force that is about a line.
  @inline(__always)
  func visit(_ product: Product, isReduced: Bool = false, isWeighing: Bool = false, _ body: (_ plan: Int) -> Void) {
    index.visit(product, isReduced: isReduced) { plan in
      if !isOut.isEmpty, isOut[plan] { return }
      if isWeighing, !index.rules[plan].countsWeighings { return }
      body(plan)
    }
  }

  // What is weighed, is on no list, or has tags or a lowest price.
  @inline(never)
  private func priceSlowly(
    _ line: QuoteRequest.Line,
    _ offer: (_ plan: Int, _ amount: Int64) -> Void
  ) throws(MoneyError) -> (amount: Int64, choice: Choice) {
    let pricing = try PricingLine(line, at: 0, currency: request.currency)
    let amount = try line.quantity.amount(at: line.product.price).minorUnits
    var choice = Choice()
    guard line.isListed else { return (amount, choice) }
    visit(line.product, isReduced: pricing.isReduced, isWeighing: pricing.isWeighing) { plan in
      let off = index.rules[plan].amountOff(pricing.count, at: pricing.price, above: pricing.floor, index.rounding)
      offer(plan, off)
      choice.take(plan, off)
    }
    return (amount, choice)
  }
}

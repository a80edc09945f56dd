extension PromotionIndex {
  /// Prices a cart with details; throws if a sum overflows or currencies differ.
  func quote(for request: QuoteRequest) throws(MoneyError) -> PromotionQuote {
    if let local = PerLinePricing(self, request) { return try local.quote() }
    return try priced(request).quote()
  }

  /// Prices a hypothetical cart; nil if that would take long, or if a sum overflows.
  func trialQuote(for request: QuoteRequest) -> PromotionQuote? {
    if let local = PerLinePricing(self, request) { return try? local.quote() }
    guard let engine = try? priced(request, mostInOrders: CheapestOrder.most) else { return nil }
    return engine.isCutOff ? nil : try? engine.quote()
  }

  /// Prices a cart without details, which is several times as fast.
  func totals(for request: QuoteRequest) throws(MoneyError) -> PromotionTotals {
    if let local = PerLinePricing(self, request) { return try local.totals() }
    return try priced(request).totals()
  }

  private func priced(_ request: QuoteRequest, mostInOrders: Int = .max) throws(MoneyError) -> PromotionEngine {
    var engine = try PromotionEngine(self, request, mostInOrders: mostInOrders)
    engine.run()
    return engine
  }
}

extension PromotionIndex {
  /// Prices a cart, with the reasons; throws where a sum does not fit or currencies differ.
  func quote(for request: QuoteRequest) throws(MoneyError) -> PromotionQuote {
    if let local = PerLinePricing(self, request) { return try local.quote() }
    return try priced(request).quote()
  }

  /// Prices a cart that is only thought of; nil where that would take long, or a sum does not fit.
  func trialQuote(for request: QuoteRequest) -> PromotionQuote? {
    if let local = PerLinePricing(self, request) { return try? local.quote() }
    guard let engine = try? priced(request, mostInOrders: CheapestOrder.most) else { return nil }
    return engine.isCutOff ? nil : try? engine.quote()
  }

  /// Prices a cart without the reasons, which is several times as fast.
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

extension PromotionIndex {
  /// Prices a cart, with the reasons; throws where a sum does not fit or currencies differ.
  func quote(for request: QuoteRequest) throws(MoneyError) -> PromotionQuote {
    if let local = LocalPricing(self, request) { return try local.quote() }
    var engine = try PromotionEngine(self, request)
    engine.run()
    return try engine.quote()
  }

  /// Prices a cart that is only thought of; nil where that would take long, or a sum does not fit.
  func supposition(for request: QuoteRequest) -> PromotionQuote? {
    if let local = LocalPricing(self, request) { return try? local.quote() }
    guard var engine = try? PromotionEngine(self, request, mostInOrders: CheapestOrder.most) else { return nil }
    engine.run()
    return engine.isCutOff ? nil : try? engine.quote()
  }

  /// Prices a cart without the reasons, which is several times as fast.
  func totals(for request: QuoteRequest) throws(MoneyError) -> PromotionTotals {
    if let local = LocalPricing(self, request) { return try local.totals() }
    var engine = try PromotionEngine(self, request)
    engine.run()
    return try engine.totals()
  }
}

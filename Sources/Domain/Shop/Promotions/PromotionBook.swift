/// All promotions of a shop with how they stack, laid out once and used for any number of carts.
///
/// ```swift
/// let book = PromotionBook(promotions, stacking: .bestPerLine)
/// let quote = try book.quote(for: QuoteRequest(cart, on: day, catalog: catalog))
/// ```
public struct PromotionBook: Hashable, Sendable {
  /// The promotions in the order of the file, which decides among those of one priority.
  public let promotions: [Promotion]
  /// Which of them apply where several could.
  public let stacking: Stacking
  /// The lanes in their order; where there are none, all promotions are in one.
  public let lanes: [String]
  /// How shares become whole minor units.
  public let rounding: RoundingRule
  /// What was left out, and what is surely not meant, when the file was read.
  public let problems: CappedList<ShopProblem>

  let index: PromotionIndex

  /// Lays promotions out; one of a lane that is not listed is in the first.
  public init(
    _ promotions: [Promotion],
    stacking: Stacking = .bestPerLine,
    lanes: [String] = [],
    rounding: RoundingRule = .halfUp,
    problems: CappedList<ShopProblem> = []
  ) {
    self.promotions = promotions
    self.stacking = stacking
    self.lanes = lanes
    self.rounding = rounding
    self.problems = problems
    index = PromotionIndex(promotions, lanes: lanes)
  }

  /// Returns the promotions whose day it is, in the order of the file.
  public func inForce(on day: CalendarDay) -> [Promotion] {
    promotions.filter { $0.when.contains(day) }
  }

  /// Returns the promotions about items that select a product and whose day it is, earliest first.
  public func offers(for product: Product, on day: CalendarDay) -> [Promotion] {
    var positions: [Int] = []
    index.visit(product, isReduced: product.reducedFrom != nil) { positions.append($0) }
    return positions.sorted().map { index.plans[$0] }.filter { $0.hasItems && $0.promotion.when.contains(day) }
      .map(\.promotion)
  }

  /// Prices a cart, with the reasons; throws where a sum does not fit or currencies differ.
  public func quote(for request: QuoteRequest) throws(MoneyError) -> PromotionQuote {
    if let local = LocalPricing(self, request) { return try local.quote() }
    var engine = try PromotionEngine(self, request)
    engine.run()
    return try engine.quote()
  }

  /// Prices a cart without the reasons, which is several times as fast.
  public func totals(for request: QuoteRequest) throws(MoneyError) -> PromotionTotals {
    if let local = LocalPricing(self, request) { return try local.totals() }
    var engine = try PromotionEngine(self, request)
    engine.run()
    return try engine.totals()
  }

  /// Returns what to add to a cart to save more, each tried, at most one for a promotion.
  public func hints(for request: QuoteRequest) throws(MoneyError) -> [PromotionHint] {
    try HintSearch(self, request).hints()
  }
}

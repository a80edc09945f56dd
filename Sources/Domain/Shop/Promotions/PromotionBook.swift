/// The promotions of a shop with their stacking, prepared once for any number of carts.
///
/// ```swift
/// let book = PromotionBook(promotions, stacking: .bestPerLine)
/// let quote = try book.quote(for: QuoteRequest(cart, on: day, catalog: catalog))
/// ```
///
/// Lines with a manual price do not take part, and appear in the quote at that price.
public struct PromotionBook: Hashable, Sendable {
  /// The promotions in the order of the file, which breaks ties of priority.
  public var promotions: [Promotion] { index.promotions }
  /// The way of combining promotions.
  public var stacking: Stacking { index.stacking }
  /// The lanes in order; if there are none, all promotions are in one.
  public var lanes: [String] { index.lanes }
  /// The rounding of percentages to whole minor units.
  public var rounding: RoundingRule { index.rounding }
  /// The skipped entries and warnings from reading the file.
  public let problems: TruncatedList<ShopProblem>
  /// The promotions that no cart with the price list can use, and which are not offered.
  public let outOfReach: Set<Promotion.ID>

  let index: PromotionIndex

  /// Prepares promotions; one in an unlisted lane is in the first lane.
  public init(
    _ promotions: [Promotion],
    stacking: Stacking = .bestPerLine,
    lanes: [String] = [],
    rounding: RoundingRule = .halfUp,
    problems: TruncatedList<ShopProblem> = [],
    outOfReach: Set<Promotion.ID> = []
  ) {
    (self.problems, self.outOfReach) = (problems, outOfReach)
    index = PromotionIndex(promotions, stacking: stacking, lanes: lanes, rounding: rounding)
  }

  /// The skipped entries from reading the file, without warnings.
  public var mistakes: TruncatedList<ShopProblem> {
    let mistakes = problems.filter { !$0.mistake.isHint }
    return TruncatedList(mistakes, of: mistakes.count + problems.further)
  }

  /// Returns the promotions of a day that can reduce a product, earliest first.
  public func offers(for product: Product, on day: CalendarDay) -> [Promotion] {
    var positions: [Int] = []
    index.visit(product, isReduced: product.reducedFrom != nil) { positions.append($0) }
    return positions.sorted().map { index.plans[$0].promotion }.filter { promotion in
      promotion.when.contains(day) && !outOfReach.contains(promotion.id)
        && promotion.rules.contains { $0.concerns(product) }
    }
  }

  /// Prices a cart with details; throws if a sum overflows or currencies differ.
  public func quote(for request: QuoteRequest) throws(MoneyError) -> PromotionQuote {
    guard request.hasPricesByHand else { return try index.quote(for: request) }
    return try request.adding(pricesByHandTo: index.quote(for: request.withoutPricesByHand))
  }

  /// Prices a cart without details, which is several times as fast.
  public func totals(for request: QuoteRequest) throws(MoneyError) -> PromotionTotals {
    guard request.hasPricesByHand else { return try index.totals(for: request) }
    return try index.totals(for: request.withoutPricesByHand).adding(request.pricesByHand())
  }

  /// Returns what to add to save more; each hint was tried, with one for a promotion and up to three pieces.
  public func hints(for request: QuoteRequest, after quote: PromotionQuote) -> [PromotionHint] {
    var search = HintSearch(index, request.withoutPricesByHand, quote)
    return search.hints()
  }
}

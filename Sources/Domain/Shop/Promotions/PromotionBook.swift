/// All promotions of a shop with how they stack, laid out once and used for any number of carts.
///
/// ```swift
/// let book = PromotionBook(promotions, stacking: .bestPerLine)
/// let quote = try book.quote(for: QuoteRequest(cart, on: day, catalog: catalog))
/// ```
///
/// Lines whose price was set by hand are taken out before, and stand in the quote at that price.
public struct PromotionBook: Hashable, Sendable {
  /// The promotions in the order of the file, which decides among those of one priority.
  public var promotions: [Promotion] { index.promotions }
  /// Which of them apply where several could.
  public var stacking: Stacking { index.stacking }
  /// The lanes in their order; where there are none, all promotions are in one.
  public var lanes: [String] { index.lanes }
  /// How shares become whole minor units.
  public var rounding: RoundingRule { index.rounding }
  /// What was left out, and what is surely not meant, when the file was read.
  public let problems: TruncatedList<ShopProblem>
  /// Those that no cart of the price list can have, and which are not offered.
  public let outOfReach: Set<Promotion.ID>

  let index: PromotionIndex

  /// Lays promotions out; one of a lane that is not listed is in the first.
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

  /// What was left out when the file was read, without the hints, which leave in force what they are about.
  public var mistakes: TruncatedList<ShopProblem> {
    let mistakes = problems.filter { !$0.mistake.isHint }
    return TruncatedList(mistakes, of: mistakes.count + problems.further)
  }

  /// Returns the promotions about items that can take something off a product and whose day it is, earliest first.
  public func offers(for product: Product, on day: CalendarDay) -> [Promotion] {
    var positions: [Int] = []
    index.visit(product, isReduced: product.reducedFrom != nil) { positions.append($0) }
    return positions.sorted().map { index.plans[$0].promotion }.filter { promotion in
      promotion.when.contains(day) && !outOfReach.contains(promotion.id)
        && promotion.rules.contains { $0.concerns(product) }
    }
  }

  /// Prices a cart, with the reasons; throws where a sum does not fit or currencies differ.
  public func quote(for request: QuoteRequest) throws(MoneyError) -> PromotionQuote {
    guard request.hasPricesByHand else { return try index.quote(for: request) }
    return try request.adding(pricesByHandTo: index.quote(for: request.withoutPricesByHand))
  }

  /// Prices a cart without the reasons, which is several times as fast.
  public func totals(for request: QuoteRequest) throws(MoneyError) -> PromotionTotals {
    guard request.hasPricesByHand else { return try index.totals(for: request) }
    return try index.totals(for: request.withoutPricesByHand).adding(request.pricesByHand())
  }

  /// Returns what to add to a cart with this quote to save more, each tried, at most one for a promotion and three pieces
  /// for one.
  public func hints(for request: QuoteRequest, after quote: PromotionQuote) -> [PromotionHint] {
    var search = HintSearch(index, request.withoutPricesByHand, quote)
    return search.hints()
  }
}

/// Finds what to add to a cart to save more: proposes near misses, and tries each.
struct HintSearch {
  // So many products stand for all that a promotion selects.
  static let width = 8
  // More than so many pieces nobody adds, and more than so many carts take long.
  static let mostPieces = 3
  static let mostCarts = 24

  let index: PromotionIndex
  let request: QuoteRequest
  let before: PromotionQuote
  /// What the lines cost that discounts count.
  let quoted: [PromotionQuote.Line]
  /// How many carts were tried.
  var tried: Int { carts.count }
  private var carts: [[PromotionHint.Pieces]: PromotionQuote?] = [:]

  init(_ index: PromotionIndex, _ request: QuoteRequest, _ quote: PromotionQuote) {
    (self.index, self.request) = (index, request)
    before = quote
    quoted = quote.lines.filter { $0.byHand == nil }
  }

  /// For each promotion the fewest pieces that make it take more off; of as many those that save most.
  mutating func hints() -> [PromotionHint] {
    // What was proven was not cut off, and only a search for the cheapest order is.
    guard !request.lines.isEmpty,
      before.isExhaustive || index.stacking != .bestOverall || index.trialQuote(for: request) != nil
    else { return [] }
    var proposals: [(number: Int, add: [PromotionHint.Pieces])] = []
    for (number, promotion) in index.promotions.enumerated() where request.refusal(of: promotion) == nil {
      proposals += self.proposals(for: promotion).map { (number, $0) }
    }
    proposals.sort { one, other in
      let (first, second) = (Self.pieces(one.add), Self.pieces(other.add))
      if (first, one.number) != (second, other.number) { return (first, one.number) < (second, other.number) }
      return one.add.map { $0.product.code.text }.lexicographicallyPrecedes(other.add.map { $0.product.code.text })
    }
    var hints: [Promotion.ID: PromotionHint] = [:]
    for (number, add) in proposals {
      let promotion = index.promotions[number]
      let known = hints[promotion.id]
      if let known, Self.pieces(known.add) < Self.pieces(add) { continue }
      guard let hint = hint(promotion, add), hint.saves.minorUnits > known?.saves.minorUnits ?? 0 else { continue }
      hints[promotion.id] = hint
    }
    return index.plans.compactMap { hints[$0.promotion.id] }
  }

  // Saves only what the promotion itself takes off more, and what all take off more.
  private mutating func hint(_ promotion: Promotion, _ add: [PromotionHint.Pieces]) -> PromotionHint? {
    guard let after = quote(adding: add), amount(of: promotion, in: after) > amount(of: promotion, in: before),
      let saves = try? taken(after).subtracting(taken(before)), saves.minorUnits > 0
    else { return nil }
    return PromotionHint(
      id: promotion.id,
      name: promotion.name,
      add: add,
      saves: saves,
      isAboutOrder: promotion.isAboutOrder
    )
  }

  private mutating func quote(adding add: [PromotionHint.Pieces]) -> PromotionQuote? {
    if let known = carts[add] { return known }
    guard tried < Self.mostCarts, let larger = request.adding(add) else { return nil }
    let quote = index.trialQuote(for: larger)
    carts[add] = .some(quote)
    return quote
  }

  private func amount(of promotion: Promotion, in quote: PromotionQuote) -> Int64 {
    quote.applied.first { $0.id == promotion.id }?.amount.minorUnits ?? 0
  }

  private func taken(_ quote: PromotionQuote) throws(MoneyError) -> Money {
    try quote.discount.adding(quote.shipping?.discount ?? .zero(request.currency))
  }

  static func pieces(_ add: [PromotionHint.Pieces]) -> Int { add.reduce(0) { $0 + $1.count } }
}

extension QuoteRequest {
  /// The same with more pieces; nil where a line would hold too many.
  func adding(_ add: [PromotionHint.Pieces]) -> QuoteRequest? {
    var larger = self
    for pieces in add {
      let place = larger.lines.firstIndex {
        $0.product.code == pieces.product.code && $0.isListed && !$0.quantity.isWeighing
      }
      let held = place.map { larger.lines[$0].quantity.pieceCount } ?? 0
      guard held + pieces.count <= Cart.maximumQuantity else { return nil }
      let line = Line(product: pieces.product, quantity: .pieces(held + pieces.count))
      if let place { larger.lines[place] = line } else { larger.lines.append(line) }
    }
    return larger
  }
}

extension Promotion {
  /// Whether it takes something off the order or its shipping, or needs so much in the cart, no matter of what.
  fileprivate var isAboutOrder: Bool {
    rules.contains { $0.subject != .items }
      || conditions.contains { condition in
        switch condition {
        case .itemsTotal(_, _, let selection), .quantity(_, let selection): selection.isAll
        case .lineQuantity, .contains, .customerGroup, .shipping: false
        }
      }
  }
}

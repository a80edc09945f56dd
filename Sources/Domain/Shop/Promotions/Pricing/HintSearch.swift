/// Finds what to add to a cart to save more: it proposes near misses and tries each.
struct HintSearch {
  // The number of products that represent a selection.
  static let width = 8
  // Nobody would add more pieces, and trying more carts takes too long.
  static let mostPieces = 3
  static let mostCarts = 24

  let index: PromotionIndex
  let request: QuoteRequest
  let before: PromotionQuote
  /// The lines that discounts count, with their prices.
  let quoted: [PromotionQuote.Line]
  var tried: Int { carts.count }
  private var carts: [[PromotionHint.Pieces]: PromotionQuote?] = [:]

  init(_ index: PromotionIndex, _ request: QuoteRequest, _ quote: PromotionQuote) {
    (self.index, self.request) = (index, request)
    before = quote
    quoted = quote.lines.filter { $0.byHand == nil }
  }

  /// Returns for each promotion the fewest pieces that increase its reduction; of equals those that save most.
  mutating func hints() -> [PromotionHint] {
    // A complete search was not cut off, and only the search for the cheapest order can be.
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

  // Requires that both the promotion and all promotions together reduce more.
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
  /// Returns a copy with more pieces; nil if a line would have too many.
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
  /// Whether it reduces the order or shipping, or needs a quantity or total of any products.
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

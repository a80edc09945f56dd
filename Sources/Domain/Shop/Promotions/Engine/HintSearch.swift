/// Finds what to add to a cart to save more: proposes near misses, and tries each.
struct HintSearch {
  // So many products stand for all that a promotion selects.
  static let width = 8

  let book: PromotionBook
  let request: QuoteRequest
  let before: PromotionQuote

  init(_ book: PromotionBook, _ request: QuoteRequest) throws(MoneyError) {
    self.book = book
    self.request = request
    before = try book.quote(for: request)
  }

  /// For each promotion the fewest pieces that make it take more off; of as many those that save most.
  func hints() -> [PromotionHint] {
    guard !request.lines.isEmpty else { return [] }
    return book.index.plans.compactMap { plan in
      request.refusal(of: plan.promotion) == nil ? hint(for: plan.promotion) : nil
    }
  }

  private func hint(for promotion: Promotion) -> PromotionHint? {
    var best: PromotionHint?
    for add in proposals(for: promotion).sorted(by: Self.isFewer) {
      if let best, Self.pieces(best.add) < Self.pieces(add) { break }
      guard let hint = tried(promotion, add) else { continue }
      if hint.saves.minorUnits > best?.saves.minorUnits ?? 0 { best = hint }
    }
    return best
  }

  // Saves only what the promotion itself takes off more, and what all take off more.
  private func tried(_ promotion: Promotion, _ add: [PromotionHint.Pieces]) -> PromotionHint? {
    guard let larger = request.adding(add), let after = try? book.quote(for: larger),
      amount(of: promotion, in: after) > amount(of: promotion, in: before),
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

  private func amount(of promotion: Promotion, in quote: PromotionQuote) -> Int64 {
    quote.applied.first { $0.id == promotion.id }?.amount.minorUnits ?? 0
  }

  private func taken(_ quote: PromotionQuote) throws(MoneyError) -> Money {
    try quote.discount.adding(quote.shipping?.discount ?? .zero(request.currency))
  }

  private static func pieces(_ add: [PromotionHint.Pieces]) -> Int { add.reduce(0) { $0 + $1.count } }

  private static func isFewer(_ one: [PromotionHint.Pieces], _ other: [PromotionHint.Pieces]) -> Bool {
    let (first, second) = (pieces(one), pieces(other))
    if first != second { return first < second }
    return one.map(\.product.code.text).lexicographicallyPrecedes(other.map(\.product.code.text))
  }
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

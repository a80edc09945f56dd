extension QuoteRequest {
  /// Why a promotion is out of the question whatever is in the cart; nil where it is not.
  func refusal(of promotion: Promotion) -> DeclinedPromotion.Reason? {
    if !promotion.when.contains(day) { return .outsideItsTime }
    if let limit = promotion.limit, uses[promotion.id, default: 0] >= limit { return .usedUp }
    if let code = promotion.code, !codes.contains(code) { return .codeNotGiven }
    return nil
  }
}

extension CartState {
  /// The first condition of a promotion that fails now; nil where all hold.
  func failure(of promotion: Promotion, from list: CartState) -> DeclinedPromotion.Reason? {
    for condition in promotion.conditions {
      let isDiscounted = if case .itemsTotal(_, .discounted, _) = condition { true } else { false }
      if let missing = (isDiscounted ? self : list).missing(for: condition) {
        return .condition(condition, missing: missing.number)
      }
    }
    return nil
  }

  private struct Shortfall {
    let number: DeclinedPromotion.Missing?
  }

  private func missing(for condition: PromotionCondition) -> Shortfall? {
    switch condition {
    case .itemsTotal(let minimum, _, let selection):
      let total = lines.reduce(0) { $0 + (selects(selection, $1) ? $1.left : 0) }
      let short = Money(minorUnits: minimum.minorUnits - total, currency: minimum.currency)
      return short.minorUnits > 0 ? Shortfall(number: .amount(short)) : nil
    case .quantity(let minimum, let selection):
      let pieces = lines.reduce(0) { $0 + (!$1.isWeighing && $1.isListed && selects(selection, $1) ? $1.count : 0) }
      return pieces < minimum ? Shortfall(number: .pieces(minimum - pieces)) : nil
    case .lineQuantity(let minimum, let selection):
      let most = lines.lazy.filter { !$0.isWeighing && $0.isListed && selects(selection, $0) }.map(\.count).max() ?? 0
      return most < minimum ? Shortfall(number: .pieces(minimum - most)) : nil
    case .contains(let selection):
      return lines.contains { $0.count > 0 && selects(selection, $0) } ? nil : Shortfall(number: nil)
    case .customerGroup(let group):
      return request.customerGroup == group ? nil : Shortfall(number: nil)
    case .shipping(let method):
      return request.shipping?.method == method ? nil : Shortfall(number: nil)
    }
  }

  private func selects(_ selection: PieceSelection, _ line: PricingLine) -> Bool {
    selection.isAll || line.isListed && selection.contains(request.lines[line.index].product)
  }
}

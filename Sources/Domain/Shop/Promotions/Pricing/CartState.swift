/// The state of a cart while promotions are applied one after another.
struct CartState {
  let request: QuoteRequest
  /// The lines in the order of their codes.
  var lines: [PricingLine]
  var shipping: Int64

  init(_ request: QuoteRequest) throws(MoneyError) {
    var lines: [PricingLine] = []
    lines.reserveCapacity(request.lines.count)
    var sum = Money.zero(request.currency)
    for index in request.lines.indices {
      var line = try PricingLine(request.lines[index], at: index, currency: request.currency)
      let count = request.lines[index].quantity.pieceCount
      if count > 0 { line.runs = [PieceRun(count: count, left: line.price, base: line.price)] }
      sum = try sum.adding(Money(minorUnits: line.price, currency: request.currency).multiplied(by: count))
      lines.append(line)
    }
    if let shipping = request.shipping { _ = try sum.adding(shipping.price) }
    shipping = request.shipping.map { max(0, $0.price.minorUnits) } ?? 0
    self.request = request
    self.lines = lines.sorted { one, other in
      let (first, second) = (request.lines[one.index].product.code, request.lines[other.index].product.code)
      if first != second { return first < second }
      // Weighings of a product are sorted most expensive first, so that the order of scanning has no effect.
      if one.isWeighing != other.isWeighing { return other.isWeighing }
      return one.price != other.price ? one.price > other.price : one.count > other.count
    }
  }

  var left: Int64 { lines.reduce(0) { $0 + $1.left } }

  /// Computes the reductions of a promotion without applying them.
  func deal(
    _ plan: PromotionPlan,
    _ subjects: Set<PromotionRule.Subject>,
    _ members: [Int],
    without excluded: LineSet = LineSet(),
    rounding: RoundingRule
  ) -> WorkedDiscount {
    let rules = plan.promotion.rules.filter { subjects.contains($0.subject) }
    var deal = WorkedDiscount(promotion: plan.position)
    let needsAll = rules.contains { $0.subject == .order }
    let positions = (needsAll ? Array(lines.indices) : members).filter { lines[$0].count > 0 && !excluded.contains($0) }
    var work = PromotionWork(
      plan.promotion,
      cart: request.lines,
      lines: positions.map { lines[$0] },
      rounding: rounding
    )
    if needsAll { mark(&work.lines, positions, plan.promotion, members) }
    work.shipping = subjects.contains(.shipping) && request.shipping != nil ? shipping : 0
    let before = work.shipping
    for rule in rules { work.apply(rule) }
    deal.read(work, positions, from: lines)
    deal.shipping = before - work.shipping
    return deal
  }

  // Marks the lines of a promotion for the order; without a selection all lines belong to it, even unlisted ones.
  private func mark(_ lines: inout [PricingLine], _ positions: [Int], _ promotion: Promotion, _ members: [Int]) {
    var next = members.startIndex
    for place in positions.indices {
      while next < members.endIndex, members[next] < positions[place] { next += 1 }
      let isMember = next < members.endIndex && members[next] == positions[place]
      let isKept = !(promotion.skipsReduced && lines[place].isReduced)
      lines[place].isMember = isMember
      lines[place].isInOrder = isKept
      lines[place].isOrderMember = isMember || isKept && promotion.selection.isAll
    }
  }

  mutating func commit(_ deal: WorkedDiscount) {
    for part in deal.parts {
      lines[part.position].runs = part.runs
      for run in part.runs.indices {
        lines[part.position].runs[run].isTouched = false
        lines[part.position].runs[run].base = 0
      }
      lines[part.position].normalize()
    }
    shipping -= deal.shipping
  }

  /// Returns the first condition of a promotion that is not met; nil if all are met.
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
      let pieces = lines.lazy.filter { !$0.isWeighing && $0.isListed && selects(selection, $0) }
      let most = pieces.map { $0.count }.max() ?? 0
      return most < minimum ? Shortfall(number: .pieces(minimum - most)) : nil
    case .contains(let selection):
      return lines.contains { $0.count > 0 && selects(selection, $0) } ? nil : Shortfall(number: nil)
    case .customerGroup(let group): return request.customerGroup == group ? nil : Shortfall(number: nil)
    case .shipping(let method): return request.shipping?.method == method ? nil : Shortfall(number: nil)
    }
  }

  private func selects(_ selection: PieceSelection, _ line: PricingLine) -> Bool {
    selection.isAll || line.isListed && selection.contains(request.lines[line.index].product)
  }
}

extension QuoteRequest {
  /// Returns why a promotion does not apply whatever the cart contains; nil if it may apply.
  func refusal(of promotion: Promotion) -> DeclinedPromotion.Reason? {
    if !promotion.when.contains(day) { return .outsideItsTime }
    if let limit = promotion.limit, uses[promotion.id, default: 0] >= limit { return .usedUp }
    if let code = promotion.code, !codes.contains(code) { return .codeNotGiven }
    return nil
  }
}

/// A deal whose groups span lines, as the search sees it: what may be in a group and what a group takes off.
struct GroupDeal {
  let plan: Int
  let kind: Kind
  /// How many groups there may be.
  let limit: Int?
  /// For each line whether its pieces may be bought, and whether they may be had.
  let canBuy: [Bool]
  let canGet: [Bool]
  let rounding: RoundingRule
  /// Whether one open group is enough and its amounts add up piece by piece.
  let isAdditive: Bool
  /// Whether several groups may be open at once, which matters where amounts are rounded; too much to look at where
  /// there are many pieces.
  let opensMany: Bool
  /// Whether all pieces are alike, so that one open group misses nothing.
  let isAlike: Bool

  enum Kind {
    case price(size: Int, Int64)
    case percent(size: Int, Int64)
    case each(size: Int, Int64)
    case cheapest(size: Int, Int64)
    case buyGet(buy: Int, get: Int, Int64, Picking.Pick)
    /// The shares by the number of products, from one on.
    case sets([Int64])
    /// How many pieces of which line.
    case bundle([Int], Int64)
  }

  /// How many pieces a group has at most.
  var size: Int {
    switch kind {
    case .price(let size, _), .percent(let size, _), .each(let size, _), .cheapest(let size, _): size
    case .buyGet(let buy, let get, _, _): buy + get
    case .sets(let shares): shares.count
    case .bundle(let counts, _): counts.reduce(0, +)
    }
  }

  /// Nil where the rule forms no groups across lines.
  init?(
    _ plan: Int,
    _ promotion: Promotion,
    _ rule: PromotionRule,
    _ lines: [SearchLine],
    isMember: [Bool],
    in state: CartState,
    _ rounding: RoundingRule,
    keepsAmounts: Bool
  ) {
    let products = lines.map { state.request.lines[state.lines[$0.position].index].product }
    let pieces = lines.indices.map { isMember[$0] && !lines[$0].isWeighing }
    var canBuy = pieces
    var canGet = pieces
    var limit = promotion.atMost
    let free = lines.indices.allSatisfy { !pieces[$0] || lines[$0].floor == 0 }
    let alike = Set(lines.indices.filter { pieces[$0] }.map { [lines[$0].price, lines[$0].floor] }).count <= 1
    func isExact(_ percent: Int64) -> Bool {
      lines.indices.allSatisfy { !pieces[$0] || lines[$0].price * percent % 10_000 == 0 }
    }
    switch rule {
    case .groupPrice(let rule):
      kind = .price(size: rule.size, rule.price.minorUnits)
      // Where less can be better, every way to share pieces among groups counts, and none may be dearer.
      isAdditive = free && !keepsAmounts
    case .groupPercentOff(let rule):
      guard let size = rule.size else { return nil }
      let percent = rule.percent.hundredths
      kind = rule.off == .all ? .percent(size: size, percent) : .cheapest(size: size, percent)
      isAdditive = free && (rule.off == .cheapest ? !keepsAmounts : size == 1 || isExact(percent))
    case .fullGroups(let rule):
      switch rule.gives {
      case .amount(let amount):
        kind = .each(size: rule.size, amount.minorUnits)
        isAdditive = true
      case .percent(let percent):
        kind = .percent(size: rule.size, percent.hundredths)
        isAdditive = free && (rule.size == 1 || isExact(percent.hundredths))
      }
    case .bundlePrice(let rule):
      var counts = Array(repeating: 0, count: lines.count)
      for part in rule.pieces {
        guard let line = lines.indices.first(where: { products[$0].code == part.product && pieces[$0] }) else {
          return nil
        }
        counts[line] = part.count
      }
      canBuy = counts.map { $0 > 0 }
      kind = .bundle(counts, rule.price.minorUnits)
      isAdditive = true
    case .buyGet(let rule):
      canBuy = lines.indices.map { pieces[$0] && rule.buy.selection.contains(products[$0]) }
      canGet = lines.indices.map { pieces[$0] && rule.get.selection.contains(products[$0]) }
      if !rule.repeats { limit = 1 }
      if let most = rule.atMostPieces { limit = min(limit ?? .max, most / rule.get.count) }
      kind = .buyGet(buy: rule.buy.count, get: rule.get.count, rule.percent.hundredths, rule.pick)
      let isEven = canBuy == canGet && rule.pick == .cheapest
      isAdditive = isEven && free && !keepsAmounts && (rule.get.count == 1 || isExact(rule.percent.hundredths))
    case .setPercentOff(let rule):
      var shares: [Int64] = []
      let products = pieces.lazy.filter { $0 }.count
      for step in rule.byDistinct where step.distinct <= products {
        shares += Array(repeating: 0, count: step.distinct - 1 - shares.count) + [step.percent.hundredths]
      }
      guard !shares.isEmpty else { return nil }
      kind = .sets(shares)
      isAdditive = alike && !keepsAmounts
    default:
      return nil
    }
    switch rule {
    case .buyGet, .setPercentOff: isAlike = false
    default: isAlike = alike
    }
    opensMany = !isAlike && lines.indices.reduce(0) { $0 + (pieces[$1] ? lines[$1].count : 0) } <= 14
    self.plan = plan
    self.limit = limit
    self.canBuy = canBuy
    self.canGet = canGet
    self.rounding = rounding
  }

  /// Whether the one piece that each group has for less is rounded by itself, whatever the others are.
  var isSingle: Bool { if case .buyGet(_, 1, _, _) = kind { true } else { false } }

  /// What a group takes off when it is full.
  func taken(_ group: OpenGroup) -> Int64 {
    switch kind {
    case .price(_, let price): min(max(0, group.base - price), group.room)
    case .percent(_, let percent), .cheapest(_, let percent), .buyGet(_, _, let percent, _):
      min(rounding.share(hundredths: percent, of: group.base), group.room)
    case .sets(let shares):
      min(rounding.share(hundredths: shares[group.count - 1], of: group.base), group.room)
    case .each, .bundle: 0
    }
  }
}

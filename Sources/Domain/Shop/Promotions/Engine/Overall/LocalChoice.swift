/// A rule that is applied to so many pieces of one product as is best, once a product, or in groups of one product.
struct LocalChoice {
  let plan: Int
  let rule: PromotionRule
  /// The share of a ladder's step, which the cart as a whole decides.
  let tier: Int64
  /// What limits it in the whole cart; nil where nothing does.
  let limit: Int?
  /// How many pieces of a line it takes at most.
  let perLine: Int

  /// Nil where the rule looks at more than one product.
  init?(_ plan: Int, _ promotion: Promotion, _ rule: PromotionRule, tier: Int64) {
    self.plan = plan
    self.rule = rule
    self.tier = tier
    switch rule {
    case .nForM: (limit, perLine) = (promotion.atMost, .max)
    case .amountOff(let rule):
      (limit, perLine) = (rule.picking.atMostPieces, rule.picking.atMostPiecesPerLine ?? .max)
    case .percentOff(let rule):
      (limit, perLine) = (rule.picking.atMostPieces, rule.picking.atMostPiecesPerLine ?? .max)
    case .firstAndFurther(let rule): (limit, perLine) = (rule.most == 0 ? nil : rule.most, .max)
    case .bulkPrice, .lineAmountOff, .tiers: (limit, perLine) = (nil, .max)
    default: return nil
    }
  }

  /// What so many pieces use up of the limit.
  func use(_ count: Int) -> Int {
    if case .nForM(let rule) = rule { count / rule.buy } else { count }
  }

  /// What is taken off so many pieces of a line, and no others.
  func amountOff(_ count: Int, of line: SearchLine, _ rounding: RoundingRule) -> Int64 {
    guard count > 0, count <= perLine else { return 0 }
    let pieces = Int64(count)
    let room = line.room * pieces
    if line.isWeighing {
      switch rule {
      case .percentOff, .lineAmountOff: break
      case .tiers(let rule) where !rule.countsPieces: break
      default: return 0
      }
    }
    switch rule {
    case .nForM(let rule): return line.room * Int64(count / rule.buy * (rule.buy - rule.pay))
    case .bulkPrice(let rule):
      return count >= rule.minimum ? min(max(0, line.price - rule.unitPrice.minorUnits), line.room) * pieces : 0
    case .amountOff(let rule): return count >= rule.minimum ? min(rule.amount.minorUnits, line.room) * pieces : 0
    case .percentOff(let rule):
      return count >= rule.minimum ? min(rounding.share(rule.percent, of: line.price * pieces), room) : 0
    case .lineAmountOff(let rule): return min(rule.amount.minorUnits, room)
    case .tiers: return min(rounding.share(hundredths: tier, of: line.price * pieces), room)
    case .firstAndFurther(let rule):
      return min(rule.first.minorUnits, line.room) + min(rule.further.minorUnits, line.room) * (pieces - 1)
    default: return 0
    }
  }

  /// How the pieces are taken once they are chosen.
  func groups(of members: PieceMembers, _ line: SearchLine, in work: PromotionWork) -> [PieceGroup] {
    let all = [members]
    let base = line.price * Int64(members.count)
    switch rule {
    case .nForM(let rule):
      return all.groups(of: rule.buy).map { group, times in
        let (paid, free) = group.split(at: rule.pay)
        return PieceGroup(kept: paid, discounted: free, wanted: .together(work.left(free)), times: times)
      }
    case .bulkPrice(let rule):
      return [PieceGroup(discounted: all, wanted: .each(line.price - rule.unitPrice.minorUnits))]
    case .amountOff(let rule): return [PieceGroup(discounted: all, wanted: .each(rule.amount.minorUnits))]
    case .percentOff(let rule):
      return [PieceGroup(discounted: all, wanted: .together(work.rounding.share(rule.percent, of: base)))]
    case .lineAmountOff(let rule): return [PieceGroup(discounted: all, wanted: .together(rule.amount.minorUnits))]
    case .tiers:
      return [PieceGroup(discounted: all, wanted: .together(work.rounding.share(hundredths: tier, of: base)))]
    case .firstAndFurther(let rule):
      let (one, others) = all.split(at: 1)
      return one.map { PieceGroup(discounted: [$0], wanted: .each(rule.first.minorUnits)) }
        + others.map { PieceGroup(discounted: [$0], wanted: .each(rule.further.minorUnits)) }
    default: return []
    }
  }
}

/// The best that rules without a limit do with so many pieces of one line.
struct LocalTable {
  /// What is taken off at most so many pieces.
  private(set) var best: [Int64]
  // For each rule and number of pieces how many of them that rule has.
  private var chosen: [[Int]] = []
  private let choices: [LocalChoice]
  /// Whether every split of the pieces was looked at.
  private(set) var isExact = true

  init(_ choices: [LocalChoice], on line: SearchLine, _ rounding: RoundingRule) {
    self.choices = choices
    best = Array(repeating: 0, count: line.count + 1)
    for choice in choices {
      let alone = (0...line.count).map { choice.amountOff($0, of: line, rounding) }
      var next = best
      var picked = Array(repeating: 0, count: line.count + 1)
      for count in best.indices.dropFirst() {
        next[count] = best[count]
        // Long lines: the first and the last hundred numbers are looked at.
        for used in 1...count where count <= 400 || used <= 100 || count - used <= 100 {
          let amount = best[count - used] + alone[used]
          if amount > next[count] { (next[count], picked[count]) = (amount, used) }
        }
        if choices.count > 1, count > 400 { isExact = false }
      }
      best = next
      chosen.append(picked)
    }
  }

  /// Which rule has how many of so many pieces.
  func split(_ count: Int) -> [(choice: LocalChoice, count: Int)] {
    var rest = count
    var split: [(choice: LocalChoice, count: Int)] = []
    for number in choices.indices.reversed() {
      let used = chosen[number][rest]
      if used > 0 { split.append((choices[number], used)) }
      rest -= used
    }
    return split.reversed()
  }
}

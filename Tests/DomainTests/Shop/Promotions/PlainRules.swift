import ArcadeDomain

/// The reductions of one promotion, rule by rule, as in the specification.
extension PlainPricing {
  /// Returns the pieces after a promotion for items was applied to those of its pieces that are free.
  func worked(_ number: Int, on pieces: [Piece], free: (Int) -> Bool) -> [Piece] {
    let promotion = promotions[number]
    var hand = Hand(pricing: self, promotion: promotion, pieces: pieces)
    hand.own = pieces.indices.filter {
      promotion.selection.contains(pieces[$0].product) && free($0)
        && !(promotion.skipsReduced && pieces[$0].product.reducedFrom != nil)
    }
    for rule in promotion.rules where rule.subject == .items { hand.apply(rule) }
    return hand.pieces
  }

  /// One promotion while it is applied.
  struct Hand {
    let pricing: PlainPricing
    let promotion: Promotion
    var pieces: [Piece]
    var own: [Int] = []
    private var hasBase = false

    init(pricing: PlainPricing, promotion: Promotion, pieces: [Piece]) {
      self.pricing = pricing
      self.promotion = promotion
      self.pieces = pieces
    }

    mutating func apply(_ rule: PromotionRule) {
      if rule.isShare, !hasBase {
        hasBase = true
        for piece in pieces.indices { pieces[piece].base = pieces[piece].left }
      }
      let counted = own.filter { !pieces[$0].isWeighing }
      let loose = counted.filter { !pieces[$0].isGrouped }
      switch rule {
      case .nForM(let buy, let pay):
        var groups: [Group] = []
        for line in lines(loose) {
          groups += full(buy, line).map { group in
            Group(all: group, less: Array(group[pay...]), wanted: left(Array(group[pay...])))
          }
        }
        if promotion.atMost != nil {
          let order = groups.indices.sorted { (room(groups[$1].less), $0) < (room(groups[$0].less), $1) }
          groups = order.map { groups[$0] }
        }
        take(groups)
      case .bulkPrice(let minimum, let unitPrice):
        for line in lines(counted) where line.count >= minimum {
          for piece in line { take(pieces[piece].left - unitPrice.minorUnits, off: [piece]) }
        }
      case .amountOff(let amount, let minimum, let limitedTo):
        let lines = lines(counted).filter { $0.count >= minimum }
        for piece in picked(limitedTo, lines) { take(amount.minorUnits, off: [piece]) }
      case .percentOff(let percent, let minimum, let limitedTo):
        share(percent, picked(limitedTo, lines(own).filter { $0.count >= minimum }))
      case .lineAmountOff(let amount):
        for line in lines(own) { take(amount.minorUnits, off: line) }
      case .firstAndFurther(let first, let further, let most):
        var rest = most == 0 ? Int.max : most
        for line in lines(counted) {
          for (place, piece) in line.enumerated() where rest > 0 {
            take((place == 0 ? first : further).minorUnits, off: [piece])
            rest -= 1
          }
        }
      case .groupPrice(let size, let price):
        take(full(size, sorted(loose)).map { Group(all: $0, less: $0, wanted: left($0) - price.minorUnits) })
      case .groupPercentOff(let size, let percent, let off):
        let all = sorted(size == nil ? counted : loose)
        let groups = size.map { full($0, all) } ?? (all.isEmpty ? [] : [all])
        for group in groups {
          let less = off == .all ? group : Array(group.suffix(1))
          let wanted = pricing.share(percent, base(less))
          if size == nil { take(wanted, off: less) }
        }
        if size != nil {
          take(
            groups.map { group in
              let less = off == .all ? group : Array(group.suffix(1))
              return Group(all: group, less: less, wanted: pricing.share(percent, base(less)))
            }
          )
        }
      case .bundlePrice(let bundle, let price):
        var queues = bundle.map { code, count in
          (count, sorted(loose.filter { pieces[$0].product.code == code }))
        }
        var groups: [Group] = []
        while queues.allSatisfy({ $0.1.count >= $0.0 }) {
          let group = queues.flatMap { $0.1.prefix($0.0) }
          for place in queues.indices { queues[place].1.removeFirst(queues[place].0) }
          groups.append(Group(all: group, less: group, wanted: left(group) - price.minorUnits))
        }
        take(groups)
      case .buyGet(let buy, let get, let percent, let pick, let repeats, let atMostPieces):
        take(sets(buy, get, percent, pick, repeats, atMostPieces, loose))
      case .tiers(let tiers):
        let whole = pricing.pieces.filter { piece in
          tiers.counted.map { $0.contains(piece.product) }
            ?? (promotion.selection.contains(piece.product)
              && !(promotion.skipsReduced && piece.product.reducedFrom != nil))
        }
        let reached =
          tiers.countsPieces
          ? Int64(whole.count { !$0.isWeighing }) : whole.reduce(0) { $0 + $1.price }
        var percent: Percent?
        for step in tiers.steps where step.from.units <= reached {
          if case .percent(let share) = step.gives { percent = share }
        }
        if let percent { share(percent, tiers.countsPieces ? counted : own) }
      case .fullGroups(let size, let gives):
        take(
          full(size, lines(loose).flatMap { $0 }).map { group in
            switch gives {
            case .percent(let percent): Group(all: group, less: group, wanted: pricing.share(percent, base(group)))
            case .amount(let amount): Group(all: group, less: group, wanted: amount.minorUnits, isEach: true)
            }
          }
        )
      default: break
      }
    }

    private struct Group {
      let all: [Int]
      let less: [Int]
      let wanted: Int64
      var isEach = false
    }

    private func sets(
      _ buy: PromotionRule.Side,
      _ get: PromotionRule.Side,
      _ percent: Percent,
      _ pick: PieceLimit.Pick,
      _ repeats: Bool,
      _ atMostPieces: Int?,
      _ loose: [Int]
    ) -> [Group] {
      let bought = loose.filter { buy.selection.contains(pieces[$0].product) }
      let had = sorted(loose.filter { get.selection.contains(pieces[$0].product) }, pick)
      let most = atMostPieces ?? .max
      var sets = 0
      // As many full sets as possible, such that enough pieces are left to be bought.
      while sets < (promotion.atMost ?? .max), repeats || sets < 1, sets * get.count < most {
        let next = sets + 1
        let onlyHad = had.filter { !bought.contains($0) }.count
        let shared = had.count - onlyHad
        let sharedHad = max(0, next * get.count - onlyHad)
        guard sharedHad <= shared, bought.count - sharedHad >= next * buy.count else { break }
        sets = next
      }
      var spare = bought.count - sets * buy.count
      var got: [Int] = []
      for piece in had where got.count < sets * get.count {
        if bought.contains(piece) {
          if spare == 0 { continue }
          spare -= 1
        }
        got.append(piece)
      }
      let rest = sorted(bought.filter { !got.contains($0) })
      return (0..<sets).map { set in
        let less = got[(set * get.count)..<min(most, (set + 1) * get.count)]
        let paid = rest[(set * buy.count)..<((set + 1) * buy.count)]
        return Group(
          all: Array(paid) + Array(less),
          less: Array(less),
          wanted: pricing.share(percent, base(Array(less)))
        )
      }
    }

    // MARK: - Pieces

    private func left(_ some: [Int]) -> Int64 { some.reduce(0) { $0 + pieces[$1].left } }
    private func base(_ some: [Int]) -> Int64 { some.reduce(0) { $0 + pieces[$1].base } }
    private func room(_ some: [Int]) -> Int64 { some.reduce(0) { $0 + pieces[$1].room } }

    /// Returns the pieces of each line, most expensive first.
    private func lines(_ some: [Int]) -> [[Int]] {
      Dictionary(grouping: some) { pieces[$0].line }.sorted { $0.key < $1.key }.map { sorted($0.value) }
    }

    private func sorted(_ some: [Int], _ pick: PieceLimit.Pick = .dearest) -> [Int] {
      some.sorted { one, other in
        let (first, second) = (pieces[one], pieces[other])
        if first.left != second.left { return pick == .dearest ? first.left > second.left : first.left < second.left }
        if first.line != second.line { return first.line < second.line }
        // Equal prices in a line: higher base first, ungrouped before grouped, unused before used.
        if first.base != second.base { return first.base > second.base }
        let (grouped, also) = (first.isGrouped, second.isGrouped)
        if grouped != also { return also }
        if first.isUsed != second.isUsed { return second.isUsed }
        return one < other
      }
    }

    private func full(_ size: Int, _ some: [Int]) -> [[Int]] {
      stride(from: 0, through: some.count - size, by: size).map { Array(some[$0..<($0 + size)]) }
    }

    private func picked(_ limitedTo: PieceLimit, _ lines: [[Int]]) -> [Int] {
      let some = lines.flatMap { line in
        limitedTo.atMostPiecesPerLine.map { Array(sorted(line, limitedTo.pick).prefix($0)) } ?? line
      }
      return limitedTo.atMostPieces.map { Array(sorted(some, limitedTo.pick).prefix($0)) } ?? some
    }

    // MARK: - Reductions

    private mutating func share(_ percent: Percent, _ some: [Int]) {
      for line in lines(some) { take(pricing.share(percent, base(line)), off: line) }
    }

    private mutating func take(_ groups: [Group]) {
      var allowed = promotion.atMost ?? .max
      let worth = groups.filter { group in
        let isSomething = group.wanted > 0 && room(group.less) > 0
        if isSomething { allowed -= 1 }
        return isSomething && allowed >= 0
      }
      for group in worth {
        for piece in group.all {
          pieces[piece].isGrouped = true
          pieces[piece].isUsed = true
        }
        if group.isEach {
          for piece in group.less { take(group.wanted, off: [piece]) }
        } else {
          take(group.wanted, off: group.less)
        }
      }
    }

    /// Spreads an amount over lines by their remaining prices, and inside each line over its pieces.
    private mutating func take(_ amount: Int64, off some: [Int]) {
      let lines = lines(some)
      let parts = Self.parts(of: amount, lines.map { (left($0), room($0)) })
      for (line, part) in zip(lines, parts) {
        let each = Self.parts(of: part, line.map { (pieces[$0].left, pieces[$0].room) })
        for (piece, off) in zip(line, each) where off > 0 {
          pieces[piece].left -= off
          pieces[piece].isUsed = true
        }
      }
    }

    private static func parts(of amount: Int64, _ shares: [(weight: Int64, room: Int64)]) -> [Int64] {
      var parts = shares.map { _ in Int64(0) }
      var open = Array(shares.indices)
      var rest = min(amount, shares.reduce(0) { $0 + $1.room })
      while rest > 0 {
        let weight = open.reduce(0) { $0 + shares[$1].weight }
        guard weight > 0 else { break }
        var each = open.map { rest * shares[$0].weight / weight }
        let remainders = open.map { rest * shares[$0].weight % weight }
        let extra = Int(rest - each.reduce(0, +))
        for place in open.indices.sorted(by: { (remainders[$1], $0) < (remainders[$0], $1) }).prefix(extra) {
          each[place] += 1
        }
        let over = open.indices.filter { each[$0] > shares[open[$0]].room }
        if over.isEmpty {
          for place in open.indices { parts[open[place]] = each[place] }
          break
        }
        for place in over {
          parts[open[place]] = shares[open[place]].room
          rest -= shares[open[place]].room
        }
        open = open.indices.filter { !over.contains($0) }.map { open[$0] }
      }
      return parts
    }
  }
}

extension PromotionRule {
  /// Whether it is a percentage; all percentages of a promotion have the same base.
  fileprivate var isShare: Bool {
    switch self {
    case .percentOff, .groupPercentOff, .buyGet: true
    case .fullGroups(_, let gives): if case .percent = gives { true } else { false }
    case .tiers: true
    default: false
    }
  }
}

extension Tiers.Threshold {
  fileprivate var units: Int64 {
    switch self {
    case .total(let amount): amount.minorUnits
    case .quantity(let count): Int64(count)
    }
  }
}

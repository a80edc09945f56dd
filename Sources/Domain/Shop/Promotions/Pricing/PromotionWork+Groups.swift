// The rules that form groups.
extension PromotionWork {
  mutating func applyGroupPrice(_ price: Money, size: Int) {
    take(
      grouping: dearestFirst().groups(of: size).map { members, times in
        PieceGroup(discounted: members, wanted: .together(left(members) - price.minorUnits), times: times)
      }
    )
  }

  mutating func applyGroupPercentOff(_ percent: Percent, size: Int?, _ off: PromotionRule.GroupPart) {
    fixBase()
    guard let size else {
      let all = dearestFirst(ungrouped: false)
      let discounted = off == .all ? all : all.split(at: all.pieces - 1).rest
      return take([PieceGroup(discounted: discounted, wanted: .together(share(percent, of: discounted)))])
    }
    take(
      grouping: dearestFirst().groups(of: size).map { members, times in
        let (kept, discounted) = off == .all ? ([], members) : members.split(at: size - 1)
        let wanted = share(percent, of: discounted)
        return PieceGroup(kept: kept, discounted: discounted, wanted: .together(wanted), times: times)
      }
    )
  }

  mutating func applyFullGroups(of size: Int, _ gives: Tiers.Reward) {
    if case .percent = gives { fixBase() }
    let all = memberLines(weighings: false).flatMap { pieces(of: $0, ungrouped: true) }
    take(
      grouping: all.groups(of: size).map { members, times in
        let wanted: PieceGroup.Wanted =
          switch gives {
          case .amount(let amount): .each(amount.minorUnits)
          case .percent(let percent): .together(share(percent, of: members))
          }
        return PieceGroup(discounted: members, wanted: wanted, times: times)
      }
    )
  }

  mutating func applyBundlePrice(_ price: Money, of parts: [Product.Code: Int]) {
    var queues: [(count: Int, pieces: [PieceSlice])] = []
    let own = memberLines(weighings: false)
    for (code, count) in parts.inOrder {
      guard let line = own.first(where: { cart[lines[$0].index].product.code == code }) else { return }
      queues.append((count, pieces(of: line, ungrouped: true)))
    }
    var groups: [PieceGroup] = []
    while queues.allSatisfy({ $0.pieces.pieces >= $0.count }) {
      let members = queues.flatMap { $0.pieces.split(at: $0.count).first }
      let times = queues.reduce(Int.max) { min($0, max(1, $1.pieces[0].count / $1.count)) }
      for place in queues.indices {
        queues[place].pieces = queues[place].pieces.split(at: queues[place].count * times).rest
      }
      let wanted = left(members) - price.minorUnits
      groups.append(PieceGroup(discounted: members, wanted: .together(wanted), times: times))
    }
    take(grouping: groups)
  }

  mutating func applySetPercentOff(_ byDistinct: [Int: Percent]) {
    fixBase()
    let titles = memberLines(weighings: false).map { pieces(of: $0, ungrouped: true) }.filter { !$0.isEmpty }
    var search = CheapestSets(byDistinct, titles, in: self)
    let sets = search.sets()
    if !search.isExhaustive { isExhaustive = false }
    take(
      grouping: sets.map { members, percent in
        PieceGroup(discounted: members, wanted: .together(share(percent, of: members)))
      }
    )
  }

  // Returns the pieces, optionally only ungrouped ones, most expensive first; ties are in the order of the lines.
  private func dearestFirst(ungrouped: Bool = true) -> [PieceSlice] {
    sorted(memberLines(weighings: false).flatMap { pieces(of: $0, ungrouped: ungrouped) })
  }

  mutating func applyBuyGet(_ sides: BuyGetSides, _ percent: Percent, once: Bool, atMostPieces: Int?) {
    fixBase()
    let (buy, get) = (sides.buy, sides.get)
    let most = atMostPieces.map { ($0 + get - 1) / get } ?? .max
    let sets = min(sides.sets, atMost ?? .max, most, once ? 1 : .max)
    guard sets > 0 else { return }
    let got = sides.got(sets * get, bought: sets * buy)
    var gets = sorted(got, sides.pick)
    var buys = sorted(sides.remaining(after: got)).split(at: sets * buy).first
    var groups: [PieceGroup] = []
    var rest = atMostPieces ?? .max
    while gets.pieces >= get, rest > 0 {
      // The number of sets that start with the same pieces.
      let times = max(1, min(gets[0].count / get, buys[0].count / buy, rest / get))
      // Pieces past the limit belong to the set, but keep their price and remain available.
      let less = gets.split(at: min(get, rest)).first
      let bought = buys.split(at: buy).first
      let wanted = share(percent, of: less)
      groups.append(PieceGroup(kept: bought, discounted: less, wanted: .together(wanted), times: times))
      gets = gets.split(at: get * times).rest
      buys = buys.split(at: buy * times).rest
      rest -= get * times
    }
    take(grouping: groups)
  }
}

/// The pieces of both sides of a `buyGet`: some can only be bought, some only be received, some both.
struct BuyGetSides {
  /// The number of pieces of each side in a set.
  let buy: Int
  let get: Int
  let pick: PieceLimit.Pick
  private var bought: [PieceSlice] = []
  private var both: [PieceSlice] = []
  /// The pieces that can be received, in the order of picking, and whether they can be bought too.
  private var candidates: [(pieces: PieceSlice, isBoth: Bool)] = []

  init(_ buy: PromotionRule.Side, _ get: PromotionRule.Side, _ pick: PieceLimit.Pick, in work: PromotionWork) {
    (self.buy, self.get, self.pick) = (buy.count, get.count, pick)
    var had: [PieceSlice] = []
    var joint: Set<Int> = []
    for line in work.memberLines(weighings: false) {
      let product = work.cart[work.lines[line].index].product
      let pieces = work.pieces(of: line, ungrouped: true)
      switch (buy.selection.contains(product), get.selection.contains(product)) {
      case (true, true):
        both += pieces
        had += pieces
        joint.insert(line)
      case (true, false): bought += pieces
      case (false, true): had += pieces
      case (false, false): break
      }
    }
    candidates = work.sorted(had, pick).map { ($0, joint.contains($0.line)) }
  }

  /// The most full sets.
  var sets: Int {
    let had = candidates.reduce(0) { $0 + $1.pieces.count }
    return min((bought + both).pieces / buy, had / get, (bought.pieces + had) / (buy + get))
  }

  /// Returns the pieces to receive, in order, such that enough are left to be bought.
  func got(_ number: Int, bought needed: Int) -> [PieceSlice] {
    var spare = both.pieces - max(0, needed - bought.pieces)
    var rest = number
    var got: [PieceSlice] = []
    for (pieces, isBoth) in candidates {
      let used = min(rest, pieces.count, isBoth ? spare : .max)
      guard used > 0 else { continue }
      got.append(PieceSlice(line: pieces.line, run: pieces.run, count: used))
      rest -= used
      if isBoth { spare -= used }
    }
    return got
  }

  /// Returns the pieces that can be bought after others are received.
  func remaining(after got: [PieceSlice]) -> [PieceSlice] {
    bought
      + both.compactMap { pieces in
        let used = got.first { ($0.line, $0.run) == (pieces.line, pieces.run) }?.count ?? 0
        return used == pieces.count
          ? nil : PieceSlice(line: pieces.line, run: pieces.run, count: pieces.count - used)
      }
  }
}

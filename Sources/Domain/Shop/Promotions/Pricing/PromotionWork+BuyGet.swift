extension PromotionWork {
  mutating func applyBuyGet(_ rule: BuyGet) {
    fixBase()
    let sides = BuyGetSides(of: rule, in: self)
    let sets = sides.sets(of: rule, atMost: atMost)
    guard sets > 0 else { return }
    let (buy, get) = (rule.buy.count, rule.get.count)
    let got = sides.got(sets * get, bought: sets * buy)
    var gets = sorted(got, rule.pick)
    var buys = sorted(sides.remaining(after: got)).split(at: sets * buy).first
    var groups: [PieceGroup] = []
    var rest = rule.atMostPieces ?? .max
    while gets.pieces >= get, rest > 0 {
      // How many sets begin with the same pieces.
      let times = max(1, min(gets[0].count / get, buys[0].count / buy, rest / get))
      // What is past the limit is in the set, but costs what it costs and can still be used otherwise.
      let less = gets.split(at: min(get, rest)).first
      let bought = buys.split(at: buy).first
      let wanted = share(rule.percent, of: less)
      groups.append(PieceGroup(kept: bought, discounted: less, wanted: .together(wanted), times: times))
      gets = gets.split(at: get * times).rest
      buys = buys.split(at: buy * times).rest
      rest -= get * times
    }
    take(grouping: groups)
  }
}

/// The pieces of each side of a `buyGet`: some can only be bought, some only had, some both.
private struct BuyGetSides {
  var bought: [PieceMembers] = []
  var both: [PieceMembers] = []
  /// What can be had, in the order of picking, with whether it could be bought too.
  var candidates: [(pieces: PieceMembers, isBoth: Bool)] = []

  init(of rule: BuyGet, in work: PromotionWork) {
    var had: [PieceMembers] = []
    var joint: Set<Int> = []
    for line in work.memberLines(weighings: false) {
      let product = work.cart[work.lines[line].index].product
      let pieces = work.pieces(of: line, ungrouped: true)
      switch (rule.buy.selection.contains(product), rule.get.selection.contains(product)) {
      case (true, true):
        both += pieces
        had += pieces
        joint.insert(line)
      case (true, false): bought += pieces
      case (false, true): had += pieces
      case (false, false): break
      }
    }
    candidates = work.sorted(had, rule.pick).map { ($0, joint.contains($0.line)) }
  }

  /// As many full sets as there can be.
  func sets(of rule: BuyGet, atMost: Int?) -> Int {
    let (buy, get) = (rule.buy.count, rule.get.count)
    let had = candidates.reduce(0) { $0 + $1.pieces.count }
    let sets = min((bought + both).pieces / buy, had / get, (bought.pieces + had) / (buy + get))
    let most = rule.atMostPieces.map { ($0 + get - 1) / get }
    return min(sets, atMost ?? .max, most ?? .max, rule.repeats ? .max : 1)
  }

  /// The pieces to have, in their order, so that enough remain to be bought.
  func got(_ number: Int, bought needed: Int) -> [PieceMembers] {
    var spare = both.pieces - max(0, needed - bought.pieces)
    var rest = number
    var got: [PieceMembers] = []
    for (pieces, isBoth) in candidates {
      let used = min(rest, pieces.count, isBoth ? spare : .max)
      guard used > 0 else { continue }
      got.append(PieceMembers(line: pieces.line, run: pieces.run, count: used))
      rest -= used
      if isBoth { spare -= used }
    }
    return got
  }

  /// What can be bought once others are had.
  func remaining(after got: [PieceMembers]) -> [PieceMembers] {
    bought
      + both.compactMap { pieces in
        let used = got.first { ($0.line, $0.run) == (pieces.line, pieces.run) }?.count ?? 0
        return used == pieces.count
          ? nil : PieceMembers(line: pieces.line, run: pieces.run, count: pieces.count - used)
      }
  }
}

/// For every so many pieces bought, the next ones of others cost so much less.
public struct BuyGet: Hashable, Sendable {
  /// What is bought.
  public let buy: Side
  /// What then costs less.
  public let get: Side
  /// How much less.
  public let percent: Percent
  /// Which of the pieces cost less first.
  public let pick: Picking.Pick
  /// Whether it applies more than once.
  public let repeats: Bool
  /// How many pieces cost less in all; nil without a limit.
  public let atMostPieces: Int?

  /// Makes a rule; throws where a number is out of range.
  public init(
    buy: Side,
    get: Side,
    percent: Percent,
    pick: Picking.Pick = .cheapest,
    repeats: Bool = true,
    atMostPieces: Int? = nil
  ) throws(PromotionMistake) {
    try PromotionMistake.check(percent)
    try PromotionMistake.check(count: atMostPieces)
    self.buy = buy
    self.get = get
    self.percent = percent
    self.pick = pick
    self.repeats = repeats
    self.atMostPieces = atMostPieces
  }

  /// So many pieces of a selection.
  public struct Side: Hashable, Sendable {
    /// How many pieces.
    public let count: Int
    /// Of which ones, among those of the promotion.
    public let selection: PieceSelection

    /// Joins a number with a selection; throws where the number is out of range.
    public init(count: Int = 1, selection: PieceSelection = .all) throws(PromotionMistake) {
      try PromotionMistake.check(count: count)
      self.count = count
      self.selection = selection
    }
  }
}

extension BuyGet {
  func apply(to work: inout PromotionWork) {
    work.fixBase()
    let sides = Sides(of: self, in: work)
    let sets = sides.sets(of: self, atMost: work.atMost)
    guard sets > 0 else { return }
    let got = sides.got(sets * get.count, bought: sets * buy.count)
    var gets = work.sorted(got, pick)
    var buys = work.sorted(sides.remaining(after: got)).split(at: sets * buy.count).first
    var groups: [PieceGroup] = []
    var rest = atMostPieces ?? .max
    while gets.pieces >= get.count, rest > 0 {
      let times = Self.alike(gets, get.count, buys, buy.count, rest)
      // What is past the limit is in the set, but costs what it costs and can still be used otherwise.
      let less = gets.split(at: min(get.count, rest)).first
      let bought = buys.split(at: buy.count).first
      groups.append(
        PieceGroup(
          kept: bought,
          discounted: less,
          wanted: .together(work.share(percent, of: less)),
          times: times
        )
      )
      gets = gets.split(at: get.count * times).rest
      buys = buys.split(at: buy.count * times).rest
      rest -= get.count * times
    }
    work.take(grouping: groups)
  }

  // How many sets begin with the same pieces.
  private static func alike(
    _ gets: [PieceMembers],
    _ get: Int,
    _ buys: [PieceMembers],
    _ buy: Int,
    _ rest: Int
  ) -> Int {
    max(1, min(gets[0].count / get, buys[0].count / buy, rest / get))
  }

  /// The pieces of each side: some can only be bought, some only had, some both.
  private struct Sides {
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
      let had = candidates.reduce(0) { $0 + $1.pieces.count }
      let all = bought.pieces + had
      var sets = min((bought + both).pieces / rule.buy.count, had / rule.get.count)
      sets = min(sets, all / (rule.buy.count + rule.get.count), atMost ?? .max, rule.repeats ? .max : 1)
      if let most = rule.atMostPieces { sets = min(sets, (most + rule.get.count - 1) / rule.get.count) }
      return sets
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
}

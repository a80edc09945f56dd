/// One promotion while it is worked out on what pieces still cost.
struct PromotionWork {
  /// The whole cart, at list prices.
  let cart: [QuoteRequest.Line]
  let rounding: RoundingRule
  let promotion: Promotion
  /// The lines at work, in the order of their codes.
  var lines: [PricingLine]
  var shipping: Int64 = 0
  private(set) var unused: Int64 = 0
  /// How many groups it took.
  private(set) var groups = 0
  var isExhaustive = true
  private var hasBase = false
  private var shippingBase: Int64 = 0

  init(_ promotion: Promotion, cart: [QuoteRequest.Line], lines: [PricingLine], rounding: RoundingRule) {
    (self.promotion, self.cart, self.lines, self.rounding) = (promotion, cart, lines, rounding)
  }

  /// How many groups each of its rules may take.
  var atMost: Int? { promotion.atMost }

  /// Fixes the amount that all percentages of the promotion look at: what is left when the first of them comes.
  mutating func fixBase() {
    guard !hasBase else { return }
    hasBase = true
    shippingBase = shipping
    for line in lines.indices {
      for run in lines[line].runs.indices { lines[line].runs[run].base = lines[line].runs[run].left }
    }
  }

  /// The lines that a rule about items looks at.
  func memberLines(weighings: Bool) -> [Int] {
    lines.indices.filter { lines[$0].isMember && (weighings || !lines[$0].isWeighing) }
  }

  /// All pieces of a line, dearest first; only those that are in no group yet where a group is to be formed.
  func pieces(of line: Int, ungrouped: Bool = false) -> [PieceSlice] {
    lines[line].runs.indices.compactMap { run in
      let isOut = ungrouped && lines[line].runs[run].isGrouped
      return isOut ? nil : PieceSlice(line: line, run: run, count: lines[line].runs[run].count)
    }
  }

  /// Pieces by what they still cost, ties in the order of the lines.
  func sorted(_ members: [PieceSlice], _ pick: PieceLimit.Pick = .dearest) -> [PieceSlice] {
    members.sorted {
      let (one, other) = (left($0), left($1))
      if one != other { return (one > other) == (pick == .dearest) }
      return ($0.line, $0.run) < ($1.line, $1.run)
    }
  }

  func left(_ members: PieceSlice) -> Int64 { lines[members.line].runs[members.run].left }

  func left(_ members: [PieceSlice]) -> Int64 { members.reduce(0) { $0 + left($1) * Int64($1.count) } }

  func base(_ members: [PieceSlice]) -> Int64 {
    members.reduce(0) { $0 + lines[$1.line].runs[$1.run].base * Int64($1.count) }
  }

  func room(_ members: [PieceSlice]) -> Int64 {
    members.reduce(0) { $0 + lines[$1.line].room($1.run) * Int64($1.count) }
  }

  /// Returns a share of what percentages look at, rounded once.
  func share(_ percent: Percent, of members: [PieceSlice]) -> Int64 { rounding.share(percent, of: base(members)) }

  /// Takes groups in their order, as many as may be; those that take nothing off are none.
  mutating func take(grouping groups: [PieceGroup]) {
    var allowed = atMost ?? .max
    var taken: [PieceGroup] = []
    for var group in groups where allowed > 0 && room(group.discounted) > 0 && group.wanted.isSomething {
      group.times = min(group.times, allowed)
      allowed -= group.times
      self.groups += group.times
      taken.append(group)
    }
    take(taken, isGrouping: true)
  }

  /// Takes amounts off pieces; no piece may stand in two of them.
  mutating func take(_ groups: [PieceGroup], isGrouping: Bool = false) {
    // What pieces become joins their line once all groups are through, which name runs by their place.
    var changed: [Int: [PieceRun]] = [:]
    for group in groups {
      let (taken, missed) = taken(off: group)
      for (members, off) in group.kept.map({ ($0, 0) }) + taken {
        let count = members.count * group.times
        var run = lines[members.line].runs[members.run]
        lines[members.line].runs[members.run].count -= count
        run.count = count
        run.left -= off
        run.isGrouped = run.isGrouped || isGrouping
        run.isTouched = run.isTouched || isGrouping || off > 0
        changed[members.line, default: []].append(run)
      }
      unused = unused.addingClamping(missed.multipliedClamping(by: group.times))
    }
    for (line, runs) in changed {
      lines[line].runs += runs
      lines[line].normalize()
    }
  }

  mutating func takeShipping(_ amount: Int64) {
    let off = min(amount, shipping)
    unused = unused.addingClamping(amount - off)
    shipping -= off
  }

  /// What percentages off the shipping look at.
  mutating func baseOfShipping() -> Int64 {
    fixBase()
    return shippingBase
  }

  // What each piece of a group loses, and what the group could not lose.
  private func taken(off group: PieceGroup) -> (taken: [(members: PieceSlice, off: Int64)], missed: Int64) {
    switch group.wanted {
    case .each(let amount):
      let taken = group.discounted.map { (members: $0, off: min(amount, lines[$0.line].room($0.run))) }
      let missed = taken.reduce(Int64(0)) { sum, part in
        sum.addingClamping((amount - part.off).multipliedClamping(by: part.members.count))
      }
      return (taken, missed)
    case .together(let amount): return (spread(amount, over: group.discounted), max(0, amount - room(group.discounted)))
    }
  }

  // First over the lines, then inside each over its pieces.
  private func spread(_ amount: Int64, over members: [PieceSlice]) -> [(members: PieceSlice, off: Int64)] {
    let members = members.sorted { ($0.line, $0.run) < ($1.line, $1.run) }
    var ranges: [Range<Int>] = []
    for position in members.indices {
      if let last = ranges.last, members[last.lowerBound].line == members[position].line {
        ranges[ranges.count - 1] = last.lowerBound..<position + 1
      } else {
        ranges.append(position..<position + 1)
      }
    }
    let lineShares = ranges.enumerated().map { source, range in
      let part = Array(members[range])
      return Spreading.Share(weight: left(part), room: room(part), count: 1, source: source)
    }
    var taken: [(members: PieceSlice, off: Int64)] = []
    for part in Spreading.parts(of: min(amount, room(members)), over: lineShares) {
      let shares = ranges[part.source].map { position in
        let one = members[position]
        return Spreading.Share(
          weight: left(one),
          room: lines[one.line].room(one.run),
          count: one.count,
          source: position
        )
      }
      for inner in Spreading.parts(of: part.amount, over: shares) {
        var one = members[inner.source]
        one.count = inner.count
        taken.append((one, inner.amount))
      }
    }
    return taken
  }
}

/// One promotion while its reductions are computed on the remaining prices.
struct PromotionWork {
  let cart: [QuoteRequest.Line]
  let rounding: RoundingRule
  let promotion: Promotion
  /// The lines in progress, in the order of their codes.
  var lines: [PricingLine]
  var shipping: Int64 = 0
  private(set) var unused: Int64 = 0
  private(set) var groups = 0
  var isExhaustive = true
  private var hasBase = false
  private var shippingBase: Int64 = 0

  init(_ promotion: Promotion, cart: [QuoteRequest.Line], lines: [PricingLine], rounding: RoundingRule) {
    (self.promotion, self.cart, self.lines, self.rounding) = (promotion, cart, lines, rounding)
  }

  /// The most groups of each of its rules.
  var atMost: Int? { promotion.atMost }

  /// Sets the base of all percentages of the promotion: the remaining prices before the first of them applies.
  mutating func fixBase() {
    guard !hasBase else { return }
    hasBase = true
    shippingBase = shipping
    for line in lines.indices {
      for run in lines[line].runs.indices { lines[line].runs[run].base = lines[line].runs[run].left }
    }
  }

  /// Returns the lines for a rule for items.
  func memberLines(weighings: Bool) -> [Int] {
    lines.indices.filter { lines[$0].isMember && (weighings || !lines[$0].isWeighing) }
  }

  /// Returns the pieces of a line, most expensive first; optionally only those that are in no group yet.
  func pieces(of line: Int, ungrouped: Bool = false) -> [PieceSlice] {
    lines[line].runs.indices.compactMap { run in
      let isOut = ungrouped && lines[line].runs[run].isGrouped
      return isOut ? nil : PieceSlice(line: line, run: run, count: lines[line].runs[run].count)
    }
  }

  /// Returns pieces sorted by their remaining price; ties are in the order of the lines.
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

  /// Returns a percentage of the base, rounded once.
  func share(_ percent: Percent, of members: [PieceSlice]) -> Int64 { rounding.share(percent, of: base(members)) }

  /// Applies groups in order, up to the limit; groups without a reduction do not count.
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

  /// Reduces pieces; a piece must not be in two groups.
  mutating func take(_ groups: [PieceGroup], isGrouping: Bool = false) {
    // Changed pieces are added to their line after all groups, which refer to runs by index.
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

  mutating func baseOfShipping() -> Int64 {
    fixBase()
    return shippingBase
  }

  // Returns the reduction of each piece of a group, and the part that did not fit.
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

  // Spreads over the lines first, then inside each line over its pieces.
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

/// What a deal can do with pieces of a line, for each state that it can be in; states are numbered as they come up.
final class DealMachine {
  let deal: GroupDeal
  private let lines: [SearchLine]
  private(set) var states: [DealState] = [DealState()]
  private var numbers: [DealState: Int] = [DealState(): 0]
  // For each state and number of pieces of the line at hand what they can do; nil where it was not asked yet.
  private var memo: [[DealMove]?] = []
  private var line = -1
  private var cheapestSets: CheapestSets?
  // For a bundle: what one takes off, and where its first and last line are.
  private let bundle: (taken: Int64, first: Int, last: Int)

  init(_ deal: GroupDeal, _ lines: [SearchLine]) {
    self.deal = deal
    self.lines = lines
    if case .sets(let shares) = deal.kind, deal.isAdditive, let one = lines.indices.first(where: { deal.canBuy[$0] }) {
      let counts = lines.indices.filter { deal.canBuy[$0] }.map { lines[$0].count }.sorted(by: >)
      let (price, room) = (lines[one].price, lines[one].room)
      cheapestSets = CheapestSets(shares, counts: counts, price: price, room: room, atMost: deal.limit, deal.rounding)
    }
    guard case .bundle(let counts, let price) = deal.kind else {
      bundle = (0, 0, 0)
      return
    }
    let cost = lines.indices.reduce(0) { $0 + lines[$1].price * Int64(counts[$1]) }
    let room = lines.indices.reduce(0) { $0 + lines[$1].room * Int64(counts[$1]) }
    let used = lines.indices.filter { counts[$0] > 0 }
    bundle = (min(max(0, cost - price), room), used.first ?? 0, used.last ?? 0)
  }

  /// Whether pieces of a line may be in it.
  func isAbout(_ line: Int) -> Bool { deal.canBuy[line] || deal.canGet[line] }

  /// Everything that so many pieces of a line can do.
  func moves(from state: Int, on line: Int, _ count: Int) -> [DealMove] {
    if line != self.line {
      self.line = line
      memo.removeAll(keepingCapacity: true)
    }
    let key = state * (lines[line].count + 1) + count
    if key < memo.count, let known = memo[key] { return known }
    let moves = made(from: state, on: line, count)
    if key >= memo.count {
      memo += Array(repeating: nil, count: max(key + 1, states.count * (lines[line].count + 1)) - memo.count)
    }
    memo[key] = moves
    return moves
  }

  /// What open groups take off at the end; nil where one may not stay open.
  func ending(_ state: Int) -> Int64? {
    let open = states[state].open
    guard case .sets(let shares) = deal.kind else { return open.isEmpty ? 0 : nil }
    if cheapestSets != nil { return cheapestSets?.most(counts(open)) }
    return open.reduce(0) { sum, group in shares[group.count - 1] == 0 ? sum : sum + deal.taken(group) }
  }

  // Products that all cost the same: it matters only how many pieces there are of each, most first.
  private func counts(_ open: [OpenGroup]) -> [Int] {
    let counts = open.map(\.count).sorted(by: >)
    let products = lines.indices.lazy.filter { self.deal.canBuy[$0] }.count
    return counts + Array(repeating: 0, count: products - counts.count)
  }

  /// The sets of what each line gave to sets of products that all cost the same.
  func sets(of given: [ChosenGroup]) -> [ChosenGroup] {
    guard case .sets(let shares) = deal.kind, cheapestSets != nil, let one = given.first?.members.first else { return given }
    let given = given.sorted { $0.open.count > $1.open.count }
    var search = CheapestSets(
      shares,
      counts: given.map(\.open.count),
      price: lines[one.line].price,
      room: lines[one.line].room,
      atMost: deal.limit,
      deal.rounding
    )
    return search.sets().map { members, _ in
      var group = ChosenGroup()
      group.open.count = members.count
      group.members = members.map { (given[$0.line].members[0].line, 1, true) }
      return group
    }
  }

  private func number(_ state: DealState) -> Int {
    if let number = numbers[state] { return number }
    numbers[state] = states.count
    states.append(state)
    return states.count - 1
  }

  private func made(from number: Int, on line: Int, _ count: Int) -> [DealMove] {
    let state = states[number]
    switch deal.kind {
    case .bundle(let counts, _): return bundleMoves(state, line, count, counts[line])
    case _ where count == 0: return [DealMove(state: number, gain: 0, adds: [])]
    case .sets where deal.isAdditive:
      let open = (state.open + [OpenGroup(count: count)]).sorted()
      let add = DealMove.Add(group: -1, count: count, isGot: true)
      return [DealMove(state: self.number(DealState(open: open)), gain: 0, adds: [add])]
    case .sets: return setMoves(state, line, count)
    case _ where deal.isAdditive: return additiveMoves(state, line, count)
    default:
      var moves: [DealMove] = []
      spread(count, over: state, from: 0, line, 0, [], &moves)
      return Self.best(moves)
    }
  }

  // Of the moves to one state the one that takes most off.
  private static func best(_ moves: [DealMove]) -> [DealMove] {
    var places: [Int: Int] = [:]
    var best: [DealMove] = []
    for move in moves {
      if let place = places[move.state] {
        if move.gain > best[place].gain { best[place] = move }
      } else {
        places[move.state] = best.count
        best.append(move)
      }
    }
    return best
  }

  private func bundleMoves(_ state: DealState, _ line: Int, _ count: Int, _ each: Int) -> [DealMove] {
    let isFirst = line == bundle.first
    let bundles = isFirst ? count / each : state.open.first?.count ?? 0
    guard count == bundles * each, bundles == 0 || bundle.taken > 0 else { return [] }
    let used = state.used + (isFirst && deal.limit != nil ? bundles : 0)
    if let limit = deal.limit, used > limit { return [] }
    let isLast = line == bundle.last
    let open = isLast || bundles == 0 ? [] : [OpenGroup(count: bundles)]
    let gain = isLast ? bundle.taken * Int64(bundles) : 0
    let adds = count > 0 ? [DealMove.Add(group: 0, count: count, isGot: true)] : []
    return [DealMove(state: number(DealState(open: open, used: used)), gain: gain, adds: adds)]
  }

  // One open group, which the pieces go on to fill.
  private func additiveMoves(_ state: DealState, _ line: Int, _ count: Int) -> [DealMove] {
    let size = deal.size
    let before = state.open.first?.count ?? 0
    let begun = (before + count + size - 1) / size - (before + size - 1) / size
    let used = state.used + (deal.limit == nil ? 0 : begun)
    if let limit = deal.limit, used > limit { return [] }
    let after = (before + count) % size
    let one = lines[line]
    let gain: Int64
    switch deal.kind {
    case .price(_, let price): gain = one.price * Int64(count) - price * Int64(begun)
    case .percent(_, let percent): gain = deal.rounding.share(hundredths: percent, of: one.price) * Int64(count)
    case .each(_, let amount): gain = min(amount, one.room) * Int64(count)
    case .cheapest(_, let percent):
      gain = deal.rounding.share(hundredths: percent, of: one.price) * Int64((before + count) / size)
    case .buyGet(let buy, let get, let percent, _):
      let got = { (pieces: Int) in pieces / size * get + max(0, pieces % size - buy) }
      gain = deal.rounding.share(hundredths: percent, of: one.price) * Int64(got(before + count) - got(before))
    case .sets, .bundle: gain = 0
    }
    let open = after == 0 ? [] : [OpenGroup(count: after)]
    let adds = [DealMove.Add(group: 0, count: count, isGot: true)]
    return [DealMove(state: number(DealState(open: open, used: used)), gain: gain, adds: adds)]
  }

  // Each open set gets one piece at most; of sets alike it matters only how many do.
  private func setMoves(_ state: DealState, _ line: Int, _ count: Int) -> [DealMove] {
    guard case .sets(let shares) = deal.kind else { return [] }
    var moves: [DealMove] = []
    func choose(_ position: Int, _ rest: Int, _ adds: [DealMove.Add], mayAdd: Bool) {
      guard position < state.open.count else {
        let used = state.used + (deal.limit == nil ? 0 : rest)
        if let limit = deal.limit, used > limit { return }
        var open = state.open
        for add in adds { open[add.group] = grown(open[add.group], line, bought: 0, got: 1) }
        open += Array(repeating: grown(OpenGroup(), line, bought: 0, got: 1), count: rest)
        let begun = (0..<rest).map { _ in DealMove.Add(group: -1, count: 1, isGot: true) }
        moves.append(
          DealMove(state: number(DealState(open: open.sorted(), used: used)), gain: 0, adds: adds + begun)
        )
        return
      }
      let isLikeBefore = position > 0 && state.open[position] == state.open[position - 1]
      if rest > 0, state.open[position].count < shares.count, mayAdd || !isLikeBefore {
        choose(position + 1, rest - 1, adds + [DealMove.Add(group: position, count: 1, isGot: true)], mayAdd: true)
      }
      choose(position + 1, rest, adds, mayAdd: false)
    }
    choose(0, count, [], mayAdd: true)
    return moves
  }

  // Any open group may get any of the pieces.
  private func spread(
    _ rest: Int,
    over state: DealState,
    from position: Int,
    _ line: Int,
    _ gain: Int64,
    _ adds: [DealMove.Add],
    _ moves: inout [DealMove]
  ) {
    if rest == 0 {
      let open = state.open.filter { $0 != Self.closed }.sorted()
      moves.append(DealMove(state: number(DealState(open: open, used: state.used)), gain: gain, adds: adds))
      return
    }
    let isNew = position >= state.open.count
    if isNew, let limit = deal.limit, state.used >= limit { return }
    if !isNew { spread(rest, over: state, from: position + 1, line, gain, adds, &moves) }
    let group = isNew ? OpenGroup() : state.open[position]
    for (grown, bought, got) in growths(of: group, line, rest) {
      // Groups alike are filled in one order only.
      var next = state
      let isFull = isFull(grown)
      let gained = isFull ? deal.taken(grown) : 0
      if isNew {
        next.open.append(isFull ? Self.closed : grown)
        if deal.limit != nil { next.used += 1 }
      } else {
        next.open[position] = isFull ? Self.closed : grown
      }
      var added = adds
      if bought > 0 { added.append(DealMove.Add(group: isNew ? -1 - position : position, count: bought, isGot: false)) }
      if got > 0 { added.append(DealMove.Add(group: isNew ? -1 - position : position, count: got, isGot: true)) }
      spread(rest - bought - got, over: next, from: position + 1, line, gain + gained, added, &moves)
    }
  }

  private static let closed = OpenGroup(count: -1)

  func isFull(_ group: OpenGroup) -> Bool {
    if case .buyGet(let buy, let get, _, _) = deal.kind { group.count == buy && group.got == get }
    else { group.count == deal.size }
  }

  // What a group can become with up to so many pieces of a line, one at least.
  private func growths(of group: OpenGroup, _ line: Int, _ most: Int) -> [(OpenGroup, bought: Int, got: Int)] {
    var growths: [(OpenGroup, bought: Int, got: Int)] = []
    guard case .buyGet(let buy, let get, _, let pick) = deal.kind else {
      for count in stride(from: 1, through: min(most, deal.size - group.count), by: 1) {
        growths.append((grown(group, line, bought: 0, got: count), 0, count))
      }
      return growths
    }
    for bought in 0...(deal.canBuy[line] ? min(most, buy - group.count) : 0) {
      for got in 0...(deal.canGet[line] ? min(most - bought, get - group.got) : 0) where bought + got > 0 {
        // Of pieces that could be either, the picked ones are had: the cheapest come last, the dearest first.
        let turns = deal.canBuy[line] && deal.canGet[line] && group.hasTurned
        if turns, pick == .cheapest ? bought > 0 : got > 0 { continue }
        growths.append((grown(group, line, bought: bought, got: got), bought, got))
      }
    }
    return growths
  }

  /// A group with more pieces of a line; where a deal has no sides, all are had.
  func grown(_ group: OpenGroup, _ line: Int, bought: Int, got: Int) -> OpenGroup {
    var grown = group
    let one = lines[line]
    switch deal.kind {
    case .buyGet(_, _, _, let pick):
      grown.count += bought
      grown.got += got
      grown.base += one.price * Int64(got)
      grown.room += one.room * Int64(got)
      let isBoth = deal.canBuy[line] && deal.canGet[line]
      if isBoth, pick == .cheapest ? got > 0 : bought > 0 { grown.hasTurned = true }
    case .cheapest:
      grown.count += got
      if grown.count == deal.size { (grown.base, grown.room) = (one.price, one.room) }
    default:
      grown.count += got
      if !deal.isAdditive {
        grown.base += one.price * Int64(got)
        grown.room += one.room * Int64(got)
      }
    }
    return grown
  }
}

// What no combination goes above, in thousandths of a minor unit.
extension DealMachine {
  /// The most that a piece of a line adds to what the deal takes off.
  func share(of line: Int) -> Int64 {
    guard isAbout(line) else { return 0 }
    let one = lines[line]
    switch deal.kind {
    case .price(let size, let price): return max(0, (one.price * Int64(size) - price) * 1_000 / Int64(size) + 1)
    case .percent(let size, let percent): return one.price * percent / 10 + 500 / Int64(size) + 2
    case .each(_, let amount): return min(amount, one.room) * 1_000
    case .cheapest(let size, let percent): return (one.price * percent / 10 + 500) / Int64(size) + 2
    case .buyGet(let buy, let get, let percent, _):
      if isEven { return (one.price * percent / 10 * Int64(get) + 500) / Int64(buy + get) + 2 }
      return deal.canGet[line] ? one.price * percent / 10 + 502 : 0
    case .sets(let shares): return one.price * (shares.max() ?? 0) / 10 + 502
    case .bundle(let counts, _):
      let cost = lines.indices.reduce(0) { $0 + lines[$1].price * Int64(counts[$1]) }
      return cost == 0 ? 0 : Int64(Int128(bundle.taken) * 1_000 * Int128(one.price) / Int128(cost)) + 1
    }
  }

  /// The most that open groups still take off beyond the shares of the pieces to come, which cost so much at most.
  func outlook(_ state: Int, next price: Int64) -> Int64 {
    let open = states[state].open
    if open.isEmpty { return 0 }
    switch deal.kind {
    case .price(let size, let amount):
      if deal.isAdditive { return Int64(size - open[0].count) * amount * 1_000 / Int64(size) + 1 }
      return open.reduce(0) { $0 + $1.base * 1_000 - Int64($1.count) * amount * 1_000 / Int64(size) + 1 }
    case .percent(let size, let percent):
      if deal.isAdditive { return 0 }
      return open.reduce(0) { $0 + $1.base * percent / 10 + Int64($1.count) * 500 / Int64(size) + 2 }
    case .each: return 0
    case .cheapest(let size, let percent):
      return open.reduce(0) { $0 + Int64($1.count) * (price * percent / 10 + 500) / Int64(size) + 1 }
    case .buyGet(_, let get, let percent, _):
      let coming = isEven ? Int64(get) * (price * percent / 10 + 500) : 0
      return open.reduce(0) { $0 + $1.base * percent / 10 + 502 + coming }
    case .sets(let shares):
      return open.reduce(0) { $0 + value($1) * (shares.max() ?? 0) / 10 + 502 }
    case .bundle: return Int64(open[0].count) * bundle.taken * 1_000
    }
  }

  private func value(_ group: OpenGroup) -> Int64 {
    guard deal.isAdditive, let line = lines.indices.first(where: { deal.canBuy[$0] }) else { return group.base }
    return lines[line].price * Int64(group.count)
  }

  private var isEven: Bool {
    if case .buyGet(_, _, _, .cheapest) = deal.kind { deal.canBuy == deal.canGet } else { false }
  }
}

/// What a deal can do with pieces of a line, for each state that it can be in; states are numbered as they come up.
final class DealMachine {
  let deal: GroupDeal
  let lines: [SearchLine]
  private(set) var states: [DealState] = [DealState()]
  /// Whether something was left out, as there is too much to look at.
  var isCut = false
  private var numbers: [DealState: Int] = [DealState(): 0]
  // For each state and number of pieces of the line at hand what they can do; nil where it was not asked yet.
  private var memo: [[DealMove]?] = []
  private var line = -1
  private var cheapestSets: CheapestSets?
  // For a bundle: what one takes off, and where its first and last line are.
  let bundle: (taken: Int64, first: Int, last: Int)

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
    guard case .sets(let shares) = deal.kind, cheapestSets != nil, let one = given.first?.members.first else {
      return given
    }
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

  func number(_ state: DealState) -> Int {
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
}

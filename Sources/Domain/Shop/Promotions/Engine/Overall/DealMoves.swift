// What each kind of deal does with pieces of a line.
extension DealMachine {
  func bundleMoves(_ state: DealState, _ line: Int, _ count: Int, _ each: Int) -> [DealMove] {
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
  func additiveMoves(_ state: DealState, _ line: Int, _ count: Int) -> [DealMove] {
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
  func setMoves(_ state: DealState, _ line: Int, _ count: Int) -> [DealMove] {
    guard case .sets(let shares) = deal.kind else { return [] }
    var moves: [DealMove] = []
    func choose(_ position: Int, _ rest: Int, _ adds: [DealMove.Add], mayAdd: Bool) {
      guard position < state.open.count else {
        let used = state.used + (deal.limit == nil ? 0 : rest)
        if let limit = deal.limit, used > limit { return }
        var open = state.open
        for add in adds { open[add.group] = grown(open[add.group], line, bought: 0, got: 1) }
        open += Array(repeating: grown(OpenGroup(), line, bought: 0, got: 1), count: rest)
        if !deal.opensMany, open.count > 8 {
          isCut = true
          return
        }
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
  func spread(
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
    if isNew, !deal.opensMany, state.open.contains(where: { $0 != Self.closed }) {
      isCut = isCut || !deal.isAlike
      return
    }
    if !isNew { spread(rest, over: state, from: position + 1, line, gain, adds, &moves) }
    let group = isNew ? OpenGroup() : state.open[position]
    for (grown, bought, got) in growths(of: group, line, rest) {
      // Groups alike are filled in one order only.
      var next = state
      let isFull = isFull(grown)
      let gained = deal.isSingle ? single(line) * Int64(got) : isFull ? deal.taken(grown) : 0
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
    if case .buyGet(let buy, let get, _, _) = deal.kind {
      group.count == buy && group.got == get
    } else {
      group.count == deal.size
    }
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

  // What one piece that is had costs less.
  private func single(_ line: Int) -> Int64 {
    deal.taken(OpenGroup(base: lines[line].price, room: lines[line].room))
  }

  /// A group with more pieces of a line; where a deal has no sides, all are had.
  func grown(_ group: OpenGroup, _ line: Int, bought: Int, got: Int) -> OpenGroup {
    var grown = group
    let one = lines[line]
    switch deal.kind {
    case .buyGet(_, _, _, let pick):
      grown.count += bought
      grown.got += got
      if !deal.isSingle {
        grown.base += one.price * Int64(got)
        grown.room += one.room * Int64(got)
      }
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

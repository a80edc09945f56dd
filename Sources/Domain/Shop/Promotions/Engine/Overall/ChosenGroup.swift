/// A group that the search chose, with its pieces, while the way to the answer is gone through once more.
struct ChosenGroup {
  var open = OpenGroup()
  /// So many pieces of which line, in the order of the search.
  var members: [(line: Int, count: Int, isGot: Bool)] = []

  /// What is taken off the group.
  func piece(
    _ deal: GroupDeal,
    _ rounding: RoundingRule,
    _ lines: [SearchLine],
    _ place: (Int, Int) -> PieceMembers
  ) -> PieceGroup? {
    let had = members.filter(\.isGot).map { place($0.line, $0.count) }
    let base = members.reduce(0) { $0 + ($1.isGot ? lines[$1.line].price * Int64($1.count) : 0) }
    switch deal.kind {
    case .price(_, let price), .bundle(_, let price):
      return PieceGroup(discounted: had, wanted: .together(base - price))
    case .percent(_, let percent):
      return PieceGroup(discounted: had, wanted: .together(rounding.share(hundredths: percent, of: base)))
    case .each(_, let amount): return PieceGroup(discounted: had, wanted: .each(amount))
    case .cheapest(let size, let percent):
      guard let last = members.last else { return nil }
      let (kept, one) = had.split(at: size - 1)
      let share = rounding.share(hundredths: percent, of: lines[last.line].price)
      return PieceGroup(kept: kept, discounted: one, wanted: .together(share))
    case .buyGet(_, _, let percent, _):
      let bought = members.filter { !$0.isGot }.map { place($0.line, $0.count) }
      let share = rounding.share(hundredths: percent, of: base)
      return PieceGroup(kept: bought, discounted: had, wanted: .together(share))
    case .sets(let shares):
      let percent = shares[open.count - 1]
      guard percent > 0 else { return nil }
      return PieceGroup(discounted: had, wanted: .together(rounding.share(hundredths: percent, of: base)))
    }
  }
}

extension DealMachine {
  /// Does a move with groups that have pieces; returns those that are full.
  func replay(_ move: DealMove, on line: Int, _ groups: inout [ChosenGroup]) -> [ChosenGroup] {
    guard !move.adds.isEmpty else { return [] }
    var full: [ChosenGroup] = []
    switch deal.kind {
    case .bundle(let counts, _):
      let count = move.adds.reduce(0) { $0 + $1.count }
      if groups.isEmpty { groups = Array(repeating: ChosenGroup(), count: count / counts[line]) }
      for number in groups.indices { groups[number].members.append((line, counts[line], true)) }
      if states[move.state].open.isEmpty { swap(&full, &groups) }
      return full
    case .sets: break
    default:
      if deal.isAdditive { return fill(move, line, &groups) }
    }
    var begun: [Int: Int] = [:]
    for add in move.adds {
      if add.group < 0, begun[add.group] == nil || add.group == -1 && isSets {
        begun[add.group] = groups.count
        groups.append(ChosenGroup())
      }
      let number = add.group < 0 ? begun[add.group] ?? 0 : add.group
      groups[number].open = grown(
        groups[number].open,
        line,
        bought: add.isGot ? 0 : add.count,
        got: add.isGot ? add.count : 0
      )
      groups[number].members.append((line, add.count, add.isGot))
    }
    if !isSets {
      full = groups.filter { isFull($0.open) }
      groups.removeAll { isFull($0.open) }
    }
    groups.sort { $0.open < $1.open }
    return full
  }

  private var isSets: Bool { if case .sets = deal.kind { true } else { false } }

  // One group after the other.
  private func fill(_ move: DealMove, _ line: Int, _ groups: inout [ChosenGroup]) -> [ChosenGroup] {
    var full: [ChosenGroup] = []
    var rest = move.adds.reduce(0) { $0 + $1.count }
    while rest > 0 {
      var group = groups.popLast() ?? ChosenGroup()
      var buys = 0
      if case .buyGet(let buy, _, _, _) = deal.kind { buys = buy }
      let filled = group.members.reduce(0) { $0 + $1.count }
      let isGot = filled >= buys
      let count = min(rest, (isGot ? deal.size : buys) - filled)
      group.members.append((line, count, isGot))
      rest -= count
      if filled + count == deal.size { full.append(group) } else { groups.append(group) }
    }
    return full
  }
}

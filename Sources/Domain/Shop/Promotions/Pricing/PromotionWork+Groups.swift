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
    if !search.isProven { isProven = false }
    take(
      grouping: sets.map { members, percent in
        PieceGroup(discounted: members, wanted: .together(share(percent, of: members)))
      }
    )
  }

  // The pieces, only those that are in no group yet or all, dearest first, ties in the order of the lines.
  private func dearestFirst(ungrouped: Bool = true) -> [PieceSlice] {
    sorted(memberLines(weighings: false).flatMap { pieces(of: $0, ungrouped: ungrouped) })
  }
}

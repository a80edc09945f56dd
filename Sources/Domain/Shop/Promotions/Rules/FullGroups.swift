/// So much off the pieces of full groups, counted over all lines in their order.
public struct FullGroups: Hashable, Sendable {
  /// How many pieces make a group.
  public let size: Int
  /// What each of its pieces, or the group as a whole, costs less.
  public let gives: Tiers.Reward

  /// Makes a rule; throws where a number is out of range.
  public init(size: Int, gives: Tiers.Reward) throws(PromotionMistake) {
    try PromotionMistake.check(count: size)
    switch gives {
    case .amount(let amount): try PromotionMistake.check(amount)
    case .percent(let percent): try PromotionMistake.check(percent)
    }
    self.size = size
    self.gives = gives
  }
}

extension FullGroups {
  func apply(to work: inout PromotionWork) {
    if case .percent = gives { work.fixBase() }
    let pieces = work.memberLines(weighings: false).flatMap { work.pieces(of: $0, ungrouped: true) }
    var groups: [PieceGroup] = []
    for (members, times) in pieces.groups(of: size) {
      let wanted: PieceGroup.Wanted =
        switch gives {
        case .amount(let amount): .each(amount.minorUnits)
        case .percent(let percent): .together(work.share(percent, of: members))
        }
      groups.append(PieceGroup(discounted: members, wanted: wanted, times: times))
    }
    work.take(grouping: groups)
  }
}

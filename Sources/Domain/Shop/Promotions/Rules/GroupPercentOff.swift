/// A share off any `size` pieces, or off the cheapest of each group.
public struct GroupPercentOff: Hashable, Sendable {
  /// How many pieces make a group; nil where all of them are one group, once.
  public let size: Int?
  /// The share.
  public let percent: Percent
  /// What it is taken off.
  public let off: Part

  /// Makes a rule; throws where a number is out of range.
  public init(size: Int? = nil, percent: Percent, off: Part = .all) throws(PromotionMistake) {
    try PromotionMistake.check(count: size)
    try PromotionMistake.check(percent)
    self.size = size
    self.percent = percent
    self.off = off
  }

  /// What of a group costs less, by the names that files use.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// The whole group.
    case all
    /// The last piece of the group.
    case cheapest
  }
}

extension GroupPercentOff {
  func apply(to work: inout PromotionWork) {
    work.fixBase()
    guard let size else {
      let all = work.dearestFirst(ungrouped: false)
      return work.take([group(all, in: &work)])
    }
    var groups: [PieceGroup] = []
    for (members, times) in work.dearestFirst().groups(of: size) {
      var group = group(members, in: &work)
      group.times = times
      groups.append(group)
    }
    work.take(grouping: groups)
  }

  private func group(_ members: [PieceMembers], in work: inout PromotionWork) -> PieceGroup {
    let (kept, discounted) = off == .all ? ([], members) : members.split(at: members.pieces - 1)
    return PieceGroup(
      kept: size == nil ? [] : kept,
      discounted: discounted,
      wanted: .together(work.share(percent, of: discounted))
    )
  }
}

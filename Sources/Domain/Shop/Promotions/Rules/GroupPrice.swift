/// Any `size` pieces together cost `price`; dearest first, again and again, and nothing where it would be dearer.
public struct GroupPrice: Hashable, Sendable {
  /// How many pieces make a group.
  public let size: Int
  /// What a group costs.
  public let price: Money

  /// Joins a number of pieces with a price; throws where either is out of range.
  public init(size: Int, price: Money) throws(PromotionMistake) {
    try PromotionMistake.check(count: size)
    try PromotionMistake.check(price)
    self.size = size
    self.price = price
  }
}

extension GroupPrice {
  func apply(to work: inout PromotionWork) {
    work.take(
      grouping: work.dearestFirst().groups(of: size).map { members, times in
        PieceGroup(discounted: members, wanted: .together(work.left(members) - price.minorUnits), times: times)
      }
    )
  }
}

extension PromotionWork {
  /// The pieces that are in no group yet, dearest first, ties in the order of the lines.
  func dearestFirst(ungrouped: Bool = true) -> [PieceMembers] {
    sorted(memberLines(weighings: false).flatMap { pieces(of: $0, ungrouped: ungrouped) })
  }
}

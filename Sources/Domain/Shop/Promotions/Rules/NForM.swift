/// Of every `buy` pieces of one product, dearest first, only the `pay` dearest are paid.
public struct NForM: Hashable, Sendable {
  /// How many pieces make a group.
  public let buy: Int
  /// How many of them are paid.
  public let pay: Int

  /// Joins two numbers; throws where none would be free.
  public init(buy: Int, pay: Int) throws(PromotionMistake) {
    try PromotionMistake.check(count: buy)
    guard (0..<buy).contains(pay) else { throw .payNotBelowBuy(pay: pay, buy: buy) }
    self.buy = buy
    self.pay = pay
  }
}

extension NForM {
  func apply(to work: inout PromotionWork) {
    var groups: [PieceGroup] = []
    for line in work.memberLines(weighings: false) {
      for (members, times) in work.pieces(of: line, ungrouped: true).groups(of: buy) {
        let (paid, free) = members.split(at: pay)
        groups.append(PieceGroup(kept: paid, discounted: free, wanted: .together(work.left(free)), times: times))
      }
    }
    if work.atMost != nil {
      // Those that take most off; sorting keeps the order of the lines among equals.
      groups = groups.map { (off: work.room($0.discounted), group: $0) }.sorted { $0.off > $1.off }.map(\.group)
    }
    work.take(grouping: groups)
  }
}

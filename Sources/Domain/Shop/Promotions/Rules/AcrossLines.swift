/// An amount spread over the lines with pieces.
public struct AcrossLines: Hashable, Sendable {
  /// What is taken off.
  public let amount: Money

  /// Takes an amount off; throws where it is negative.
  public init(amount: Money) throws(PromotionMistake) {
    try PromotionMistake.check(amount)
    self.amount = amount
  }
}

extension AcrossLines {
  func apply(to work: inout PromotionWork) {
    work.spread(amount.minorUnits, over: work.orderPieces(selected: true))
  }
}

extension PromotionWork {
  /// The pieces that a rule about the order looks at: all, or those that the promotion selects.
  func orderPieces(selected: Bool) -> [PieceMembers] {
    lines.indices.filter { selected ? lines[$0].isOrderMember : lines[$0].isInOrder }.flatMap { pieces(of: $0) }
  }

  /// Takes an amount off pieces, spread over their lines.
  mutating func spread(_ amount: Int64, over pieces: [PieceMembers]) {
    guard amount > 0, !pieces.isEmpty else { return }
    take([PieceGroup(discounted: pieces, wanted: .together(amount))])
  }
}

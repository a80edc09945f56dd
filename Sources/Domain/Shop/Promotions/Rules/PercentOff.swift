/// A share off the pieces of a product with at least `minimum` of them, rounded once per line.
public struct PercentOff: Hashable, Sendable {
  /// The share.
  public let percent: Percent
  /// How many pieces of the product it takes.
  public let minimum: Int
  /// Which pieces have it.
  public let picking: Picking

  /// Makes a rule; throws where a number is out of range.
  public init(percent: Percent, minimum: Int = 1, picking: Picking = .every) throws(PromotionMistake) {
    try PromotionMistake.check(percent)
    try PromotionMistake.check(count: minimum)
    self.percent = percent
    self.minimum = minimum
    self.picking = picking
  }
}

extension PercentOff {
  func apply(to work: inout PromotionWork) {
    work.fixBase()
    let lines = work.memberLines(weighings: true).filter { work.lines[$0].count >= minimum }
    work.take(percent, off: picking.pieces(of: lines, in: work))
  }
}

extension PromotionWork {
  /// Takes a share off pieces, rounded once per line.
  mutating func take(_ percent: Percent, off members: [PieceMembers]) {
    let byLine = members.sorted { ($0.line, $0.run) < ($1.line, $1.run) }
    var groups: [PieceGroup] = []
    for members in byLine {
      if let last = groups.last, last.discounted[0].line == members.line {
        groups[groups.count - 1].discounted.append(members)
      } else {
        groups.append(PieceGroup(discounted: [members], wanted: .together(0)))
      }
    }
    for position in groups.indices {
      groups[position].wanted = .together(share(percent, of: groups[position].discounted))
    }
    take(groups)
  }
}

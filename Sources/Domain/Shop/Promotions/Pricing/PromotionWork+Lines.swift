// The rules that look at one product after the other.
extension PromotionWork {
  mutating func applyNForM(buy: Int, pay: Int) {
    var groups: [PieceGroup] = []
    for line in memberLines(weighings: false) {
      for (members, times) in pieces(of: line, ungrouped: true).groups(of: buy) {
        let (paid, free) = members.split(at: pay)
        groups.append(PieceGroup(kept: paid, discounted: free, wanted: .together(left(free)), times: times))
      }
    }
    if atMost != nil {
      // Those that take most off; sorting keeps the order of the lines among equals.
      groups = groups.map { (off: room($0.discounted), group: $0) }.sorted { $0.off > $1.off }.map(\.group)
    }
    take(grouping: groups)
  }

  mutating func applyBulkPrice(_ price: Money, minimum: Int) {
    var groups: [PieceGroup] = []
    for line in memberLines(weighings: false) where lines[line].count >= minimum {
      for members in pieces(of: line) where left(members) > price.minorUnits {
        groups.append(PieceGroup(discounted: [members], wanted: .each(left(members) - price.minorUnits)))
      }
    }
    take(groups)
  }

  mutating func applyAmountOff(_ amount: Money, minimum: Int, _ picking: Picking) {
    let own = memberLines(weighings: false).filter { lines[$0].count >= minimum }
    take(picked(picking, of: own).map { PieceGroup(discounted: [$0], wanted: .each(amount.minorUnits)) })
  }

  mutating func applyPercentOff(_ percent: Percent, minimum: Int, _ picking: Picking) {
    fixBase()
    let own = memberLines(weighings: true).filter { lines[$0].count >= minimum }
    take(percent, off: picked(picking, of: own))
  }

  mutating func applyLineAmountOff(_ amount: Money) {
    take(
      memberLines(weighings: true).map {
        PieceGroup(discounted: pieces(of: $0), wanted: .together(amount.minorUnits))
      }
    )
  }

  mutating func applyFirstAndFurther(_ first: Money, _ further: Money, most: Int) {
    var groups: [PieceGroup] = []
    var rest = most == 0 ? Int.max : most
    for line in memberLines(weighings: false) {
      let pieces = pieces(of: line).split(at: rest).first
      rest -= pieces.pieces
      let (one, others) = pieces.split(at: 1)
      groups += one.map { PieceGroup(discounted: [$0], wanted: .each(first.minorUnits)) }
      groups += others.map { PieceGroup(discounted: [$0], wanted: .each(further.minorUnits)) }
    }
    take(groups)
  }

  /// Takes a share off pieces, rounded once per line.
  mutating func take(_ percent: Percent, off members: [PieceSlice]) {
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

  // The picked pieces of lines.
  private func picked(_ picking: Picking, of lines: [Int]) -> [PieceSlice] {
    let picked = lines.flatMap { line in
      let pieces = pieces(of: line)
      return picking.atMostPiecesPerLine.map { sorted(pieces, picking.pick).split(at: $0).first } ?? pieces
    }
    return picking.atMostPieces.map { sorted(picked, picking.pick).split(at: $0).first } ?? picked
  }
}

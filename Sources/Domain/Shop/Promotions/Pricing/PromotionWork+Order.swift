// The rules about the order, and ladders, which may be.
extension PromotionWork {
  mutating func applyOrderPercentOff(_ percent: Percent, most: Money?) {
    fixBase()
    let pieces = orderPieces(selected: false)
    let share = share(percent, of: pieces)
    spread(most.map { min($0.minorUnits, share) } ?? share, over: pieces)
  }

  mutating func applyOrderPrice(_ price: Money) {
    let pieces = orderPieces(selected: false)
    spread(left(pieces) - price.minorUnits, over: pieces)
  }

  mutating func applyTiers(_ tiers: Tiers) {
    let reached = reached(by: tiers)
    guard let step = tiers.steps.last(where: { $0.from.number <= reached }) else { return }
    let own = lines.indices.filter {
      (tiers.hasAmounts ? lines[$0].isOrderMember : lines[$0].isMember) && !(tiers.countsPieces && lines[$0].isWeighing)
    }
    switch step.gives {
    case .amount(let amount):
      spread(amount.minorUnits, over: own.flatMap { pieces(of: $0) })
    case .percent(let percent):
      fixBase()
      take(percent, off: own.flatMap { pieces(of: $0) })
    }
  }

  /// The pieces that a rule about the order looks at: all, or those that the promotion selects.
  func orderPieces(selected: Bool) -> [PieceSlice] {
    lines.indices.filter { selected ? lines[$0].isOrderMember : lines[$0].isInOrder }.flatMap { pieces(of: $0) }
  }

  /// Takes an amount off pieces, spread over their lines.
  mutating func spread(_ amount: Int64, over pieces: [PieceSlice]) {
    guard amount > 0, !pieces.isEmpty else { return }
    take([PieceGroup(discounted: pieces, wanted: .together(amount))])
  }

  // In the whole cart and at list prices; a weighing counts by what it costs and not as a piece.
  private func reached(by tiers: Tiers) -> Int64 {
    cart.reduce(0) { sum, line in
      guard counts(line, by: tiers) else { return sum }
      if tiers.countsPieces { return sum + (line.quantity.isWeighing ? 0 : Int64(line.quantity.pieceCount)) }
      return sum + ((try? line.quantity.amount(at: line.product.price).minorUnits) ?? 0)
    }
  }

  private func counts(_ line: QuoteRequest.Line, by tiers: Tiers) -> Bool {
    if let counted = tiers.counted { return line.isListed && counted.contains(line.product) }
    if promotion.skipsReduced, line.product.reducedFrom != nil { return false }
    return line.isListed ? promotion.selection.contains(line.product) : tiers.hasAmounts && promotion.selection.isAll
  }
}

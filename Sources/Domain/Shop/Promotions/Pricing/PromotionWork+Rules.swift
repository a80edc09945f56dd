extension PromotionWork {
  /// Applies a rule; a free piece is added by the engine and reduces no line.
  mutating func apply(_ rule: PromotionRule) {
    switch rule {
    case .nForM(let buy, let pay): applyNForM(buy: buy, pay: pay)
    case .bulkPrice(let minimum, let unitPrice): applyBulkPrice(unitPrice, minimum: minimum)
    case .amountOff(let amount, let minimum, let limitedTo): applyAmountOff(amount, minimum: minimum, limitedTo)
    case .percentOff(let percent, let minimum, let limitedTo): applyPercentOff(percent, minimum: minimum, limitedTo)
    case .lineAmountOff(let amount): applyLineAmountOff(amount)
    case .acrossLines(let amount): spread(amount.minorUnits, over: orderPieces(selected: true))
    case .orderAmountOff(let amount): spread(amount.minorUnits, over: orderPieces(selected: false))
    case .orderPercentOff(let percent, let most): applyOrderPercentOff(percent, most: most)
    case .orderPrice(let price): applyOrderPrice(price)
    case .groupPrice(let size, let price): applyGroupPrice(price, size: size)
    case .groupPercentOff(let size, let percent, let off): applyGroupPercentOff(percent, size: size, off)
    case .bundlePrice(let pieces, let price): applyBundlePrice(price, of: pieces)
    case .buyGet(let buy, let get, let percent, let pick, let repeats, let atMostPieces):
      applyBuyGet(BuyGetSides(buy, get, pick, in: self), percent, once: !repeats, atMostPieces: atMostPieces)
    case .setPercentOff(let byDistinct): applySetPercentOff(byDistinct)
    case .tiers(let tiers): applyTiers(tiers)
    case .firstAndFurther(let first, let further, let most): applyFirstAndFurther(first, further, most: most)
    case .fullGroups(let size, let gives): applyFullGroups(of: size, gives)
    case .shippingPercentOff(let percent): takeShipping(rounding.share(percent, of: baseOfShipping()))
    case .shippingPrice(let price): takeShipping(max(0, shipping - price.minorUnits))
    case .freePiece: break
    }
  }
}

// The rules that apply to products one by one.
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
      // Groups with the largest reduction first; the sort keeps the order of the lines among equals.
      groups = groups.map { (off: room($0.discounted), group: $0) }.sorted { $0.off > $1.off }.map { $0.group }
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

  mutating func applyAmountOff(_ amount: Money, minimum: Int, _ limitedTo: PieceLimit) {
    let own = memberLines(weighings: false).filter { lines[$0].count >= minimum }
    take(picked(limitedTo, of: own).map { PieceGroup(discounted: [$0], wanted: .each(amount.minorUnits)) })
  }

  mutating func applyPercentOff(_ percent: Percent, minimum: Int, _ limitedTo: PieceLimit) {
    fixBase()
    let own = memberLines(weighings: true).filter { lines[$0].count >= minimum }
    take(percent, off: picked(limitedTo, of: own))
  }

  mutating func applyLineAmountOff(_ amount: Money) {
    take(
      memberLines(weighings: true).map { PieceGroup(discounted: pieces(of: $0), wanted: .together(amount.minorUnits)) }
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

  /// Applies a percentage to pieces, rounded once for each line.
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

  private func picked(_ limitedTo: PieceLimit, of lines: [Int]) -> [PieceSlice] {
    let picked = lines.flatMap { line in
      let pieces = pieces(of: line)
      return limitedTo.atMostPiecesPerLine.map { sorted(pieces, limitedTo.pick).split(at: $0).first } ?? pieces
    }
    return limitedTo.atMostPieces.map { sorted(picked, limitedTo.pick).split(at: $0).first } ?? picked
  }
}

// The rules for the order, and ladders, which may be.
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
    case .amount(let amount): spread(amount.minorUnits, over: own.flatMap { pieces(of: $0) })
    case .percent(let percent):
      fixBase()
      take(percent, off: own.flatMap { pieces(of: $0) })
    }
  }

  /// Returns the pieces for a rule for the order: all of them, or those that the promotion selects.
  func orderPieces(selected: Bool) -> [PieceSlice] {
    lines.indices.filter { selected ? lines[$0].isOrderMember : lines[$0].isInOrder }.flatMap { pieces(of: $0) }
  }

  mutating func spread(_ amount: Int64, over pieces: [PieceSlice]) {
    guard amount > 0, !pieces.isEmpty else { return }
    take([PieceGroup(discounted: pieces, wanted: .together(amount))])
  }

  // Counts the whole cart at list prices; a weighing counts by its price, and not as a piece.
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

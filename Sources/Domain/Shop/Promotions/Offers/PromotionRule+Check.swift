extension PromotionRule {
  /// Throws where a number is out of range, or a part makes no sense; a `Promotion` asks it when it is made.
  public func check() throws(PromotionMistake) {
    switch self {
    case .nForM(let buy, let pay):
      try PromotionMistake.check(counts: buy)
      guard (0..<buy).contains(pay) else { throw .payNotBelowBuy(pay: pay, buy: buy) }
    case .bulkPrice(let count, let amount), .groupPrice(let count, let amount):
      try PromotionMistake.check(counts: count, amounts: amount)
    case .amountOff(let amount, let minimum, let picking):
      try PromotionMistake.check(
        counts: minimum,
        picking.atMostPieces,
        picking.atMostPiecesPerLine,
        amounts: amount
      )
    case .percentOff(let percent, let minimum, let picking):
      try PromotionMistake.check(
        counts: minimum,
        picking.atMostPieces,
        picking.atMostPiecesPerLine,
        percents: percent
      )
    case .orderPercentOff(let percent, let most): try PromotionMistake.check(amounts: most, percents: percent)
    case .lineAmountOff(let amount), .acrossLines(let amount), .orderAmountOff(let amount), .orderPrice(let amount),
      .shippingPrice(let amount):
      try PromotionMistake.check(amounts: amount)
    case .shippingPercentOff(let percent): try PromotionMistake.check(percents: percent)
    case .groupPercentOff(let size, let percent, _): try PromotionMistake.check(counts: size, percents: percent)
    case .bundlePrice(let pieces, let price):
      guard !pieces.isEmpty else { throw .emptyBundle }
      for (_, count) in pieces.inOrder { try PromotionMistake.check(counts: count) }
      try PromotionMistake.check(amounts: price)
    case .buyGet(let buy, let get, let percent, _, _, let atMostPieces):
      try PromotionMistake.check(counts: buy.count, get.count, atMostPieces, percents: percent)
    case .setPercentOff(let byDistinct):
      guard !byDistinct.isEmpty else { throw .noTiers }
      for (count, percent) in byDistinct.inOrder { try PromotionMistake.check(counts: count, percents: percent) }
    case .tiers(let tiers): try tiers.check()
    case .firstAndFurther(let first, let further, let most):
      try PromotionMistake.check(counts: most == 0 ? nil : most, amounts: first, further)
      guard first.currency == further.currency else { throw .currenciesDiffer(first.currency, further.currency) }
    case .fullGroups(let size, let gives):
      try PromotionMistake.check(counts: size)
      try gives.check()
    case .freePiece(_, let count): try PromotionMistake.check(counts: count)
    }
  }
}

extension Tiers {
  fileprivate func check() throws(PromotionMistake) {
    guard let first = steps.first else { throw .noTiers }
    for step in steps {
      switch (first.from, step.from) {
      case (.total, .total(let amount)): try PromotionMistake.check(amounts: amount)
      case (.quantity, .quantity(let count)): try PromotionMistake.check(counts: count == 0 ? nil : count)
      default: throw .tierOfOtherBasis
      }
      try step.gives.check()
    }
  }
}

extension Tiers.Reward {
  fileprivate func check() throws(PromotionMistake) {
    switch self {
    case .amount(let amount): try PromotionMistake.check(amounts: amount)
    case .percent(let percent): try PromotionMistake.check(percents: percent)
    }
  }
}

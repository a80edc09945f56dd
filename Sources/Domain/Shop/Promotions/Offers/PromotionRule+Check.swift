extension PromotionRule {
  /// Throws where a number is out of range, or a part makes no sense; a `Promotion` asks it when it is made.
  public func check() throws(PromotionMistake) {
    switch self {
    case .nForM(let buy, let pay):
      try PromotionMistake.check(count: buy)
      guard (0..<buy).contains(pay) else { throw .payNotBelowBuy(pay: pay, buy: buy) }
    case .bulkPrice(let minimum, let unitPrice):
      try PromotionMistake.check(count: minimum)
      try PromotionMistake.check(unitPrice)
    case .amountOff(let amount, let minimum, let picking):
      try PromotionMistake.check(amount)
      try PromotionMistake.check(count: minimum)
      try picking.check()
    case .percentOff(let percent, let minimum, let picking):
      try PromotionMistake.check(percent)
      try PromotionMistake.check(count: minimum)
      try picking.check()
    case .orderPercentOff(let percent, let most):
      try PromotionMistake.check(percent)
      try PromotionMistake.check(most)
    case .lineAmountOff(let amount), .acrossLines(let amount), .orderAmountOff(let amount), .orderPrice(let amount),
      .shippingPrice(let amount):
      try PromotionMistake.check(amount)
    case .shippingPercentOff(let percent): try PromotionMistake.check(percent)
    case .groupPrice(let size, let price):
      try PromotionMistake.check(count: size)
      try PromotionMistake.check(price)
    case .groupPercentOff(let size, let percent, _):
      try PromotionMistake.check(count: size)
      try PromotionMistake.check(percent)
    case .bundlePrice(let pieces, let price):
      guard !pieces.isEmpty else { throw .emptyBundle }
      for (_, count) in pieces.inOrder { try PromotionMistake.check(count: count) }
      try PromotionMistake.check(price)
    case .buyGet(let buy, let get, let percent, _, _, let atMostPieces):
      try PromotionMistake.check(count: buy.count)
      try PromotionMistake.check(count: get.count)
      try PromotionMistake.check(percent)
      try PromotionMistake.check(count: atMostPieces)
    case .setPercentOff(let byDistinct):
      guard !byDistinct.isEmpty else { throw .noTiers }
      for (count, percent) in byDistinct.inOrder {
        try PromotionMistake.check(count: count)
        try PromotionMistake.check(percent)
      }
    case .tiers(let tiers): try tiers.check()
    case .firstAndFurther(let first, let further, let most):
      try PromotionMistake.check(first)
      try PromotionMistake.check(further)
      guard first.currency == further.currency else { throw .currenciesDiffer(first.currency, further.currency) }
      if most != 0 { try PromotionMistake.check(count: most) }
    case .fullGroups(let size, let gives):
      try PromotionMistake.check(count: size)
      try gives.check()
    case .freePiece(_, let count): try PromotionMistake.check(count: count)
    }
  }
}

extension Picking {
  fileprivate func check() throws(PromotionMistake) {
    try PromotionMistake.check(count: atMostPieces)
    try PromotionMistake.check(count: atMostPiecesPerLine)
  }
}

extension Tiers {
  fileprivate func check() throws(PromotionMistake) {
    guard let first = steps.first else { throw .noTiers }
    for step in steps {
      switch (first.from, step.from) {
      case (.total, .total(let amount)): try PromotionMistake.check(amount)
      case (.quantity, .quantity(let count)): if count != 0 { try PromotionMistake.check(count: count) }
      default: throw .tierOfOtherBasis
      }
      try step.gives.check()
    }
  }
}

extension Tiers.Reward {
  fileprivate func check() throws(PromotionMistake) {
    switch self {
    case .amount(let amount): try PromotionMistake.check(amount)
    case .percent(let percent): try PromotionMistake.check(percent)
    }
  }
}

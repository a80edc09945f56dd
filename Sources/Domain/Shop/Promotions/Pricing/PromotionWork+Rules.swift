extension PromotionWork {
  /// Takes off what a rule takes off; a free piece, which the engine gives, takes nothing off a line.
  mutating func apply(_ rule: PromotionRule) {
    switch rule {
    case .nForM(let rule): applyNForM(buy: rule.buy, pay: rule.pay)
    case .bulkPrice(let rule): applyBulkPrice(rule.unitPrice, minimum: rule.minimum)
    case .amountOff(let rule): applyAmountOff(rule.amount, minimum: rule.minimum, rule.picking)
    case .percentOff(let rule): applyPercentOff(rule.percent, minimum: rule.minimum, rule.picking)
    case .lineAmountOff(let rule): applyLineAmountOff(rule.amount)
    case .acrossLines(let rule): spread(rule.amount.minorUnits, over: orderPieces(selected: true))
    case .orderAmountOff(let rule): spread(rule.amount.minorUnits, over: orderPieces(selected: false))
    case .orderPercentOff(let rule): applyOrderPercentOff(rule.percent, most: rule.most)
    case .orderPrice(let rule): applyOrderPrice(rule.price)
    case .groupPrice(let rule): applyGroupPrice(rule.price, size: rule.size)
    case .groupPercentOff(let rule): applyGroupPercentOff(rule.percent, size: rule.size, rule.off)
    case .bundlePrice(let rule): applyBundlePrice(rule.price, of: rule.pieces)
    case .buyGet(let rule): applyBuyGet(rule)
    case .setPercentOff(let rule): applySetPercentOff(rule.byDistinct)
    case .tiers(let rule): applyTiers(rule)
    case .firstAndFurther(let rule): applyFirstAndFurther(rule.first, rule.further, most: rule.most)
    case .fullGroups(let rule): applyFullGroups(of: rule.size, rule.gives)
    case .shippingPercentOff(let rule): takeShipping(rounding.share(rule.percent, of: baseOfShipping()))
    case .shippingPrice(let rule): takeShipping(max(0, shipping - rule.price.minorUnits))
    case .freePiece: break
    }
  }
}

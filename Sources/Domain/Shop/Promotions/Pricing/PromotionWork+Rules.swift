extension PromotionWork {
  /// Takes off what a rule takes off; a free piece, which the engine gives, takes nothing off a line.
  mutating func apply(_ rule: PromotionRule) {
    switch rule {
    case .nForM(let buy, let pay): applyNForM(buy: buy, pay: pay)
    case .bulkPrice(let minimum, let unitPrice): applyBulkPrice(unitPrice, minimum: minimum)
    case .amountOff(let amount, let minimum, let picking): applyAmountOff(amount, minimum: minimum, picking)
    case .percentOff(let percent, let minimum, let picking): applyPercentOff(percent, minimum: minimum, picking)
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

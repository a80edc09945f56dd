import ArcadeDomain

extension PromotionRule: JSONConvertible {
  var json: JSONText {
    switch self {
    case .nForM(let rule): ["type": "nForM", "buy": rule.buy, "pay": rule.pay]
    case .bulkPrice(let rule): ["type": "bulkPrice", "minimum": rule.minimum, "unitPrice": rule.unitPrice]
    case .amountOff(let rule):
      .joining(["type": "amountOff", "minimum": rule.minimum, "amount": rule.amount], rule.picking.json)
    case .percentOff(let rule):
      .joining(
        ["type": "percentOff", "minimum": rule.minimum, "percent": rule.percent.decimalText],
        rule.picking.json
      )
    case .lineAmountOff(let rule): ["type": "lineAmountOff", "amount": rule.amount]
    case .acrossLines(let rule): ["type": "acrossLines", "amount": rule.amount]
    case .orderAmountOff(let rule): ["type": "orderAmountOff", "amount": rule.amount]
    case .orderPercentOff(let rule):
      .joining(
        ["type": "orderPercentOff", "percent": rule.percent.decimalText],
        .present("most", rule.most)
      )
    case .orderPrice(let rule): ["type": "orderPrice", "price": rule.price]
    case .groupPrice(let rule): ["type": "groupPrice", "size": rule.size, "price": rule.price]
    case .groupPercentOff(let rule):
      .joining(
        ["type": "groupPercentOff"],
        .present("size", rule.size),
        ["percent": rule.percent.decimalText, "off": rule.off.rawValue]
      )
    case .bundlePrice(let rule):
      ["type": "bundlePrice", "pieces": JSONText.counts(of: rule), "price": rule.price]
    case .buyGet(let rule): rule.json
    case .setPercentOff(let rule):
      ["type": "setPercentOff", "byDistinct": JSONText.shares(of: rule)]
    case .tiers(let rule): rule.json
    case .firstAndFurther(let rule):
      ["type": "firstAndFurther", "first": rule.first, "further": rule.further, "most": rule.most]
    case .fullGroups(let rule): .joining(["type": "fullGroups", "size": rule.size], rule.gives.json)
    case .freePiece(let rule): ["type": "freePiece", "product": rule.product.text, "count": rule.count]
    case .shippingPercentOff(let rule): ["type": "shippingPercentOff", "percent": rule.percent.decimalText]
    case .shippingPrice(let rule): ["type": "shippingPrice", "price": rule.price]
    }
  }
}

extension Picking {
  fileprivate var json: JSONText {
    guard self != .every else { return [:] }
    return .joining(
      .present("atMostPieces", atMostPieces),
      .present("atMostPiecesPerLine", atMostPiecesPerLine),
      ["pick": pick.rawValue]
    )
  }
}

extension BuyGet {
  fileprivate var json: JSONText {
    .joining(
      ["type": "buyGet", "buy": buy.json, "get": get.json, "percent": percent.decimalText, "pick": pick.rawValue],
      ["repeats": repeats],
      .present("atMostPieces", atMostPieces)
    )
  }
}

extension BuyGet.Side {
  fileprivate var json: JSONText { .joining(["count": count], selection.json) }
}

extension Tiers {
  fileprivate var json: JSONText {
    .joining(
      [
        "type": "tiers", "basis": countsPieces ? "quantity" : "total",
        "tiers": steps.map { JSONText.joining($0.from.json, $0.gives.json) },
      ],
      .present("counted", counted)
    )
  }
}

extension Tiers.Threshold {
  fileprivate var json: JSONText {
    switch self {
    case .total(let amount): ["from": amount]
    case .quantity(let count): ["from": count]
    }
  }
}

extension Tiers.Reward {
  fileprivate var json: JSONText {
    switch self {
    case .amount(let amount): ["amount": amount]
    case .percent(let percent): ["percent": percent.decimalText]
    }
  }
}

extension JSONText {
  fileprivate static func counts(of rule: BundlePrice) -> JSONText {
    .object(rule.pieces.map { ($0.product.text, .integer(Int64($0.count))) })
  }

  fileprivate static func shares(of rule: SetPercentOff) -> JSONText {
    .object(rule.byDistinct.map { (String($0.distinct), .string($0.percent.decimalText)) })
  }
}

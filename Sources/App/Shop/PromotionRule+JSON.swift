import ArcadeDomain

extension PromotionRule: JSONConvertible {
  var json: JSONText {
    switch self {
    case .nForM(let buy, let pay): ["type": "nForM", "buy": buy, "pay": pay]
    case .bulkPrice(let minimum, let unitPrice): ["type": "bulkPrice", "minimum": minimum, "unitPrice": unitPrice]
    case .amountOff(let amount, let minimum, let picking):
      .joining(["type": "amountOff", "minimum": minimum, "amount": amount], picking.json)
    case .percentOff(let percent, let minimum, let picking):
      .joining(["type": "percentOff", "minimum": minimum, "percent": percent.decimalText], picking.json)
    case .lineAmountOff(let amount): ["type": "lineAmountOff", "amount": amount]
    case .acrossLines(let amount): ["type": "acrossLines", "amount": amount]
    case .orderAmountOff(let amount): ["type": "orderAmountOff", "amount": amount]
    case .orderPercentOff(let percent, let most):
      .joining(["type": "orderPercentOff", "percent": percent.decimalText], .present("most", most))
    case .orderPrice(let price): ["type": "orderPrice", "price": price]
    case .groupPrice(let size, let price): ["type": "groupPrice", "size": size, "price": price]
    case .groupPercentOff(let size, let percent, let off):
      .joining(
        ["type": "groupPercentOff"],
        .present("size", size),
        ["percent": percent.decimalText, "off": off.rawValue]
      )
    case .bundlePrice(let pieces, let price):
      [
        "type": "bundlePrice",
        "pieces": JSONText.object(pieces.inOrder.map { ($0.key.text, .integer(Int64($0.value))) }), "price": price,
      ]
    case .buyGet(let buy, let get, let percent, let pick, let repeats, let atMostPieces):
      .joining(
        ["type": "buyGet", "buy": buy.json, "get": get.json, "percent": percent.decimalText, "pick": pick.rawValue],
        ["repeats": repeats],
        .present("atMostPieces", atMostPieces)
      )
    case .setPercentOff(let byDistinct):
      [
        "type": "setPercentOff",
        "byDistinct": JSONText.object(byDistinct.inOrder.map { (String($0.key), .string($0.value.decimalText)) }),
      ]
    case .tiers(let tiers): tiers.json
    case .firstAndFurther(let first, let further, let most):
      ["type": "firstAndFurther", "first": first, "further": further, "most": most]
    case .fullGroups(let size, let gives): .joining(["type": "fullGroups", "size": size], gives.json)
    case .freePiece(let code, let count): ["type": "freePiece", "product": code.text, "count": count]
    case .shippingPercentOff(let percent): ["type": "shippingPercentOff", "percent": percent.decimalText]
    case .shippingPrice(let price): ["type": "shippingPrice", "price": price]
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

extension PromotionRule.Side {
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

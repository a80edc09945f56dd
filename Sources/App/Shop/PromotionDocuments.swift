import ArcadeConsole
import ArcadeDomain
import ArcadePresentation

// Discounts are encoded in JSON like a discounts file; members that are absent there are absent here.

extension Promotion {
  func json(on day: CalendarDay, in language: Language) -> JSONText {
    .joining([
      ["id": id, "name": name.text(in: language.code)],
      selection.json,
      .present("rule", rules.count == 1 ? rules[0] : nil),
      .present("rules", rules.count == 1 ? nil : rules),
      .present("if", conditions.isEmpty ? nil : conditions),
      ["when": when],
      .present("code", code?.text),
      .present("priority", priority == 0 ? nil : priority),
      .present("exclusive", isExclusive ? true : nil),
      .present("lane", lane),
      .present("atMost", atMost),
      .present("limit", limit.map { total -> JSONText in ["total": total] }),
      .present("skipReduced", skipsReduced ? true : nil),
      ["inForce": when.contains(day)],
    ])
  }
}

extension PieceSelection: JSONConvertible {
  var json: JSONText {
    .joining(
      .present("products", products?.map(\.text)),
      .present("tags", tags),
      .present("prices", prices)
    )
  }
}

extension PieceSelection.Prices: JSONConvertible {
  var json: JSONText { .joining(.present("from", from), .present("until", until)) }
}

extension PromotionCondition: JSONConvertible {
  var json: JSONText {
    let type: JSONText = ["type": kind.rawValue]
    switch self {
    case .itemsTotal(let minimum, let stage, let selection):
      let of = JSONText.present("of", stage == .list ? nil : stage.rawValue)
      return .joining(type, ["minimum": minimum], of, selection.json)
    case .quantity(let minimum, let selection), .lineQuantity(let minimum, let selection):
      return .joining(type, ["minimum": minimum], selection.json)
    case .contains(let selection): return .joining(type, selection.json)
    case .customerGroup(let group): return .joining(type, ["group": group])
    case .shipping(let method): return .joining(type, ["method": method])
    }
  }
}

extension DiscountPeriod: JSONConvertible {
  var json: JSONText {
    switch self {
    case .always: .null
    case .window(let from, let until): ["window": ["from": from.isoText, "until": until.isoText] as JSONText]
    case .season(let from, let until): ["season": ["from": from.isoText, "until": until.isoText] as JSONText]
    case .weekdays(let weekdays): ["weekdays": Weekday.allCases.filter(weekdays.contains).map(\.rawValue)]
    }
  }
}

extension JSONText {
  /// Returns one member; none if there is no value.
  static func present<Value: JSONConvertible>(_ key: String, _ value: Value?) -> JSONText {
    .object(value.map { [(key, $0.json)] } ?? [])
  }
}

extension PromotionRule: JSONConvertible {
  var json: JSONText {
    switch self {
    case .nForM(let buy, let pay): ["type": "nForM", "buy": buy, "pay": pay]
    case .bulkPrice(let minimum, let unitPrice): ["type": "bulkPrice", "minimum": minimum, "unitPrice": unitPrice]
    case .amountOff(let amount, let minimum, let limitedTo):
      .joining(["type": "amountOff", "minimum": minimum, "amount": amount], limitedTo.json)
    case .percentOff(let percent, let minimum, let limitedTo):
      .joining(["type": "percentOff", "minimum": minimum, "percent": percent.decimalText], limitedTo.json)
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

extension PieceLimit {
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

import ArcadeDomain
import ArcadePresentation

// Discounts leave in JSON as a discounts file writes them; what is absent there is absent here.

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
  /// One member; none where there is no value.
  static func present<Value: JSONConvertible>(_ key: String, _ value: Value?) -> JSONText {
    .object(value.map { [(key, $0.json)] } ?? [])
  }
}

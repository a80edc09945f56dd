import ArcadeDomain
import ArcadePresentation

// How the shop stands in JSON documents; their keys are stable.

extension Product: JSONConvertible {
  var json: JSONText { ["code": code.text, "name": name, "price": price] }
}

extension Discount {
  func json(on day: CalendarDay, in language: Language) -> JSONText {
    [
      "id": id,
      "name": name.text(in: language.code),
      "products": products.map(\.text),
      "rule": rule,
      "when": period,
      "inForce": period.contains(day),
    ]
  }
}

// Rules and periods leave as a discounts file writes them.

extension DiscountRule: JSONConvertible {
  var json: JSONText {
    switch self {
    case .nForM(let buy, let pay): ["type": "nForM", "buy": buy, "pay": pay]
    case .bulkPrice(let minimum, let price): ["type": "bulkPrice", "minimum": minimum, "unitPrice": price]
    case .amountOff(let minimum, let amount): ["type": "amountOff", "minimum": minimum, "amount": amount]
    case .percentOff(let minimum, let percent):
      ["type": "percentOff", "minimum": minimum, "percent": percent.decimalText]
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

extension Order {
  func json(in language: Language) -> JSONText {
    .joining(
      [
        "id": id.number,
        "paidAt": paidAt,
        "reference": reference,
        "on": quote.day,
        "currency": quote.total.currency.code,
      ],
      till.json(as: "till"),
      quote.json(in: language)
    )
  }
}

extension Quote {
  /// Its lines and its sums.
  func json(in language: Language) -> JSONText {
    [
      "lines": lines.map { line -> JSONText in
        [
          "code": line.product.code.text,
          "name": line.product.name,
          "quantity": line.quantity,
          "unitPrice": line.product.price,
          "subtotal": line.subtotal,
          "discount": line.offer.map { offer -> JSONText in
            ["id": offer.id, "name": offer.name.text(in: language.code), "amount": offer.amount]
          },
          "total": line.total,
          "hint": line.hint.map { hint -> JSONText in ["add": hint.add, "saves": hint.saves] },
        ]
      },
      "subtotal": subtotal,
      "discount": discount,
      "total": total,
    ]
  }
}

extension CappedList<ShopProblem> {
  func json(phrases: any ShopPhrases) -> JSONText {
    problems {
      .joining(
        $0.place.json,
        ["message": phrases.sentence(for: $0.mistake), "suggestion": phrases.suggestion(for: $0.mistake)]
      )
    }
  }
}

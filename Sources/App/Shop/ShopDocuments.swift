import ArcadeConsole
import ArcadeDomain
import ArcadePresentation

// The shop in JSON documents; their keys are stable.

extension Product: JSONConvertible {
  var json: JSONText {
    .joining(
      ["code": code.text, "name": name, "price": price],
      .present("unit", unit),
      .present("tags", tags.isEmpty ? nil : tags),
      .present("reducedFrom", reducedFrom),
      .present("lowest", lowest),
      .present("tax", tax?.shortText),
      .present("picture", picture),
      .present("color", color?.text)
    )
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
      .present("shop", shop == ShopDetails.none ? nil : shop),
      quote.linesAndApplied(in: language),
      quote.shippingJSON,
      quote.sums,
      [
        "payments": tenders.map { tender -> JSONText in
          .joining(
            ["kind": tender.kind.rawValue, "amount": tender.amount, "given": tender.given],
            tender.practiceJSON(isPractice)
          )
        },
        "change": change,
        "taxes": quote.taxes.map(\.json),
        "refunds": refunds.map(\.json),
      ]
    )
  }
}

extension ShopDetails: JSONConvertible {
  var json: JSONText {
    .joining(
      .present("name", name),
      .present("address", address == nil ? nil : addressLines),
      .present("taxNumber", taxNumber),
      .present("receiptLine", receiptLine)
    )
  }
}

extension TaxShare {
  var json: JSONText { ["rate": rate.shortText, "net": net, "tax": tax, "gross": gross] }
}

extension TruncatedList<ShopProblem> {
  func json(phrases: ShopPhrases) -> JSONText { problems { $0.json(phrases: phrases) } }
}

extension ShopProblem {
  func json(phrases: ShopPhrases) -> JSONText {
    .joining(
      place.json,
      ["message": phrases.sentence(for: mistake), "suggestion": phrases.suggestion(for: mistake)]
    )
  }
}

// Refunds, days and closings in JSON documents; their keys are stable.

extension Refund: JSONConvertible {
  var json: JSONText {
    .joining(
      ["id": id.number, "at": moment],
      till.json(as: "till"),
      [
        "lines": quote.lines.map(\.json), "shipping": quote.shipping,
        "payments": quote.tenders.map { $0.backJSON(isPractice: quote.isPractice) },
        "taxes": quote.taxes.map(\.json), "total": quote.total,
      ]
    )
  }
}

extension RefundQuote.Line {
  fileprivate var json: JSONText {
    .joining(["code": product.code.text, "name": product.name], quantity.json(unit: product.unit), ["total": total])
  }
}

extension Quantity {
  /// Returns whole pieces as a number; a weight as a text, with its unit.
  func json(unit: String?) -> JSONText {
    isWeighing ? ["quantity": decimalText, "unit": unit] : ["quantity": pieceCount]
  }
}

extension Tender {
  fileprivate func backJSON(isPractice: Bool) -> JSONText {
    .joining(["kind": kind.rawValue, "amount": amount], practiceJSON(isPractice))
  }

  /// Returns the member for a card that was not charged, if it was practice.
  func practiceJSON(_ isPractice: Bool) -> JSONText { .present("practice", isPractice && kind == .card ? true : nil) }
}

extension DayRecord {
  func json(in language: Language) -> JSONText {
    [
      "on": day, "from": start, "until": end,
      "totals": totals.map { $0.json(in: language) },
      "drawer": drawer.map(\.json),
      "closings": closings.map(\.json),
    ]
  }
}

extension SalesReport {
  fileprivate func json(in language: Language) -> JSONText {
    let prices = pricesByHand.map { price -> JSONText in
      .joining(.present("reason", price.reason), ["lines": price.lineCount, "amount": price.amount])
    }
    return .joining(sums(in: language), .present("pricesByHand", prices.isEmpty ? nil : prices))
  }

  private func sums(in language: Language) -> JSONText {
    [
      "currency": sales.currency.code,
      "orders": orderCount, "sales": sales, "refunds": refundCount, "refunded": refunds, "net": net,
      "payments": payments.map { payment -> JSONText in
        .joining(
          ["kind": payment.kind.rawValue, "sales": payment.sales, "refunded": payment.refunds, "net": payment.net],
          .present("practice", payment.isPractice ? true : nil)
        )
      },
      "taxes": taxes.map(\.json),
      "discounts": discounts.map { discount -> JSONText in
        [
          "id": discount.id, "name": discount.name.text(in: language.code), "orders": discount.orderCount,
          "amount": discount.amount,
        ]
      },
      "bestSellers": bestSellers.map { seller -> JSONText in
        .joining(
          ["code": seller.product.code.text, "name": seller.product.name],
          seller.quantity.json(unit: seller.product.unit),
          ["amount": seller.amount]
        )
      },
      "firstOrder": first?.number, "lastOrder": last?.number,
    ]
  }
}

extension Drawer {
  fileprivate var json: JSONText {
    [
      "currency": expected.currency.code, "float": float, "in": putIn, "out": takenOut, "sales": sales,
      "refunded": refunds, "expected": expected,
    ]
  }
}

extension Closing {
  fileprivate var json: JSONText {
    .joining(
      ["id": id.number, "at": moment],
      till.json(as: "till"),
      [
        "currency": counted.currency.code, "expected": expected, "counted": counted, "difference": difference,
      ]
    )
  }
}

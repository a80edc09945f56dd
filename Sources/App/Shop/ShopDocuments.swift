import ArcadeDomain
import ArcadePresentation

// How the shop stands in JSON documents; their keys are stable.

extension Product: JSONConvertible {
  var json: JSONText {
    .joining(
      ["code": code.text, "name": name, "price": price],
      .present("unit", unit),
      .present("tags", tags.isEmpty ? nil : tags),
      .present("reducedFrom", reducedFrom),
      .present("lowest", lowest),
      .present("tax", tax?.shortText)
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

extension TaxShare {
  /// What it says in documents.
  var json: JSONText { ["rate": rate.shortText, "net": net, "tax": tax, "gross": gross] }
}

extension CappedList<ShopProblem> {
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

import ArcadeConsole
import ArcadeDomain
import ArcadePresentation

// The members of a quote in `arcade.quote/2`; orders use some of them.

extension PromotionQuote {
  /// Returns its lines, additions and applied discounts.
  func linesAndApplied(in language: Language) -> JSONText {
    [
      "lines": lines.map { $0.json(in: language) },
      "added": added.map { pieces -> JSONText in ["code": pieces.product.code.text, "count": pieces.count] },
      "applied": applied.map { promotion -> JSONText in
        .joining(
          [
            "id": promotion.id, "name": promotion.name.text(in: language.code), "times": promotion.times,
            "amount": promotion.amount,
          ],
          .present("unused", promotion.unused.isZero ? nil : promotion.unused)
        )
      },
    ]
  }

  var shippingJSON: JSONText {
    [
      "shipping": shipping.map { shipping -> JSONText in
        [
          "method": shipping.shipping.method, "price": shipping.shipping.price, "discount": shipping.discount,
          "total": shipping.total,
        ]
      }
    ]
  }

  var sums: JSONText { ["subtotal": subtotal, "discount": discount, "total": total] }

  /// Returns why other discounts did not apply, and the results of codes.
  func notAppliedAndCodes(in language: Language) -> JSONText {
    [
      "notApplied": notApplied.map { promotion -> JSONText in
        .joining(["id": promotion.id, "name": promotion.name.text(in: language.code)], promotion.reason.json)
      },
      "codes": codes.map { answer -> JSONText in
        .joining(["code": answer.code.text, "accepted": answer.isAccepted], answer.reason)
      },
    ]
  }
}

extension HintedQuote {
  /// Returns all members of `arcade.quote/2`, in the order of its keys.
  func json(in language: Language) -> JSONText {
    .joining(
      quote.linesAndApplied(in: language),
      quote.notAppliedAndCodes(in: language),
      quote.shippingJSON,
      [
        "hints": hints.map { hint -> JSONText in
          [
            "id": hint.id,
            "add": hint.add.map { ["code": $0.product.code.text, "count": $0.count] as JSONText },
            "saves": hint.saves,
          ]
        }
      ],
      quote.sums,
      .present("taxes", quote.taxes.isEmpty ? nil : quote.taxes.map(\.json)),
      ["isProven": quote.isExhaustive]
    )
  }
}

extension PromotionQuote.Line {
  fileprivate func json(in language: Language) -> JSONText {
    .joining(
      ["code": product.code.text, "name": product.name],
      quantity.isWeighing
        ? ["quantity": quantity.decimalText, "unit": product.unit] : ["quantity": quantity.pieceCount],
      .present("listed", isListed ? nil : false),
      .present("byHand", byHand),
      [
        "unitPrice": product.price,
        "subtotal": subtotal,
        "discounts": discounts.map { discount -> JSONText in
          ["id": discount.id, "name": discount.name.text(in: language.code), "amount": discount.amount]
        },
        "pieces": pieces.map { pieces -> JSONText in ["count": pieces.count, "price": pieces.price] },
        "total": total,
      ]
    )
  }
}

extension PriceByHand: JSONConvertible {
  var json: JSONText { .joining(["listPrice": listPrice], .present("reason", reason)) }
}

extension CodeAnswer {
  fileprivate var reason: JSONText {
    switch refusal {
    case nil: [:]
    case .unknown: ["reason": "unknown"]
    case .declined(let reason): ["reason": reason.word]
    }
  }
}

extension DeclinedPromotion.Reason {
  fileprivate var word: String {
    switch self {
    case .outsideItsTime: "outsideItsTime"
    case .usedUp: "usedUp"
    case .codeNotGiven: "codeNotGiven"
    case .condition: "condition"
    case .outdone: "outdone"
    case .takesNothing: "takesNothing"
    }
  }

  /// The reason with its details.
  fileprivate var json: JSONText {
    let reason: JSONText = ["reason": word]
    switch self {
    case .condition(let condition, let missing):
      return .joining(reason, ["condition": condition.kind.rawValue], missing.json)
    case .outdone(let id): return .joining(reason, ["by": id])
    default: return reason
    }
  }
}

extension DeclinedPromotion.Missing? {
  fileprivate var json: JSONText {
    switch self {
    case nil: ["missing": JSONText.null]
    case .amount(let amount): ["missing": amount]
    case .pieces(let count): ["missing": count]
    }
  }
}

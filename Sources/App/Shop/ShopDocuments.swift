import ArcadeDomain
import ArcadePresentation

/// The shop's JSON documents; their keys and schemas are stable.
struct ShopDocuments {
  let phrases: any ShopPhrases

  func products(_ loaded: Loaded<Catalog>) -> JSONText {
    [
      "schema": "arcade.products/1",
      "currency": .string(loaded.value.currency.code),
      "source": loaded.freshness.source,
      "asOf": loaded.freshness.asOf,
      "stale": .bool(loaded.freshness.isStale),
      "products": .array(
        loaded.value.products.map { product in
          ["code": .string(product.code.text), "name": .string(product.name), "price": amount(product.price)]
        }
      ),
      "problems": problems(loaded.value.problems),
      "furtherProblems": loaded.value.problems.furtherCount,
    ]
  }

  func discounts(
    _ book: DiscountBook,
    _ freshness: Freshness,
    problems: CappedList<ShopProblem>,
    on day: CalendarDay
  ) -> JSONText {
    [
      "schema": "arcade.discounts/1",
      "on": .string(day.isoText),
      "source": freshness.source,
      "asOf": freshness.asOf,
      "stale": .bool(freshness.isStale),
      "discounts": .array(
        book.discounts.map { discount in
          [
            "id": .string(discount.id),
            "name": .string(discount.name.text(in: phrases.language.code)),
            "products": .array(discount.products.map { .string($0.text) }),
            "rule": rule(discount.rule),
            "when": period(discount.period),
            "inForce": .bool(discount.period.contains(day)),
          ]
        }
      ),
      "problems": self.problems(problems),
      "furtherProblems": problems.furtherCount,
    ]
  }

  func quote(_ quote: Quote, _ freshness: Freshness, problems: CappedList<ShopProblem>) -> JSONText {
    .object(
      [
        ("schema", "arcade.quote/1"), ("currency", .string(quote.total.currency.code)),
        ("on", .string(quote.day.isoText)), ("source", freshness.source), ("asOf", freshness.asOf),
        ("stale", .bool(freshness.isStale)), ("lines", lines(of: quote)),
      ] + sums(of: quote) + [("problems", self.problems(problems)), ("furtherProblems", problems.furtherCount)]
    )
  }

  func orders(_ orders: [Order]) -> JSONText {
    ["schema": "arcade.orders/1", "orders": .array(orders.map { .object(members(of: $0)) })]
  }

  func order(_ order: Order) -> JSONText {
    .object([("schema", "arcade.order/1")] + members(of: order))
  }

  private func members(of order: Order) -> [(String, JSONText)] {
    [
      ("id", .integer(order.id.number)), ("paidAt", .string(order.paidAt.isoText)),
      ("reference", .string(order.reference)), ("on", .string(order.quote.day.isoText)),
      ("currency", .string(order.quote.total.currency.code)), ("lines", lines(of: order.quote)),
    ] + sums(of: order.quote)
  }

  private func sums(of quote: Quote) -> [(String, JSONText)] {
    [("subtotal", amount(quote.subtotal)), ("discount", amount(quote.discount)), ("total", amount(quote.total))]
  }

  private func lines(of quote: Quote) -> JSONText {
    .array(
      quote.lines.map { line in
        [
          "code": .string(line.product.code.text),
          "name": .string(line.product.name),
          "quantity": .integer(Int64(line.quantity)),
          "unitPrice": amount(line.product.price),
          "subtotal": amount(line.subtotal),
          "discount": line.offer.map(offer) ?? .null,
          "total": amount(line.total),
          "hint": line.hint.map { ["add": .integer(Int64($0.add)), "saves": amount($0.saves)] } ?? .null,
        ]
      }
    )
  }

  private func offer(_ offer: Quote.Offer) -> JSONText {
    [
      "id": .string(offer.id),
      "name": .string(offer.name.text(in: phrases.language.code)),
      "amount": amount(offer.amount),
    ]
  }

  private func problems(_ problems: CappedList<ShopProblem>) -> JSONText {
    .array(
      problems.map { problem in
        .object(
          problem.place.members + [
            ("message", .string(phrases.sentence(for: problem.mistake))),
            ("suggestion", phrases.suggestion(for: problem.mistake).map(JSONText.string) ?? .null),
          ]
        )
      }
    )
  }

  private func amount(_ money: Money) -> JSONText { .string(money.decimalText) }
}

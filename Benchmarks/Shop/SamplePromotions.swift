import ArcadeDomain

/// The cart and the offers of `SampleCart` as promotions, and carts for which combinations are searched.
struct SamplePromotions {
  let request: QuoteRequest
  let promotions: [Promotion]
  let stacking: Stacking

  var book: PromotionBook { PromotionBook(promotions, stacking: stacking) }

  private static let day = CalendarDay(daysSince1970: 20_000)

  /// So many lines, each with an offer of its own: two for one and a bulk price by turns.
  static func perLine(_ lines: Int) throws -> SamplePromotions {
    let sample = try SampleCart(lines: lines, offers: 0)
    let promotions = try sample.cart.lines.enumerated().map { number, line in
      try Promotion(
        id: "discount-\(number)",
        name: LocalizedText("An offer on product \(number)"),
        selection: PieceSelection(products: [line.product.code]),
        rules: [
          number.isMultiple(of: 2)
            ? .nForM(NForM(buy: 2, pay: 1)) : .bulkPrice(BulkPrice(minimum: 3, unitPrice: euro(400)))
        ]
      )
    }
    return SamplePromotions(
      request: QuoteRequest(sample.cart, on: day),
      promotions: promotions,
      stacking: .bestPerLine
    )
  }

  /// Thirty pieces of so many products, and five deals that are about all of them.
  static func overlapping(products: Int) throws -> SamplePromotions {
    let lines = (0..<products).compactMap { number in
      Product.Code("X\(number)").map {
        let price = euro(199 + Int64(number * 383 % 1_000))
        return QuoteRequest.Line(
          product: Product(code: $0, name: "X", price: price),
          quantity: .pieces(30 / products)
        )
      }
    }
    let bundled = Dictionary(uniqueKeysWithValues: [1, 5, 8].map { (lines[$0].product.code, 1) })
    let rules: [PromotionRule] = [
      .groupPrice(try GroupPrice(size: 3, price: euro(1_600))),
      .groupPercentOff(try GroupPercentOff(size: 4, percent: Percent(whole: 100), off: .cheapest)),
      .bundlePrice(try BundlePrice(pieces: bundled, price: euro(1_200))),
      .buyGet(try BuyGet(buy: BuyGet.Side(count: 2), get: BuyGet.Side(), percent: Percent(whole: 50))),
      .nForM(try NForM(buy: 3, pay: 2)),
    ]
    return SamplePromotions(
      request: QuoteRequest(lines: lines, currency: .eur, day: day),
      promotions: try rules.enumerated().map { number, rule in
        try Promotion(id: "\(number)", name: LocalizedText("\(number)"), rules: [rule])
      },
      stacking: .bestOverall
    )
  }

  /// The 23 books of the Potter kata: 5, 10, 20, 25 % off sets of 2 to 5 different ones.
  static func potter(_ stacking: Stacking) throws -> SamplePromotions {
    let lines = [5, 5, 4, 5, 4].enumerated().compactMap { number, count in
      Product.Code("P\(number)").map {
        QuoteRequest.Line(product: Product(code: $0, name: "P", price: euro(800)), quantity: .pieces(count))
      }
    }
    let shares = [2: 5, 3: 10, 4: 20, 5: 25].mapValues(Percent.init(whole:))
    let rule = PromotionRule.setPercentOff(try SetPercentOff(byDistinct: shares))
    return SamplePromotions(
      request: QuoteRequest(lines: lines, currency: .eur, day: day),
      promotions: [try Promotion(id: "potter", name: LocalizedText("Potter"), rules: [rule])],
      stacking: stacking
    )
  }

  private static func euro(_ units: Int64) -> Money { Money(minorUnits: units, currency: .eur) }
}

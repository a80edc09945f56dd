import ArcadeDomain

/// The cart and the offers of `SampleCart` as promotions, and carts that require a search for the best order.
struct SamplePromotions {
  let request: QuoteRequest
  let promotions: [Promotion]
  let stacking: Stacking

  var book: PromotionBook { PromotionBook(promotions, stacking: stacking) }

  private static let day = CalendarDay(daysSince1970: 20_000)

  /// Returns a number of lines, each with its own offer: two for one and a bulk price by turns.
  static func perLine(_ lines: Int) throws -> SamplePromotions {
    let sample = try SampleCart(lines: lines, offers: 0)
    let promotions = try sample.cart.lines.enumerated().map { number, line in
      try Promotion(
        id: "discount-\(number)",
        name: LocalizedText("An offer on product \(number)"),
        selection: PieceSelection(products: [line.product.code]),
        rules: [
          number.isMultiple(of: 2)
            ? .nForM(buy: 2, pay: 1) : .bulkPrice(minimum: 3, unitPrice: euro(400))
        ]
      )
    }
    return SamplePromotions(
      request: QuoteRequest(sample.cart, on: day),
      promotions: promotions,
      stacking: .bestPerLine
    )
  }

  /// Returns sixty pieces of several products, and discounts that share many of them.
  static func overlapping(_ discounts: Int, products: Int) throws -> SamplePromotions {
    let lines = (0..<products).compactMap { number in
      Product.Code("X\(number)").map {
        let price = euro(199 + Int64(number * 383 % 1_000))
        return QuoteRequest.Line(
          product: Product(code: $0, name: "X", price: price),
          quantity: .pieces(60 / products)
        )
      }
    }
    func some(_ range: Range<Int>) throws -> PieceSelection {
      try PieceSelection(products: lines[range].map(\.product.code))
    }
    func bundle(_ numbers: Int...) -> [Product.Code: Int] {
      Dictionary(uniqueKeysWithValues: numbers.map { (lines[$0].product.code, 1) })
    }
    let two = PromotionRule.Side(count: 2)
    let offers: [(selection: PieceSelection, rule: PromotionRule)] = [
      (.all, .groupPrice(size: 3, price: euro(1_600))),
      (try some(0..<14), .groupPercentOff(size: 4, percent: Percent(whole: 100), off: .cheapest)),
      (.all, .bundlePrice(pieces: bundle(1, 5, 8), price: euro(1_200))),
      (try some(6..<20), .buyGet(buy: two, get: PromotionRule.Side(), percent: Percent(whole: 50))),
      (try some(3..<17), .fullGroups(size: 5, gives: .percent(Percent(whole: 18)))),
      (try some(4..<12), .percentOff(Percent(whole: 15))),
      (.all, .firstAndFurther(first: euro(40), further: euro(90))),
      (.all, .setPercentOff(byDistinct: [3: Percent(whole: 10), 6: Percent(whole: 20)])),
      (try some(10..<20), .amountOff(euro(70))),
      (.all, .bundlePrice(pieces: bundle(2, 9, 13, 15), price: euro(1_500))),
      (try some(0..<9), .lineAmountOff(euro(150))),
      (try some(8..<18), .groupPrice(size: 2, price: euro(999))),
    ]
    var request = QuoteRequest(lines: lines, currency: .eur, day: day)
    request.catalog = try Catalog(lines.map(\.product))
    return SamplePromotions(
      request: request,
      promotions: try offers.prefix(discounts).enumerated().map { number, offer in
        try Promotion(
          id: "\(number)",
          name: LocalizedText("\(number)"),
          selection: offer.selection,
          rules: [offer.rule]
        )
      },
      stacking: .bestOverall
    )
  }

  /// Returns a line for each of a hundred products, and sixty offers of ten kinds for forty to eighty products each.
  static func crossing() throws -> SamplePromotions {
    let lines = (0..<100).compactMap { number in
      Product.Code("X\(number)").map {
        let product = Product(code: $0, name: "X", price: euro(199 + Int64(number * 383 % 1_000)))
        return QuoteRequest.Line(product: product, quantity: .pieces(1 + number * 7 % 4))
      }
    }
    let promotions = try (0..<60).map { number in
      let (first, width) = (number * 37 % 100, 40 + number * 13 % 41)
      let codes = (first..<first + width).map { lines[$0 % 100].product.code }
      let more = Int64(number)
      let bundle = Dictionary(uniqueKeysWithValues: codes.prefix(3).map { ($0, 1) })
      let rule: PromotionRule =
        switch number % 10 {
        case 0: .groupPrice(size: 3, price: euro(1_500 + more * 7))
        case 1: .groupPercentOff(size: 4, percent: Percent(whole: 100), off: .cheapest)
        case 2: .buyGet(buy: .init(count: 2), get: .init(), percent: Percent(whole: 40 + number % 30))
        case 3: .fullGroups(size: 5, gives: .percent(Percent(whole: 12 + number % 9)))
        case 4: .percentOff(Percent(whole: 8 + number % 7))
        case 5: .firstAndFurther(first: euro(20 + more), further: euro(60 + more))
        case 6: .amountOff(euro(30 + more), limitedTo: PieceLimit(atMostPieces: 10))
        case 7: .bundlePrice(pieces: bundle, price: euro(1_100 + more * 5))
        case 8: .groupPrice(size: 2, price: euro(900 + more * 3))
        default: .lineAmountOff(euro(80 + more))
        }
      return try Promotion(
        id: "\(number)",
        name: LocalizedText("\(number)"),
        selection: PieceSelection(products: codes),
        rules: [rule]
      )
    }
    let request = QuoteRequest(lines: lines, currency: .eur, day: day)
    return SamplePromotions(request: request, promotions: promotions, stacking: .bestPerLine)
  }

  /// Returns the 23 books of the Potter kata: 5, 10, 20 and 25 % off sets of 2 to 5 different ones.
  static func potter(_ stacking: Stacking) throws -> SamplePromotions {
    let lines = [5, 5, 4, 5, 4].enumerated().compactMap { number, count in
      Product.Code("P\(number)").map {
        QuoteRequest.Line(product: Product(code: $0, name: "P", price: euro(800)), quantity: .pieces(count))
      }
    }
    let shares = [2: 5, 3: 10, 4: 20, 5: 25].mapValues(Percent.init(whole:))
    let rule = PromotionRule.setPercentOff(byDistinct: shares)
    return SamplePromotions(
      request: QuoteRequest(lines: lines, currency: .eur, day: day),
      promotions: [try Promotion(id: "potter", name: LocalizedText("Potter"), rules: [rule])],
      stacking: stacking
    )
  }

  private static func euro(_ units: Int64) -> Money { Money(minorUnits: units, currency: .eur) }
}

import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// Files beyond single products and one rule.
final class PromotionReadingTests: XCTestCase {
  func testEveryKindOfRuleIsRead() async throws {
    let (mug, shirt) = (try code("MUG"), try code("TSHIRT"))
    let (both, five, ten) = ([mug: 1, shirt: 2], Percent(whole: 5), Percent(whole: 10))
    let cases: [(rule: String, expected: PromotionRule)] = [
      (
        #"{"type":"amountOff","amount":1,"atMostPieces":3,"atMostPiecesPerLine":2,"pick":"dearest"}"#,
        .amountOff(euro(100), limitedTo: PieceLimit(atMostPieces: 3, atMostPiecesPerLine: 2, pick: .dearest))
      ),
      (#"{"type":"lineAmountOff","amount":"2.50"}"#, .lineAmountOff(euro(250))),
      (#"{"type":"acrossLines","amount":5}"#, .acrossLines(euro(500))),
      (#"{"type":"orderAmountOff","amount":"10.00"}"#, .orderAmountOff(euro(1_000))),
      (#"{"type":"orderPercentOff","percent":10,"most":20}"#, .orderPercentOff(Percent(whole: 10), most: euro(2_000))),
      (#"{"type":"orderPrice","price":20}"#, .orderPrice(euro(2_000))),
      (#"{"type":"groupPrice","size":2,"price":"7.00"}"#, .groupPrice(size: 2, price: euro(700))),
      (
        #"{"type":"groupPercentOff","size":3,"percent":100,"off":"cheapest"}"#,
        .groupPercentOff(size: 3, percent: Percent(whole: 100), off: .cheapest)
      ),
      (#"{"type":"groupPercentOff","percent":10}"#, .groupPercentOff(percent: Percent(whole: 10))),
      (
        #"{"type":"bundlePrice","pieces":{"MUG":1,"tshirt":2},"price":3}"#, .bundlePrice(pieces: both, price: euro(300))
      ),
      (
        #"{"type":"buyGet","buy":{"count":2,"products":["TSHIRT"]},"get":{},"percent":5,"pick":"dearest","repeats":false}"#,
        try .buyGet(
          buy: .init(count: 2, selection: .init(products: [shirt])),
          get: .init(),
          percent: five,
          pick: .dearest,
          repeats: false
        )
      ),
      (#"{"type":"setPercentOff","byDistinct":{"2":5,"3":10}}"#, .setPercentOff(byDistinct: [2: five, 3: ten])),
      (
        #"{"type":"tiers","basis":"total","tiers":[{"from":50,"amount":5},{"from":100,"amount":15}]}"#,
        .tiers(Tiers(steps: [step(from: 5_000, euro(500)), step(from: 10_000, euro(1_500))]))
      ),
      (
        #"{"type":"tiers","basis":"quantity","tiers":[{"from":3,"percent":5}],"counted":{"products":["MUG"]}}"#,
        .tiers(try Tiers(steps: [.init(from: .quantity(3), gives: .percent(five))], counted: .init(products: [mug])))
      ),
      (
        #"{"type":"firstAndFurther","first":1,"further":"0.50","most":0}"#,
        .firstAndFurther(first: euro(100), further: euro(50))
      ),
      (#"{"type":"fullGroups","size":3,"percent":10}"#, .fullGroups(size: 3, gives: .percent(Percent(whole: 10)))),
      (#"{"type":"freePiece","product":"MUG"}"#, .freePiece(mug)),
      (#"{"type":"shippingPercentOff","percent":50}"#, .shippingPercentOff(Percent(whole: 50))),
      (#"{"type":"shippingPrice","price":2}"#, .shippingPrice(euro(200))),
    ]
    for (rule, expected) in cases {
      let book = try await readDiscounts(#"{"discounts":[{"id":"x","name":"n","rule":\#(rule)}]}"#)
      XCTAssertEqual(book.problems.withoutLines(), [], rule)
      XCTAssertEqual(book.promotions.map(\.rules), [[expected]], rule)
    }
  }

  func testEverythingElseThatADiscountSaysIsRead() async throws {
    let text = """
      {"stacking":"lanes","lanes":["sale","coupons"],"rounding":"halfDown","discounts":[
       {"id":"a","name":"n","products":["MUG"],"tags":["eggs"],"prices":{"from":1,"until":10},
        "rules":[{"type":"lineAmountOff","amount":1},{"type":"shippingPrice","price":0}],
        "if":[{"type":"itemsTotal","minimum":50,"of":"discounted"},{"type":"quantity","minimum":2,"tags":["eggs"]},
              {"type":"lineQuantity","minimum":3},{"type":"contains","products":["MUG"]},
              {"type":"customerGroup","group":"staff"},{"type":"shipping","method":"post"}],
        "when":{"weekdays":["sat"]},"code":" ＳＰＲＩＮＧ ","priority":5,"exclusive":true,"lane":"coupons","atMost":2,
        "limit":{"total":100},"skipReduced":true}]}
      """
    let (book, mug) = (try await readDiscounts(text, for: tagged()), try code("MUG"))

    XCTAssertEqual(book.problems.withoutLines(), [])
    XCTAssertEqual(book.stacking, .lanes)
    XCTAssertEqual(book.lanes, ["sale", "coupons"])
    XCTAssertEqual(book.rounding, .halfDown)
    let promotion = try XCTUnwrap(book.promotions.first)
    XCTAssertEqual(
      promotion,
      try Promotion(
        id: "a",
        name: LocalizedText("n"),
        selection: PieceSelection(
          products: [mug],
          tags: ["eggs"],
          prices: PieceSelection.Prices(from: euro(100), until: euro(1_000))
        ),
        rules: [.lineAmountOff(euro(100)), .shippingPrice(euro(0))],
        conditions: [
          .itemsTotal(minimum: euro(5_000), of: .discounted),
          .quantity(minimum: 2, selection: PieceSelection(tags: ["eggs"])), .lineQuantity(minimum: 3),
          .contains(PieceSelection(products: [mug])), .customerGroup("staff"), .shipping(method: "post"),
        ],
        when: .weekdays([.saturday]),
        code: PromotionCode("spring"),
        priority: 5,
        isExclusive: true,
        lane: "coupons",
        atMost: 2,
        limit: 100,
        skipsReduced: true
      )
    )
  }

  func testAMistakeIsNamedWhereItStands() async throws {
    let rule = #""rule":{"type":"groupPrice","size":2,"price":7}"#
    let cases: [(more: String, path: String, mistake: ShopMistake)] = [
      (#""rule":{"type":"groupPrice","size":0,"price":7}"#, ".rule.size", .promotion(.countOutOfRange(0))),
      (#""rule":{"type":"bundlePrice","pieces":{},"price":7}"#, ".rule.pieces", .promotion(.emptyBundle)),
      (#""rule":{"type":"bundlePrice","pieces":{"MUG":0}}"#, ".rule.pieces.MUG", .promotion(.countOutOfRange(0))),
      (#""rule":{"type":"setPercentOff","byDistinct":{}}"#, ".rule.byDistinct", .promotion(.noTiers)),
      (#""rule":{"type":"tiers","basis":"total","tiers":[]}"#, ".rule.tiers", .promotion(.noTiers)),
      (#""rule":{"type":"fullGroups","size":2,"amount":1,"percent":1}"#, ".rule", .notOneOf(["amount", "percent"])),
      (#""rule":{"type":"groupPrice","size":2,"price":7},"rules":[]"#, ".rules", .notOneOf(["rule", "rules"])),
      (#""rules":[]"#, ".rules", .promotion(.noRules)),
      (#"\#(rule),"tags":[]"#, ".tags", .promotion(.nothingSelected)),
      (
        #"\#(rule),"prices":{"from":2,"until":1}"#, ".prices",
        .promotion(.pricesReversed(from: euro(200), until: euro(100)))
      ),
      (#"\#(rule),"if":[{"type":"contains"}]"#, ".if", .promotion(.nothingToContain)),
      (#"\#(rule),"exclusive":"yes""#, ".exclusive", .feed(.wrongShape(expected: .flag))),
      (#"\#(rule),"limit":{"total":-1}"#, ".limit.total", .promotion(.negativeLimit(-1))),
      (#"\#(rule),"atMost":0"#, ".atMost", .promotion(.countOutOfRange(0))),
      (#"\#(rule),"code":" ""#, ".code", .feed(.wrongShape(expected: .text))),
      (#"\#(rule),"prioriti":1"#, ".prioriti", .feed(.unknownKey("prioriti", nearest: "priority"))),
    ]
    for (more, path, mistake) in cases {
      let book = try await readDiscounts(#"{"discounts":[{"id":"x","name":"n",\#(more)}]}"#, for: tagged())
      XCTAssertEqual(book.problems.withoutLines(), [ShopProblem(at: entry(1, path), mistake)], more)
      XCTAssertEqual(book.promotions, [], more)
    }
  }

  func testWhatAHeadSaysWronglyIsLeftOutAndTheDiscountsHold() async throws {
    let book = try await readDiscounts(
      #"{"stacking":"sequentail","rounding":"up","lanes":["a","a"],"discounts":[\#(free)]}"#
    )
    let words = ["bestPerLine", "sequential", "staged", "lanes", "bestOverall"]
    XCTAssertEqual(
      book.problems.map(\.mistake),
      [
        .feed(.repeated("a")), .feed(.unknownValue("sequentail", allowed: words, nearest: "sequential")),
        .feed(.unknownValue("up", allowed: ["halfUp", "halfDown", "down"], nearest: nil)),
      ]
    )
    XCTAssertEqual(book.stacking, .bestPerLine)
    XCTAssertEqual(book.promotions.map(\.id), ["free"])
  }

  func testWhatIsReferredToInVainIsNamedAndTheRestHolds() async throws {
    let rules = """
      [{"type":"bundlePrice","pieces":{"MUGG":1},"price":1},{"type":"freePiece","product":"ZEBRA"},
       {"type":"buyGet","buy":{"tags":["egs"]},"get":{"products":["TSHIRTS"]},"percent":50},
       {"type":"tiers","basis":"quantity","tiers":[{"from":3,"percent":5}],"counted":{"tags":["dairy"]}}]
      """
    let book = try await readDiscounts(
      """
      {"lanes":["sale"],"discounts":[{"id":"x","name":"n","rules":\(rules),"lane":"sael",
       "if":[{"type":"contains","products":["VOUCHERS"]}]}]}
      """,
      for: tagged()
    )
    XCTAssertEqual(
      book.problems.map(\.mistake),
      [
        .unknownProduct("MUGG", nearest: "MUG"), .unknownProduct("ZEBRA", nearest: nil),
        .unknownTag("egs", nearest: "eggs"), .unknownProduct("TSHIRTS", nearest: "TSHIRT"),
        .unknownTag("dairy", nearest: nil), .unknownProduct("VOUCHERS", nearest: "VOUCHER"),
        .unknownLane("sael", nearest: "sale"),
      ]
    )
    XCTAssertEqual(book.promotions.map(\.id), ["x"])
  }

  func testWhatIsSurelyNotMeantIsAHintAndStaysInForce() async throws {
    let passed = try XCTUnwrap(CalendarDay(iso: "2020-01-31"))
    let dear = PromotionWarning.bulkPriceAboveList(try code("MUG"), euro(800), list: euro(750))
    let rule = #""rule":{"type":"lineAmountOff","amount":1}"#
    let cases: [(discount: String, path: String, warning: PromotionWarning)] = [
      (#""rule":{"type":"percentOff","percent":0}"#, ".rule", .takesNothing),
      (#""rules":[{"type":"lineAmountOff","amount":1},{"type":"amountOff","amount":0}]"#, ".rules", .takesNothing),
      (#""products":["MUG"],"rule":{"type":"bulkPrice","minimum":2,"unitPrice":8}"#, ".rule", dear),
      // Two of the dearest cost 40.00 together.
      (#""rule":{"type":"groupPrice","size":2,"price":40}"#, ".rule", .takesNothing),
      (#""products":["MUG"],"rule":{"type":"orderAmountOff","amount":1}"#, ".products", .selectionWithoutEffect),
      (
        #"\#(rule),"when":{"window":{"from":"2020-01-01","until":"2020-01-31"}}"#, ".when.window", .windowPassed(passed)
      ),
      (#"\#(rule),"limit":{"total":0}"#, ".limit.total", .takesNothing),
    ]
    for (discount, path, warning) in cases {
      let book = try await readDiscounts(#"{"discounts":[{"id":"x","name":"n",\#(discount)}]}"#)
      XCTAssertEqual(book.problems.withoutLines(), [ShopProblem(at: entry(1, path), .warning(warning))], discount)
      XCTAssertEqual(book.mistakes, [], discount)
      XCTAssertEqual(book.promotions.map(\.id), ["x"], discount)
    }
  }

  func testWhatCanNeverBeHadIsAHint() async throws {
    // Mugs cost 7.50 and vouchers 5.00; tomatoes are weighed.
    let (pair, voucher) = (#""pieces":{"MUG":1,"VOUCHER":1}"#, try code("VOUCHER"))
    let steps = #"{"from":5,"amount":1},{"from":"5.00","amount":2}"#
    let cases: [(discount: String, path: String, warning: PromotionWarning)] = [
      (#""products":["TOM"],"rule":{"type":"nForM","buy":3,"pay":2}"#, ".rule", .onlyWeighed),
      (#""rule":{"type":"bundlePrice",\#(pair),"price":12.50}"#, ".rule", .bundleNotCheaper(pieces: euro(1_250))),
      (#""products":["MUG"],"rule":{"type":"bundlePrice",\#(pair),"price":10}"#, ".rule", .outsideSelection(voucher)),
      (#""rule":{"type":"bundlePrice","pieces":{"MUG":1,"TOM":1},"price":1}"#, ".rule", .onlyWeighed),
      (#""products":["MUG"],"rule":{"type":"setPercentOff","byDistinct":{"2":5}}"#, ".rule", .tooFewProducts(1)),
      (#""rule":{"type":"tiers","basis":"total","tiers":[\#(steps)]}"#, ".rule", .sameStep),
      (#""rule":{"type":"percentOff","percent":10,"pick":"dearest"}"#, ".rule.pick", .nothingToPick),
    ]
    let tomatoes = try Product(code: code("TOM"), name: "Tomatoes", price: euro(240), unit: "kg")
    let catalog = try Catalog(Catalog.sample().products + [tomatoes])
    for (discount, path, warning) in cases {
      let book = try await readDiscounts(#"{"discounts":[{"id":"x","name":"n",\#(discount)}]}"#, for: catalog)
      XCTAssertEqual(book.problems.withoutLines(), [ShopProblem(at: entry(1, path), .warning(warning))], discount)
      XCTAssertEqual(book.mistakes, [], discount)
      XCTAssertEqual(book.promotions.map(\.id), ["x"], discount)
      // It stays in force, but is not advertised.
      XCTAssertEqual(book.outOfReach, warning.isOutOfReach ? ["x"] : [], discount)
    }
    let lanes = try await readDiscounts(#"{"stacking":"lanes","discounts":[\#(free)]}"#)
    XCTAssertEqual(lanes.problems.map(\.mistake), [.warning(.noLanes)])
  }

  func testWithoutAPriceListNothingIsSaidOfProductsAndTags() async throws {
    let source = TextSource(
      text: """
        {"discounts":[{"id":"x","name":"n","products":["ZEBRA"],"tags":["x"],
                       "rule":{"type":"lineAmountOff","amount":1}}]}
        """
    )
    let book = try await DiscountFile.book(of: source, for: nil, on: CalendarDay(daysSince1970: 20_000))
    XCTAssertEqual(book.problems, [])
    XCTAssertEqual(book.promotions.map(\.id), ["x"])
  }

  private let free = #"{"id":"free","name":"n","rule":{"type":"freePiece","product":"MUG"}}"#

  /// Returns the example's products, with a tag on the mug.
  private func tagged() throws -> Catalog {
    try Catalog(
      Catalog.sample().products.map { product in
        let tags = product.code.text == "MUG" ? ["eggs"] : []
        return Product(code: product.code, name: product.name, price: product.price, tags: tags)
      }
    )
  }

  private func step(from total: Int64, _ amount: Money) -> Tiers.Step {
    Tiers.Step(from: .total(euro(total)), gives: .amount(amount))
  }

  private func code(_ text: String) throws -> Product.Code { try XCTUnwrap(Product.Code(text)) }
}

import ArcadeDomain
import ArcadeTesting
import XCTest

/// The hints, computed by hand and then bought: A 10.00, B 6.00, C 4.00, D 2.50.
final class PromotionHintTests: XCTestCase {
  func testTheBoxesOfTheSpecification() throws {
    // Three boxes cost 11.00 and four 14.00: one more saves another 1.00.
    var stall = try Stall.usual()
    try stall.offer("two-boxes", [.groupPrice(size: 2, price: euro(700))], only("C"))
    try stall.offer("ten-off", [.orderAmountOff(euro(1_000))], if: [.itemsTotal(minimum: euro(5_000))], code: "SPRING")
    let quote = try stall.quote("3C")
    XCTAssertEqual([quote.subtotal, quote.discount, quote.total], [euro(1_200), euro(100), euro(1_100)])
    XCTAssertEqual(quote.prices, "C 1x400 2x350")
    XCTAssertEqual(try hints(stall, "3C"), ["two-boxes: 1C saves 100"])
    stall.codes = ["spring"]
    // 50.00 is ten boxes short, which is more than a hint proposes.
    XCTAssertEqual(
      try stall.quote("3C").reason("ten-off"),
      .condition(.itemsTotal(minimum: euro(5_000)), missing: .amount(euro(3_800)))
    )
    XCTAssertEqual(try hints(stall, "3C"), ["two-boxes: 1C saves 100"])
    // 11 boxes cost 44.00; with two more the sixth pair saves another 1.00.
    XCTAssertEqual(try hints(stall, "11C"), ["two-boxes: 1C saves 100", "ten-off: 2C saves 1100"])
  }

  func testNothingIsProposedThatNobodyWouldAdd() throws {
    // 40.00 more is four A; hints propose at most three pieces.
    var stall = try Stall.usual()
    let far = PromotionCondition.itemsTotal(minimum: euro(5_000))
    try stall.offer("far", [.orderAmountOff(euro(1_000))], if: [far])
    XCTAssertEqual(try hints(stall, "A"), [])
    XCTAssertEqual(try hints(stall, "2A"), ["far: 3A saves 1000"])
    // Weighed products cannot be in a bundle.
    try stall.sell("T", 299, unit: "kg")
    stall.promotions = []
    let bundle = try PromotionRule.bundlePrice(pieces: [code("A"): 1, code("T"): 1], price: euro(100))
    try stall.offer("bundle", [bundle])
    XCTAssertEqual(try hints(stall, "A"), [])
  }

  func testSoManyCartsAreTriedFewestPiecesFirst() throws {
    // Thirty products, each two for one; the even ones three for one, which needs two more.
    var stall = Stall()
    let names = (10...39).map { "X\($0)" }
    for (number, name) in names.enumerated() {
      try stall.sell(name, 500)
      let rule = PromotionRule.nForM(buy: number % 2 == 0 ? 3 : 2, pay: 1)
      try stall.offer(name, [rule], PieceSelection(products: [code(name)]))
    }
    // The fifteen that need one piece, then the first nine of those that need two: 24 carts.
    let odd = names.indices.filter { $0 % 2 == 1 }
    let even = names.indices.filter { $0 % 2 == 0 }.prefix(9)
    let expected = (odd + even).sorted().map { number in
      number % 2 == 1
        ? "\(names[number]): 1\(names[number]) saves 500" : "\(names[number]): 2\(names[number]) saves 1000"
    }
    XCTAssertEqual(try hints(stall, names.joined(separator: " ")), expected)
    // If more than six promotions can be ordered, nothing is tried: all thirty, or seven.
    stall.stacking = .bestOverall
    XCTAssertEqual(try hints(stall, names.joined(separator: " ")), expected)
    XCTAssertEqual(try hints(stall, names.map { "3\($0)" }.joined(separator: " ")), [])
    let seven = names.prefix(14).enumerated().map { $0 % 2 == 1 ? "3\($1)" : $1 }.joined(separator: " ")
    XCTAssertEqual(try hints(stall, seven), [])
  }

  func testTheNextStepOfEachRule() throws {
    XCTAssertEqual(try hint(.nForM(buy: 3, pay: 2), "4A"), ["deal: 2A saves 1000"])
    XCTAssertEqual(try hint(.nForM(buy: 3, pay: 2), "3A"), [])
    XCTAssertEqual(try hint(.bulkPrice(minimum: 3, unitPrice: euro(500)), "A 2B"), ["deal: 1B saves 300"])
    XCTAssertEqual(try hint(.bulkPrice(minimum: 3, unitPrice: euro(600)), "2B"), [])
    XCTAssertEqual(try hint(.percentOff(percent(10), minimum: 2), "A"), ["deal: 1A saves 200"])
    // 10.00 and 4.00 for 7.00, or 10.00 and 10.00.
    XCTAssertEqual(try hint(.groupPrice(size: 2, price: euro(700)), "A"), ["deal: 1A saves 1300"])
    let bundle = try PromotionRule.bundlePrice(pieces: [code("A"): 1, code("C"): 2], price: euro(1_500))
    XCTAssertEqual(try hint(bundle, "A"), ["deal: 2C saves 300"])
    XCTAssertEqual(try hint(bundle, "B"), [])
    let sets = PromotionRule.setPercentOff(byDistinct: [2: percent(10)])
    // Another A does not make two different products; B, the most expensive of the others, saves 1.60.
    XCTAssertEqual(try hint(sets, "A"), ["deal: 1B saves 160"])
    let steps = [Tiers.Step(from: .total(euro(1_500)), gives: .amount(euro(300)))]
    XCTAssertEqual(try hint(.tiers(Tiers(steps: steps)), "A"), ["deal: 1A saves 300"])
  }

  func testWhatAHintNamesGivesWhatItSays() throws {
    var hints = 0
    for number in 0..<FuzzShare.of(1_000) * RandomStall.scale {
      var random = RandomStall(seed: RandomStall.seed &* 32_452_843 &+ UInt64(number))
      var stall = try random.stall(products: 2 + random.below(3))
      stall.stacking = Stacking.allCases[random.below(4)]
      try random.offers(1 + random.below(3), in: &stall)
      let request = try stall.request(random.cart(of: stall, pieces: 5))
      let book = stall.book
      let before = try book.totals(for: request)
      for hint in book.hints(for: request, after: try book.quote(for: request)) {
        hints += 1
        var larger = request
        for add in hint.add {
          let held = larger.lines.first { $0.product.code == add.product.code }?.quantity.pieceCount ?? 0
          larger.lines.removeAll { $0.product.code == add.product.code }
          larger.lines.append(QuoteRequest.Line(product: add.product, quantity: .pieces(held + add.count)))
        }
        let after = try book.totals(for: larger)
        let saved =
          after.discount.minorUnits + after.shippingDiscount.minorUnits
          - before.discount.minorUnits - before.shippingDiscount.minorUnits
        XCTAssertEqual(saved, hint.saves.minorUnits, "\(number): \(stall.described)")
        XCTAssertGreaterThan(saved, 0)
      }
    }
    XCTAssertGreaterThan(hints, FuzzShare.of(300))
  }

  private func hint(_ rule: PromotionRule, _ cart: String) throws -> [String] { try hints(.with(rule), cart) }

  private func hints(_ stall: Stall, _ cart: String) throws -> [String] {
    let request = try stall.request(cart)
    return stall.book.hints(for: request, after: try stall.book.quote(for: request)).map { hint in
      "\(hint.id): \(hint.add.map { "\($0.count)\($0.product.code)" }.joined(separator: " ")) saves \(hint.saves.minorUnits)"
    }
  }
}

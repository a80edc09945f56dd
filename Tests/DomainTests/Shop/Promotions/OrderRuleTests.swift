import ArcadeDomain
import ArcadeTesting
import XCTest

/// The reductions of rules for the order and shipping, computed by hand: A 10.00, B 6.00, C 4.00, D 2.50.
final class OrderRuleTests: XCTestCase {
  func testOrderAmountOff() throws {
    // 5.00 over 10.00, 6.00 and 4.00: 2.50, 1.50, 1.00.
    let stall = try Stall.with(.orderAmountOff(euro(500)))
    try expect(stall, "A B C", costs: "A 1x750, B 1x450, C 1x300", deals: "deal 1x 500")
    // 5.00 over 20.00 and 2.50: 4.444 and 0.556, so 4.44 and 0.56; two A are reduced by 2.22 each.
    try expect(stall, "2A D", costs: "A 2x778, D 1x194", deals: "deal 1x 500")
    try expect(stall, "D", costs: "D 1x0", deals: "deal 1x 250")
    XCTAssertEqual(try stall.quote("D").applied.first?.unused, euro(250))
  }

  func testTiesGoInTheOrderOfTheLines() throws {
    // 1.00 over three equal lines: 0.34, 0.33, 0.33, the first by code.
    var stall = Stall()
    for name in ["X", "Y", "Z"] { try stall.sell(name, 500) }
    try stall.offer("deal", [.orderAmountOff(euro(100))])
    try expect(stall, "Z Y X", costs: "Z 1x467, Y 1x467, X 1x466")
  }

  func testALineThatCannotTakeItsPartIsFilledAndTheRestIsSpreadAnew() throws {
    // 6.00 over A 10.00 (lowest 9.00), B 6.00, C 4.00: the 3.00 for A exceed its 1.00. The other 5.00 are spread as 6
    // to 4.
    var stall = try Stall.with(.orderAmountOff(euro(600)))
    try stall.sell("A", 1_000, lowest: 900)
    try expect(stall, "A B C", costs: "A 1x900, B 1x300, C 1x200", deals: "deal 1x 600")
    // Two pieces of A: of 13.00 only 2.00 fit on A; B and C are reduced to zero, by 10.00 together.
    stall.promotions = []
    try stall.offer("deal", [.orderAmountOff(euro(1_300))])
    try expect(stall, "2A B C", costs: "A 2x900, B 1x0, C 1x0", deals: "deal 1x 1200")
    XCTAssertEqual(try stall.quote("2A B C").applied.first?.unused, euro(100))
  }

  func testOrderPercentOff() throws {
    // 15 % of 12.50 is 1.875: 1.88 as 10 to 2.5: 1.504 and 0.376, so 1.50 and 0.38.
    let stall = try Stall.with(.orderPercentOff(percent(15)))
    try expect(stall, "A D", costs: "A 1x850, D 1x212", deals: "deal 1x 188")
    let most = try Stall.with(.orderPercentOff(percent(15), most: euro(100)))
    try expect(most, "A D", costs: "A 1x920, D 1x230", deals: "deal 1x 100")
  }

  func testOrderPrice() throws {
    let stall = try Stall.with(.orderPrice(euro(1_200)))
    // 16.00 for 12.00: 4.00 as 10 to 6.
    try expect(stall, "A B", costs: "A 1x750, B 1x450", deals: "deal 1x 400")
    try expect(stall, "A", costs: "A 1x1000", deals: "")
  }

  func testAcrossLines() throws {
    // 2.00 over A and C only, as 10 to 4: 1.43 and 0.57.
    let stall = try Stall.with(.acrossLines(euro(200)), selecting: "A", "C")
    try expect(stall, "A B C", costs: "A 1x857, B 1x600, C 1x343", deals: "deal 1x 200")
  }

  func testTiersWithAmounts() throws {
    let steps = [
      Tiers.Step(from: .total(euro(1_000)), gives: .amount(euro(100))),
      Tiers.Step(from: .total(euro(2_000)), gives: .amount(euro(300))),
    ]
    let stall = try Stall.with(.tiers(Tiers(steps: steps)))
    try expect(stall, "B", costs: "B 1x600", deals: "")
    // 10.00 reaches the first step exactly: 1.00 as 6 to 4.
    try expect(stall, "B C", costs: "B 1x540, C 1x360", deals: "deal 1x 100")
    try expect(stall, "2A", costs: "A 2x850", deals: "deal 1x 300")
  }

  func testTiersFromNothingOn() throws {
    // 5 % from the first piece on, 10 % from the third.
    let steps = [
      Tiers.Step(from: .quantity(0), gives: .percent(percent(5))),
      Tiers.Step(from: .quantity(3), gives: .percent(percent(10))),
    ]
    let stall = try Stall.with(.tiers(Tiers(steps: steps)))
    try expect(stall, "A", costs: "A 1x950", deals: "deal 1x 50")
    try expect(stall, "3A", costs: "A 3x900", deals: "deal 1x 300")
  }

  func testTiersCountTheWholeCart() throws {
    // 16.00 reaches the step; A is half off and leaves the deal, so only B gets the tenth.
    let steps = [Tiers.Step(from: .total(euro(1_600)), gives: .percent(percent(10)))]
    for stacking in [Stacking.bestPerLine, .bestOverall] {
      var stall = try Stall.with(.tiers(Tiers(steps: steps)))
      stall.stacking = stacking
      let half = PromotionRule.percentOff(percent(50))
      try stall.offer("half", [half], only("A"))
      try expect(stall, "A B", costs: "A 1x500, B 1x540", deals: "deal 1x 60, half 1x 500")
    }
  }

  func testFreePiece() throws {
    var stall = try Stall.with(.freePiece(code("D"), count: 2), selecting: "A")
    let quote = try stall.quote("A")
    XCTAssertEqual(quote.added.map(\.product.code.text), ["D"])
    XCTAssertEqual([quote.subtotal, quote.discount, quote.total], [euro(1_500), euro(500), euro(1_000)])
    XCTAssertEqual(quote.deals, "deal 1x 500")
    try stall.sell("D", 250, lowest: 100)
    XCTAssertEqual(try stall.quote("A").added, [])
    XCTAssertEqual(try stall.quote("A").reason("deal"), .takesNothing)
  }

  func testShipping() throws {
    var stall = try Stall.with(.shippingPercentOff(percent(15)))
    XCTAssertNil(try stall.quote("A").shipping)
    stall.shipping = Shipping(method: "post", price: euro(499))
    // 15 % of 4.99 is 0.7485.
    XCTAssertEqual(try stall.quote("A").shipping?.discount, euro(75))
    XCTAssertEqual(try stall.quote("A").total, euro(1_424))
    XCTAssertEqual(try stall.quote("A").discount, euro(0))
    try stall.offer("fixed", [.shippingPrice(euro(200))])
    XCTAssertEqual(try stall.quote("A").deals, "fixed 1x 299")
    stall.stacking = .sequential
    // 4.99 less 0.75 is 4.24, which then costs 2.00.
    XCTAssertEqual(try stall.quote("A").deals, "deal 1x 75, fixed 1x 224")
  }

  func testReducedProductsAreLeftOut() throws {
    let rule = PromotionRule.orderAmountOff(euro(500))
    var stall = try Stall.with(rule, skipsReduced: true)
    try stall.sell("A", 1_000, reducedFrom: 1_500)
    try expect(stall, "A B C", costs: "A 1x1000, B 1x300, C 1x200", deals: "deal 1x 500")
    var items = try Stall.with(.percentOff(percent(10)), skipsReduced: true)
    try items.sell("A", 1_000, reducedFrom: 1_500)
    try expect(items, "A B", costs: "A 1x1000, B 1x540", deals: "deal 1x 60")
  }

  func testWeighings() throws {
    // 0.35 kg at 2.99 is 1.0465, so 1.05; 10 % of that is 0.105, so 0.11. Rules that count pieces ignore it.
    var stall = try Stall.with(.percentOff(percent(10)))
    try stall.sell("T", 299, unit: "kg")
    try expect(stall, "0.35T", costs: "T 1x94", deals: "deal 1x 11")
    stall.promotions = []
    try stall.offer("two", [.nForM(buy: 1, pay: 0)])
    try stall.offer("each", [.amountOff(euro(1))])
    try stall.offer("group", [.groupPercentOff(percent: percent(50))])
    try expect(stall, "0.35T", costs: "T 1x105", deals: "")
    stall.promotions = []
    try stall.offer("order", [.orderAmountOff(euro(5))], if: [.quantity(minimum: 1)])
    XCTAssertEqual(try stall.quote("0.35T").reason("order"), .condition(.quantity(minimum: 1), missing: .pieces(1)))
  }
}

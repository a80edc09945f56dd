import ArcadeDomain
import ArcadeTesting
import XCTest

/// Tomatoes at 2.40 a kg, weighed twice: 0.35 kg is 0.84, 0.5 kg is 1.20; with apples at 10.00 that is 12.04.
final class WeighedRulesTests: XCTestCase {
  func testRulesThatTakeWeighings() throws {
    let tenPercent = Percent(whole: 10)
    let steps = [Tiers.Step(from: .total(euro(1_200)), gives: .percent(tenPercent))]
    let amounts = [Tiers.Step(from: .total(euro(1_204)), gives: .amount(euro(100)))]
    let rules: [(rule: PromotionRule, prices: String)] = [
      // 0.084, 0.12 and 1.00, each line rounded once.
      (.percentOff(tenPercent), "T 1x76, T 1x108, A 1x900"),
      (.lineAmountOff(euro(50)), "T 1x34, T 1x70, A 1x950"),
      // A weighing is never reduced below zero.
      (.lineAmountOff(euro(100)), "T 1x0, T 1x20, A 1x900"),
      // 1.00 spread by largest remainder: 6.98, 9.97 and 83.06 cents.
      (.acrossLines(euro(100)), "T 1x77, T 1x110, A 1x917"),
      (.orderAmountOff(euro(100)), "T 1x77, T 1x110, A 1x917"),
      // 1.204 is 1.20: 8.37, 11.96 and 99.67 cents.
      (.orderPercentOff(tenPercent), "T 1x76, T 1x108, A 1x900"),
      // 2.04 off: 14.23, 20.33 and 169.44 cents.
      (.orderPrice(euro(1_000)), "T 1x70, T 1x100, A 1x830"),
      (.tiers(Tiers(steps: steps)), "T 1x76, T 1x108, A 1x900"),
      (.tiers(Tiers(steps: amounts)), "T 1x77, T 1x110, A 1x917"),
    ]
    for (rule, prices) in rules { try expect(stall(rule), "0.35T 0.5T A", costs: prices) }
  }

  func testNoOtherRuleTakesThem() throws {
    let (free, nothing) = (Percent(whole: 100), euro(0))
    let tomatoes = try PromotionRule.Side(count: 1, selection: only("T"))
    let rules: [PromotionRule] = [
      .nForM(buy: 2, pay: 1), .bulkPrice(minimum: 1, unitPrice: euro(1)), .amountOff(euro(10)),
      .groupPrice(size: 2, price: nothing), .groupPercentOff(size: 2, percent: free), .groupPercentOff(percent: free),
      try .bundlePrice(pieces: [code("T"): 1], price: nothing), .buyGet(buy: tomatoes, get: tomatoes, percent: free),
      .setPercentOff(byDistinct: [1: free]), .firstAndFurther(first: euro(10), further: euro(10)),
      .fullGroups(size: 1, gives: .percent(free)),
      .tiers(Tiers(steps: [Tiers.Step(from: .quantity(1), gives: .percent(free))])),
    ]
    for rule in rules { try expect(stall(rule), "0.35T 0.5T", costs: "T 1x84, T 1x120", deals: "") }
  }

  func testConditionsThatCountThem() throws {
    let (some, deal) = (try only("T"), PromotionRule.orderAmountOff(euro(4)))
    let conditions: [(condition: PromotionCondition, holds: Bool)] = [
      (.itemsTotal(minimum: euro(204)), true), (.itemsTotal(minimum: euro(205)), false),
      (.contains(some), true), (.quantity(minimum: 1), false), (.lineQuantity(minimum: 1), false),
    ]
    for (condition, holds) in conditions {
      var stall = try stall()
      try stall.offer("deal", [deal], if: [condition])
      XCTAssertEqual(try stall.quote("0.35T 0.5T").discount, euro(holds ? 4 : 0), "\(condition)")
    }
  }

  func testEachLineIsRoundedHalfUpOnce() throws {
    var random = SplitMix64(seed: 3)
    let stall = try stall()
    for _ in 0..<500 {
      let weights = (0..<5).map { _ in Int64.random(in: 1...9_999, using: &random) }
      let cart = weights.map { "\($0 / 1_000).\(String(String($0 % 1_000 + 1_000).dropFirst()))T" }
      // A thousandth of 2.40 is 0.24 cents.
      let expected = weights.reduce(0) { $0 + ($1 * 240 + 500) / 1_000 }
      XCTAssertEqual(try stall.quote(cart.joined(separator: " ")).total.minorUnits, expected)
    }
  }

  func testWhatIsNotOnTheListTakesPartInNothingButTheOrder() throws {
    let flowers = Product(code: .unlisted, name: "Flowers", price: euro(350))
    let line = QuoteRequest.Line(product: flowers, quantity: 1, isListed: false)
    let rules: [(rule: PromotionRule, total: Int64)] = [
      (.percentOff(Percent(whole: 10)), 350), (.nForM(buy: 1, pay: 0), 350), (.lineAmountOff(euro(50)), 350),
      (.orderAmountOff(euro(50)), 300), (.orderPercentOff(Percent(whole: 10)), 315),
    ]
    for (rule, total) in rules {
      var request = try stall(rule).request("")
      request.lines = [line]
      XCTAssertEqual(try stall(rule).book.quote(for: request).total, euro(total), "\(rule)")
    }
  }

  private func stall(_ rules: PromotionRule...) throws -> Stall {
    var stall = try Stall.usual()
    try stall.sell("T", 240, unit: "kg")
    if !rules.isEmpty { try stall.offer("deal", rules) }
    return stall
  }
}

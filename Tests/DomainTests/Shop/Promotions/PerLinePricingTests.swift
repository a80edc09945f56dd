import ArcadeDomain
import ArcadeTesting
import XCTest

/// The fast pricing of a cart agrees with the general one in every detail.
final class PerLinePricingTests: XCTestCase {
  func testTheFastWayIsTheGeneralOne() throws {
    for number in 0..<FuzzShare.of(3_000) {
      var random = RandomStall(seed: 4_000 &+ UInt64(number))
      var stall = try random.stall(products: 1 + random.below(4), weighings: random.oneIn(3))
      stall.codes = ["b"]
      for place in 0..<1 + random.below(4) {
        let rules: [PromotionRule] = [
          .nForM(buy: 2 + random.below(3), pay: random.below(2)),
          .bulkPrice(minimum: 1 + random.below(3), unitPrice: random.amount()),
          .amountOff(random.amount(), minimum: 1 + random.below(3)),
          .percentOff(random.share(), minimum: 1 + random.below(3)),
          .lineAmountOff(random.amount()),
        ]
        let code = random.oneIn(4) ? ["a", "b"][random.below(2)] : nil
        try stall.offer(
          "\(place)",
          [rules[random.below(rules.count)]],
          random.selection(),
          code: code,
          priority: random.below(2),
          skipsReduced: random.oneIn(5)
        )
      }
      let request = try stall.request(random.cart(of: stall, pieces: 9))
      let fast = try stall.book.quote(for: request)
      // A deal over several lines, which selects no product.
      try stall.offer("none", [.groupPrice(size: 2, price: euro(0))], only("NONE"))
      let general = try stall.book.quote(for: request)
      XCTAssertEqual(fast.lines, general.lines, stall.described)
      XCTAssertEqual(fast.applied, general.applied, stall.described)
      XCTAssertEqual(fast.notApplied, general.notApplied.filter { $0.id != "none" }, stall.described)
      XCTAssertEqual(fast.codes, general.codes, stall.described)
      XCTAssertEqual(fast.total, general.total, stall.described)
      if testRun?.failureCount ?? 0 > 0 { return }
    }
  }

  func testWhatDoesNotFitIsAnError() throws {
    var stall = try Stall.usual()
    try stall.sell("X", .max / 2)
    for rule in [PromotionRule.lineAmountOff(euro(1)), .orderPrice(euro(0))] {
      stall.promotions = []
      try stall.offer("deal", [rule])
      assertThrows(MoneyError.overflow, try stall.quote("3X"))
      assertThrows(MoneyError.overflow, try stall.quote("2X 2A"))
    }
    stall.promotions = []
    let yen = Money(minorUnits: 1, currency: try XCTUnwrap(Currency(code: "JPY")))
    try stall.offer("deal", [.lineAmountOff(yen)])
    assertThrows(MoneyError.currenciesDiffer(.eur, yen.currency), try stall.quote("A"))
  }
}

import ArcadeDomain
import ArcadeTesting
import XCTest

/// The promotions that apply if several could, computed by hand: A 10.00, B 6.00, C 4.00, D 2.50.
final class StackingTests: XCTestCase {
  func testEachLineChoosesWhatTakesMostOffItTheEarliestAmongEquals() throws {
    var stall = try Stall.usual()
    try stall.offer("tenth", [share(10)])
    try stall.offer("euro", [off(100)])
    try stall.offer("late", [off(100)])
    // A: 1.00 both ways, so the earlier; B: 1.00 is more than 0.60.
    try expect(stall, "A B", costs: "A 1x900, B 1x500", deals: "tenth 1x 100, euro 1x 100")
    XCTAssertEqual(try stall.quote("A B").reason("late"), .outdone(by: "tenth"))
    stall.promotions = []
    try stall.offer("first", [off(100)])
    try stall.offer("above", [off(100)], priority: 1)
    try expect(stall, "A", costs: "A 1x900", deals: "above 1x 100")
  }

  func testALineThatChoseAnotherLeavesItsDealForGood() throws {
    // A with C costs 12.00, which reduces A by 1.43 and C by 0.57. Half off A is more, so A leaves. C chose the bundle
    // and so left the tenth, 0.40. Both choices are final, and C alone is not a bundle. Without the bundle C keeps its
    // tenth, so the bundle does harm.
    var stall = try Stall.usual()
    let pieces = [try code("A"): 1, try code("C"): 1]
    try stall.offer("bundle", [.bundlePrice(pieces: pieces, price: euro(1_200))])
    try stall.offer("half", [share(50)], only("A"))
    try stall.offer("tenth", [share(10)])
    try expect(stall, "A C", costs: "A 1x500, C 1x360", deals: "half 1x 500, tenth 1x 40")
    XCTAssertEqual(try stall.quote("A C").reason("bundle"), .outdone(by: nil))
  }

  func testAPieceThatWasBoughtForAnotherLeavesWhereItChoosesOtherwise() throws {
    // C is free with A, which saves 4.00, but A is half off, which saves 5.00. A tenth would do harm.
    var stall = try Stall.usual()
    let rule = try PromotionRule.buyGet(
      buy: PromotionRule.Side(selection: only("A")),
      get: PromotionRule.Side(selection: only("C")),
      percent: percent(100)
    )
    try stall.offer("free", [rule])
    try expect(stall, "A C", costs: "A 1x1000, C 1x0", deals: "free 1x 400")
    try stall.offer("tenth", [share(10)], only("A"))
    try expect(stall, "A C", costs: "A 1x1000, C 1x0", deals: "free 1x 400")
    try stall.offer("half", [share(50)], only("A"))
    try expect(stall, "A C", costs: "A 1x500, C 1x400", deals: "half 1x 500")
    XCTAssertEqual(try stall.quote("A C").reason("free"), .outdone(by: "half"))
  }

  func testADiscountThatDoesHarmIsLeftOut() throws {
    // A and B for 14.00 reduces A by 1.25 and B by 0.75. With A, B costs a sixth less, which is 1.00. A chooses the
    // bundle and B the sixth, so both deals fall apart. The bundle alone saves 2.00, the sixth 1.00.
    var stall = try Stall.usual()
    let pieces = [try code("A"): 1, try code("B"): 1]
    try stall.offer("bundle", [.bundlePrice(pieces: pieces, price: euro(1_400))])
    let rule = try PromotionRule.buyGet(
      buy: PromotionRule.Side(selection: only("A")),
      get: PromotionRule.Side(selection: only("B")),
      percent: Percent(hundredths: 1_667)
    )
    try stall.offer("sixth", [rule])
    try expect(stall, "A B", costs: "A 1x875, B 1x525", deals: "bundle 1x 200")
    // A fifth off A is 2.00, more than 1.25; but the bundle for 13.00 saves 3.00 on both.
    stall.promotions = []
    try stall.offer("bundle", [.bundlePrice(pieces: pieces, price: euro(1_300))])
    try stall.offer("fifth", [share(20)], only("A"))
    XCTAssertEqual(try stall.quote("A B").total, euro(1_300))
    XCTAssertEqual(try stall.quote("A B").reason("fifth"), .outdone(by: nil))
  }

  func testWhatIsLeftOutAboutItemsStillTakesPartInTheOrderAndGivesItsPiece() throws {
    // As above, but the fifth also adds a D and takes 1.00 off the order: 13.00 less 1.00, and a free D worth 2.50.
    var stall = try Stall.usual()
    let pieces = [try code("A"): 1, try code("B"): 1]
    try stall.offer("bundle", [.bundlePrice(pieces: pieces, price: euro(1_300))])
    let gift = try PromotionRule.freePiece(code("D"))
    let order = PromotionRule.orderAmountOff(euro(100))
    try stall.offer("fifth", [share(20), gift, order], only("A"))
    for stacking in [Stacking.bestPerLine, .bestOverall] {
      stall.stacking = stacking
      let quote = try stall.quote("A B")
      XCTAssertEqual(quote.total, euro(1_200), "\(stacking)")
      XCTAssertEqual(quote.added.map(\.count), [1])
      XCTAssertEqual(quote.applied.first { $0.id == "fifth" }?.amount, euro(350))
    }
  }

  func testThenTheBestAboutTheOrderOnWhatIsLeft() throws {
    // 16.00 less 1.60 leaves 14.40; a tenth of that is 1.44, less than 1.50.
    var stall = try Stall.usual()
    try stall.offer("tenth", [share(10)])
    try stall.offer("order", [.orderPercentOff(percent(10))])
    try stall.offer("amount", [.orderAmountOff(euro(150))])
    XCTAssertEqual(try stall.quote("A B").deals, "tenth 1x 160, amount 1x 150")
    XCTAssertEqual(try stall.quote("A B").reason("order"), .outdone(by: "tenth"))
  }

  func testSequentialGoesByPriorityEachOnWhatIsLeft() throws {
    // 10.00 less 1.00 is 9.00, less a tenth is 8.10; the other way round 9.00 and 8.00.
    var stall = try Stall.usual(.sequential)
    try stall.offer("euro", [off(100)])
    try stall.offer("tenth", [share(10)])
    try expect(stall, "A", costs: "A 1x810", deals: "euro 1x 100, tenth 1x 90")
    try stall.offer("early", [share(10)], priority: 1)
    try expect(stall, "A", costs: "A 1x720", deals: "early 1x 100, euro 1x 100, tenth 1x 80")
  }

  func testStagedTakesAllAboutItemsBeforeTheOrder() throws {
    // Sequential: 5.00 off 10.00, then half of 5.00. Staged: half of 10.00, then 5.00 off 5.00.
    var stall = try Stall.usual()
    try stall.offer("five", [.orderAmountOff(euro(500))])
    try stall.offer("half", [share(50)])
    stall.stacking = .sequential
    try expect(stall, "A", costs: "A 1x250")
    stall.stacking = .staged
    try expect(stall, "A", costs: "A 1x0")
  }

  func testConditionsAreLookedAtJustBefore() throws {
    // From 10.00 on: the discounted total is 9.00 then, or 8.00 if `list` came before.
    var stall = try Stall.usual()
    try stall.offer("tenth", [share(10)])
    let list = PromotionCondition.itemsTotal(minimum: euro(1_000))
    let left = PromotionCondition.itemsTotal(minimum: euro(1_000), of: .discounted)
    for stacking in [Stacking.sequential, .staged, .bestPerLine, .bestOverall] {
      var stall = stall
      stall.stacking = stacking
      try stall.offer("list", [.orderAmountOff(euro(100))], if: [list])
      try stall.offer("left", [.orderAmountOff(euro(200))], if: [left])
      if stacking == .bestOverall {
        // 2.00 off 10.00 is as good as 1.00 and 1.00.
        XCTAssertEqual(try stall.quote("A").total, euro(800))
      } else {
        XCTAssertEqual(try stall.quote("A").deals, "tenth 1x 100, list 1x 100", "\(stacking)")
        XCTAssertEqual(
          try stall.quote("A").reason("left"),
          .condition(left, missing: .amount(euro(stacking == .bestPerLine ? 100 : 200)))
        )
      }
    }
  }

  func testLanesAreOneAfterTheOther() throws {
    // In the sale lane the better of 1.00 and 2.00; then half of 8.00.
    var stall = try Stall.usual(.lanes)
    stall.lanes = ["sale", "coupons"]
    try stall.offer("coupon", [share(50)], lane: "coupons")
    try stall.offer("one", [off(100)])
    try stall.offer("two", [off(200)], lane: "sale")
    try expect(stall, "A", costs: "A 1x400", deals: "coupon 1x 400, two 1x 200")
    XCTAssertEqual(try stall.quote("A").lines.first?.discounts.map(\.id), ["two", "coupon"])
  }

  func testAnExclusivePromotionIsAsIfItWereTheOnlyOne() throws {
    for stacking in Stacking.allCases {
      var stall = try Stall.usual(stacking)
      try stall.offer("half", [share(50)])
      try stall.offer("alone", [off(100)], only("A"), exclusive: true)
      try expect(stall, "A B", costs: "A 1x900, B 1x600", deals: "alone 1x 100")
      XCTAssertEqual(try stall.quote("A B").reason("half"), .outdone(by: "alone"), "\(stacking)")
      // It reduces nothing on B, so it is not the reason.
      try expect(stall, "B", costs: "B 1x300", deals: "half 1x 300")
      try stall.offer("above", [off(50)], priority: 1, exclusive: true)
      try expect(stall, "A B", costs: "A 1x950, B 1x550", deals: "above 1x 100")
    }
  }

  func testWhyAPromotionDoesNotApply() throws {
    var stall = try Stall.usual()
    stall.codes = ["ｓｐｒｉｎｇ ", "NEVER", "USED"]
    stall.uses = ["used": 3]
    try stall.offer("monday", [off(1)], when: .weekdays([stall.day.weekday == .monday ? .tuesday : .monday]))
    try stall.offer("used", [off(1)], code: "used", limit: 3)
    try stall.offer("secret", [off(1)], code: "secret")
    try stall.offer("spring", [off(1)], code: "Spring")
    try stall.offer("club", [off(1)], if: [.customerGroup("club")])
    try stall.offer("three", [off(1)], if: [.quantity(minimum: 3), .itemsTotal(minimum: euro(5_000))])
    try stall.offer("fifty", [off(1)], if: [.itemsTotal(minimum: euro(5_000))])
    try stall.offer("line", [off(1)], if: [.lineQuantity(minimum: 3)])
    try stall.offer("with", [off(1)], if: [.contains(only("C"))])
    try stall.offer("post", [off(1)], if: [.shipping(method: "post")])
    try stall.offer("nothing", [off(1)], only("C"))
    let quote = try stall.quote("A B")
    XCTAssertEqual(quote.deals, "spring 1x 2")
    XCTAssertEqual(quote.reason("monday"), .outsideItsTime)
    XCTAssertEqual(quote.reason("used"), .usedUp)
    XCTAssertEqual(quote.reason("secret"), .codeNotGiven)
    XCTAssertEqual(quote.reason("club"), .condition(.customerGroup("club"), missing: nil))
    XCTAssertEqual(quote.reason("three"), .condition(.quantity(minimum: 3), missing: .pieces(1)))
    XCTAssertEqual(quote.reason("fifty"), .condition(.itemsTotal(minimum: euro(5_000)), missing: .amount(euro(3_400))))
    XCTAssertEqual(quote.reason("line"), .condition(.lineQuantity(minimum: 3), missing: .pieces(2)))
    XCTAssertEqual(quote.reason("nothing"), .takesNothing)
    XCTAssertEqual(quote.codes.map(\.refusal), [nil, .unknown, .declined(.usedUp)])
  }

  func testTheOffersForAProduct() throws {
    var stall = try Stall.usual()
    try stall.sell("X", 500, tags: ["sweet"], reducedFrom: 600)
    try stall.offer("all", [share(10)])
    try stall.offer("sweet", [share(10)], PieceSelection(tags: ["sweet", "salty"]), priority: 1)
    try stall.offer("apples", [share(10)], only("A"))
    try stall.offer("usual", [share(10)], skipsReduced: true)
    try stall.offer("order", [.orderAmountOff(euro(1))])
    let offers = { (stall: Stall, name: String) in
      stall.products.first { $0.code.text == name }.map { stall.book.offers(for: $0, on: stall.day).map(\.id) }
    }
    XCTAssertEqual(offers(stall, "A"), ["all", "apples", "usual"])
    XCTAssertEqual(offers(stall, "X"), ["sweet", "all"])
    // Unreachable offers are not shown: two of a weighed product, and a bundle without the product.
    try stall.sell("T", 299, unit: "kg")
    stall.promotions = []
    try stall.offer("two", [.nForM(buy: 2, pay: 1)])
    try stall.offer("bundle", [.bundlePrice(pieces: [code("A"): 1], price: euro(1))])
    XCTAssertEqual(offers(stall, "T"), [])
    XCTAssertEqual(offers(stall, "B"), ["two"])
    XCTAssertEqual(offers(stall, "A"), ["two", "bundle"])
  }

  func testCodesAreComparedWithoutCase() {
    for code in ["STRASSE", "straße", " Strasse ", "STRAẞE", "ｓｔｒａｓｓｅ"] {
      XCTAssertEqual(PromotionCode(code), PromotionCode("Straße"), code)
    }
  }

  private func share(_ whole: Int) throws -> PromotionRule { .percentOff(percent(whole)) }

  private func off(_ amount: Int64) throws -> PromotionRule { .amountOff(euro(amount)) }
}

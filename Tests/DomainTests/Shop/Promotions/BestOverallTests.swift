@testable import ArcadeDomain
import ArcadeTesting
import XCTest

/// The cheapest sequence, computed by hand: A 10.00, B 6.00, C 4.00, D 2.50.
final class BestOverallTests: XCTestCase {
  func testEachIsWorkedOutOnWhatNoneBeforeItHasUsed() throws {
    // Any two for 9.00, and A with C for 5.00. Pairs first: A A saves 11.00 and B C 1.00, which leaves nothing. The
    // bundle first: A C saves 9.00, then A B 7.00.
    var stall = try Stall.usual(.bestOverall)
    let pieces = [try code("A"): 1, try code("C"): 1]
    try stall.offer("two", [.groupPrice(size: 2, price: euro(900))])
    try stall.offer("bundle", [.bundlePrice(pieces: pieces, price: euro(500))])
    let quote = try stall.quote("2A B C")
    XCTAssertEqual(quote.deals, "two 1x 700, bundle 1x 900")
    XCTAssertEqual(quote.total, euro(1_400))
    XCTAssertTrue(quote.isExhaustive)
    // 7.00 is spread over A and B as 10 to 6: 5.62 and 3.38; over A and C as 10 to 4: 3.57 and 1.43.
    XCTAssertEqual(quote.prices, "A 1x562 1x357, B 1x338, C 1x143")
  }

  func testPiecesThatAreNotUsedStartAtTheirListPrice() throws {
    // Three for two and a fifth off each: of five A three for two saves 10.00, and the other two 2.00 each.
    var stall = try Stall.usual(.bestOverall)
    try stall.offer("three", [.nForM(buy: 3, pay: 2)])
    try stall.offer("fifth", [.percentOff(percent(20))])
    XCTAssertEqual(try stall.quote("5A").deals, "three 1x 1000, fifth 1x 400")
    XCTAssertEqual(try stall.quote("2A").deals, "fifth 1x 400")
    XCTAssertEqual(try stall.quote("2A").reason("three"), .takesNothing)
    // Of equal reductions the later one is left out, since the cart is no cheaper with it.
    try stall.offer("also", [.percentOff(percent(20))])
    XCTAssertEqual(try stall.quote("2A").reason("also"), .outdone(by: nil))
  }

  func testAConditionOnWhatIsLeftMayBeWorthLessOffTheItems() throws {
    // A tenth off A and B is 1.60; but from 16.00 on 5.00 are off.
    var stall = try Stall.usual(.bestOverall)
    try stall.offer("tenth", [.percentOff(percent(10))])
    let left = PromotionCondition.itemsTotal(minimum: euro(1_600), of: .discounted)
    try stall.offer("five", [.orderAmountOff(euro(500))], if: [left])
    XCTAssertEqual(try stall.quote("A B").deals, "five 1x 500")
    // 20.00 less 2.00 is enough for both.
    XCTAssertEqual(try stall.quote("2A").deals, "tenth 1x 200, five 1x 500")
  }

  func testAPromotionAboutSomeLinesOfTheOrder() throws {
    // Half off A or a tenth off each; 3.00 off B and C, which have enough left after any earlier reduction.
    var stall = try Stall.usual(.bestOverall)
    try stall.offer("half", [.percentOff(percent(50))], only("A"))
    try stall.offer("tenth", [.percentOff(percent(10))])
    let some = try only("B", "C")
    try stall.offer("three", [.acrossLines(euro(300))], some)
    let quote = try stall.quote("A B C")
    XCTAssertEqual(quote.deals, "half 1x 500, tenth 1x 100, three 1x 300")
    XCTAssertTrue(quote.isExhaustive)
  }

  func testOrdersThatBeginAlikeShareTheirBeginning() throws {
    // Six for one product each are computed once each, in any order. Six for all pieces are computed in at most 6 + 30
    // + 120 + 360 + 720 + 720 ways.
    var stall = Stall()
    for number in 1...6 { try stall.sell("X\(number)", Int64(number * 100 + 7)) }
    for number in 1...6 {
      let one = try PieceSelection(products: [code("X\(number)")])
      try stall.offer("\(number)", [.percentOff(percent(10))], one)
    }
    let cart = (1...6).map { "2X\($0)" }.joined(separator: " ")
    XCTAssertEqual(try search(stall, cart).workings, 6)
    stall.promotions = []
    for number in 1...6 {
      let bundle = try PromotionRule.bundlePrice(
        pieces: [code("X\(number)"): 1, code("X\(number % 6 + 1)"): 1],
        price: euro(90)
      )
      try stall.offer("\(number)", [bundle], atMost: 1)
    }
    let search = try search(stall, cart)
    XCTAssertLessThanOrEqual(search.workings, 1_956)
    XCTAssertTrue(search.isExhaustive)
    // One more exceeds six.
    try stall.offer("seven", [.percentOff(percent(10))])
    XCTAssertFalse(try self.search(stall, cart).isExhaustive)
    stall.stacking = .bestOverall
    XCTAssertFalse(try stall.quote(cart).isExhaustive)
  }

  func testSetsEndAfterSoManySteps() throws {
    // Seven products twice each, in two sets of seven: a quarter off 56.00.
    var stall = Stall()
    for number in 1...20 { try stall.sell("X\(number)", Int64(number * 100)) }
    let shares = [2: percent(5), 3: percent(10), 4: percent(15), 5: percent(20), 6: percent(22), 7: percent(25)]
    try stall.offer("sets", [.setPercentOff(byDistinct: shares)])
    for stacking in [Stacking.bestPerLine, .bestOverall] {
      stall.stacking = stacking
      let quote = try stall.quote((1...7).map { "2X\($0)" }.joined(separator: " "))
      XCTAssertEqual(quote.total, euro(4_200))
      XCTAssertTrue(quote.isExhaustive)
    }
    // Twenty products three times each are too many to try all sets, but twelve sets of five are found: a quarter off
    // 630.00.
    stall.promotions = []
    try stall.offer("sets", [.setPercentOff(byDistinct: [2: percent(10), 5: percent(25)])])
    let many = (1...20).map { "3X\($0)" }.joined(separator: " ")
    let quote = try stall.quote(many)
    XCTAssertEqual(quote.total, euro(47_250))
    XCTAssertFalse(quote.isExhaustive)
    // With seven more deals the sequences end too.
    for number in 1...7 {
      try stall.offer("\(number)", [.groupPrice(size: number + 1, price: euro(Int64(number * 500)))])
    }
    let search = try search(stall, many)
    XCTAssertEqual(search.takingPart.count, 8)
    XCTAssertLessThanOrEqual(search.workings, CheapestOrder.limit)
  }

  func testTheSecondAtHalfPrice() throws {
    // Of two A one is half off, 5.00.
    let second = PromotionRule.percentOff(percent(50), minimum: 2, limitedTo: PieceLimit(atMostPiecesPerLine: 1))
    var stall = try Stall.with(second)
    stall.stacking = .bestOverall
    try expect(stall, "2A", costs: "A 1x1000 1x500", deals: "deal 1x 500")
  }

  func testAnOfferAboutTheOrderThatIsOutOfReachTakesNothingAway() throws {
    // A tenth of 16.00 is 1.60; 30.00 off A and B from 100.00 on is out of reach.
    var stall = try Stall.usual(.bestOverall)
    try stall.offer("tenth", [.percentOff(percent(10))])
    let some = try only("A", "B")
    let far = PromotionCondition.itemsTotal(minimum: euro(10_000), of: .discounted, selection: some)
    try stall.offer("far", [.orderAmountOff(euro(3_000))], if: [far])
    XCTAssertEqual(try stall.quote("A B").deals, "tenth 1x 160")
    stall.promotions.removeLast()
    let steps = [Tiers.Step(from: .total(euro(10_000)), gives: .amount(euro(3_000)))]
    try stall.offer("far", [.tiers(Tiers(steps: steps))], some)
    XCTAssertEqual(try stall.quote("A B").deals, "tenth 1x 160")
  }

  func testPottersBooks() throws {
    // The kata: 5, 10, 20, 25 % off 2 to 5 different ones of 8.00. Twice four beat five and three. The 23 books of its
    // last example cost 3 × 5 different and 2 × 4 different: 3 × 30.00 + 2 × 25.60.
    for stacking in [Stacking.bestOverall, .bestPerLine] {
      var stall = Stall()
      stall.stacking = stacking
      for title in ["P1", "P2", "P3", "P4", "P5"] { try stall.sell(title, 800) }
      let shares = [2: percent(5), 3: percent(10), 4: percent(20), 5: percent(25)]
      try stall.offer("potter", [.setPercentOff(byDistinct: shares)])
      let examples: [(String, Int64)] = [
        ("P1", 800), ("2P1", 1_600), ("P1 P2", 1_520), ("P1 P2 P3", 2_160), ("P1 P2 P3 P4", 2_560),
        ("P1 P2 P3 P4 P5", 3_000), ("2P1 P2", 2_320), ("2P1 2P2", 3_040), ("2P1 P2 2P3 P4", 4_080),
        ("P1 2P2 P3 P4 P5", 3_800), ("2P1 2P2 2P3 P4 P5", 5_120), ("5P1 5P2 4P3 5P4 4P5", 14_120),
      ]
      for (cart, total) in examples {
        let quote = try stall.quote(cart)
        XCTAssertEqual(quote.total, euro(total), "\(cart), \(stacking)")
        XCTAssertTrue(quote.isExhaustive)
      }
    }
  }

  /// Returns the completed search for the cheapest sequence.
  private func search(_ stall: Stall, _ cart: String) throws -> CheapestOrder {
    let engine = try PromotionEngine(stall.book.index, stall.request(cart))
    let all = Array(engine.index.plans.indices)
    var search = CheapestOrder(engine, all, all)
    _ = search.order()
    return search
  }
}

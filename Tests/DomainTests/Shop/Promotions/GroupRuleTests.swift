import ArcadeDomain
import ArcadeTesting
import XCTest

/// The reductions of grouping rules, computed by hand: A 10.00, B 6.00, C 4.00, D 2.50.
final class GroupRuleTests: XCTestCase {
  func testGroupPrice() throws {
    // Most expensive first: A A and B C; 20.00 and 10.00 for 7.00 each. 13.00 over two A; 3.00 over B and C as 6 to 4.
    let stall = try Stall.with(.groupPrice(size: 2, price: euro(700)))
    try expect(stall, "2A B C", costs: "A 2x350, B 1x420, C 1x280", deals: "deal 2x 1600")
    // C and D cost 6.50, so 7.00 would be more expensive, and nothing is reduced.
    try expect(stall, "C D", costs: "C 1x400, D 1x250", deals: "")
    try expect(stall, "B", costs: "B 1x600", deals: "")
    // The boxes of the specification: 12.00 for three, two of them 7.00.
    let eggs = try Stall.with(.groupPrice(size: 2, price: euro(700)), selecting: "C")
    try expect(eggs, "3C", costs: "C 1x400 2x350", deals: "deal 1x 100")
    try expect(try .with(.groupPrice(size: 2, price: euro(700)), atMost: 1), "4C", costs: "C 2x400 2x350")
  }

  func testGroupPercentOff() throws {
    // Most expensive first A A B; C C form no full group. 10 % of 26.00 is 2.60, as 20 to 6: 2.00 and 0.60.
    let all = try Stall.with(.groupPercentOff(size: 3, percent: percent(10)))
    try expect(all, "2C B 2A", costs: "C 2x400, B 1x540, A 2x900", deals: "deal 1x 260")
    // Three for two across products: B of A A B; with D also the D of C C D.
    let cheapest = try Stall.with(.groupPercentOff(size: 3, percent: percent(100), off: .cheapest))
    try expect(cheapest, "2A B", costs: "A 2x1000, B 1x0", deals: "deal 1x 600")
    try expect(cheapest, "2A B 2C D", costs: "A 2x1000, B 1x0, C 2x400, D 1x0", deals: "deal 2x 850")
    // Without a size all pieces are one group: 10 % of 12.50 is 1.25 as 10 to 2.5: 1.00 and 0.25.
    let whole = try Stall.with(.groupPercentOff(percent: percent(10)))
    try expect(whole, "A D", costs: "A 1x900, D 1x225", deals: "deal 1x 125")
    let one = try Stall.with(.groupPercentOff(percent: percent(50), off: .cheapest))
    try expect(one, "A 2D", costs: "A 1x1000, D 1x250 1x125", deals: "deal 1x 125")
  }

  func testBundlePrice() throws {
    // C and two D cost 9.00 instead of 6.00: 3.00 as 4 to 5: 1.33 and 1.67, which is 0.84 and 0.83.
    let pieces = [try code("C"): 1, try code("D"): 2]
    let stall = try Stall.with(.bundlePrice(pieces: pieces, price: euro(600)))
    try expect(stall, "C D", costs: "C 1x400, D 1x250", deals: "")
    try expect(stall, "2C 2D", costs: "C 1x400 1x267, D 1x167 1x166", deals: "deal 1x 300")
    try expect(stall, "3C 5D", costs: "C 1x400 2x267, D 1x250 2x167 2x166", deals: "deal 2x 600")
    try expect(try .with(.bundlePrice(pieces: pieces, price: euro(901))), "C 2D", costs: "C 1x400, D 2x250")
  }

  func testBuyGet() throws {
    // For each A one C at half price; there is only one A.
    let coffee = try PromotionRule.buyGet(buy: side(1, "A"), get: side(1, "C"), percent: percent(50))
    try expect(try .with(coffee), "A 2C", costs: "A 1x1000, C 1x400 1x200", deals: "deal 1x 200")
    try expect(try .with(coffee), "2C", costs: "C 2x400", deals: "")
    // Two bought, the next one free, of any products: the cheapest is received, and the most expensive are bought.
    let (two, next) = (PromotionRule.Side(count: 2), PromotionRule.Side())
    let third = PromotionRule.buyGet(buy: two, get: next, percent: percent(100))
    try expect(try .with(third), "A B C D", costs: "A 1x1000, B 1x600, C 1x400, D 1x0", deals: "deal 1x 250")
    try expect(try .with(third), "3A 3D", costs: "A 3x1000, D 1x250 2x0", deals: "deal 2x 500")
    let dearest = PromotionRule.buyGet(buy: two, get: next, percent: percent(100), pick: .dearest)
    try expect(try .with(dearest), "A B C", costs: "A 1x0, B 1x600, C 1x400", deals: "deal 1x 1000")
    let once = try PromotionRule.buyGet(buy: side(1, "A"), get: side(1, "C"), percent: percent(50), repeats: false)
    try expect(try .with(once), "2A 2C", costs: "A 2x1000, C 1x400 1x200", deals: "deal 1x 200")
    let most = try PromotionRule.buyGet(buy: side(1, "A"), get: side(2, "C"), percent: percent(50), atMostPieces: 3)
    try expect(try .with(most), "2A 5C", costs: "A 2x1000, C 2x400 3x200", deals: "deal 2x 600")
  }

  func testBuyGetMakesAsManyFullSetsAsThereCanBe() throws {
    // C can be bought or received, A only received. If C were received, being the cheapest, nothing would be left to
    // buy.
    let rule = try PromotionRule.buyGet(buy: side(1, "C"), get: side(1, "C", "A"), percent: percent(10))
    // C is the cheapest that can be received, but only C can be bought.
    try expect(try .with(rule), "A C", costs: "A 1x900, C 1x400", deals: "deal 1x 100")
    // Of two C one is received, being the cheapest, and the other is bought.
    try expect(try .with(rule), "A 2C", costs: "A 1x1000, C 1x400 1x360", deals: "deal 1x 40")
    // Two sets need both C to be bought.
    try expect(try .with(rule), "2A 2C", costs: "A 2x900, C 2x400", deals: "deal 2x 200")
  }

  func testSetPercentOff() throws {
    // Two sets of two at 5 % (of 8.00: 0.40 each) beat none; A, B: 5 % of 16.00.
    let stall = try Stall.with(.setPercentOff(byDistinct: [2: percent(5), 3: percent(10)]))
    try expect(stall, "A", costs: "A 1x1000", deals: "")
    try expect(stall, "A B", costs: "A 1x950, B 1x570", deals: "deal 1x 80")
    // A B C at 10 % is 2.00; the other A keeps its price.
    try expect(stall, "2A B C", costs: "A 1x1000 1x900, B 1x540, C 1x360", deals: "deal 1x 200")
    // A number without a percentage reduces nothing: A B C D is one set of three, the most expensive ones.
    try expect(stall, "A B C D", costs: "A 1x900, B 1x540, C 1x360, D 1x250", deals: "deal 1x 200")
  }

  func testFullGroups() throws {
    // In the order of the codes A A B form a group, and C C do not: 0.50 off each of three.
    let amount = try Stall.with(.fullGroups(size: 3, gives: .amount(euro(50))))
    try expect(amount, "2C B 2A", costs: "C 2x400, B 1x550, A 2x950", deals: "deal 1x 150")
    // 10 % of 26.00, rounded once: 2.60, as 20 to 6.
    let share = try Stall.with(.fullGroups(size: 3, gives: .percent(percent(10))))
    try expect(share, "2C B 2A", costs: "C 2x400, B 1x540, A 2x900", deals: "deal 1x 260")
  }

  func testAtMostIsForEachRule() throws {
    // One group of two A for 7.00, then one pair in full groups: C C, 0.50 off each.
    let two = PromotionRule.groupPrice(size: 2, price: euro(700))
    let pair = PromotionRule.fullGroups(size: 2, gives: .amount(euro(50)))
    try expect(try .with(two, pair, atMost: 1), "2A 4C", costs: "A 2x350, C 2x400 2x350", deals: "deal 2x 1400")
  }

  func testAPieceOfOneGroupIsInNoOther() throws {
    // Both rules are in one promotion. The two C are a group of the first rule, so only the D is left for the second.
    let two = PromotionRule.groupPrice(size: 2, price: euro(700))
    let three = PromotionRule.groupPrice(size: 3, price: euro(100))
    try expect(try .with(two, three), "2C D", costs: "C 2x350, D 1x250", deals: "deal 1x 100")
    try expect(try .with(three, two), "2C D", costs: "C 2x38, D 1x24", deals: "deal 1x 950")
  }

  private func side(_ count: Int, _ products: String...) throws -> PromotionRule.Side {
    try PromotionRule.Side(count: count, selection: PieceSelection(products: products.map(code)))
  }
}

import ArcadeDomain
import ArcadeTesting
import XCTest

/// The reductions of rules for single products, computed by hand: A 10.00, B 6.00, C 4.00, D 2.50.
final class LineRuleTests: XCTestCase {
  func testNForM() throws {
    let stall = try Stall.with(.nForM(buy: 3, pay: 2))
    try expect(stall, "2A", costs: "A 2x1000", deals: "")
    // One of three is free; of seven the two groups have one free each, and the seventh is paid.
    try expect(stall, "3A", costs: "A 2x1000 1x0", deals: "deal 1x 1000")
    try expect(stall, "7A 2B", costs: "A 5x1000 2x0, B 2x600", deals: "deal 2x 2000")
    try expect(try .with(.nForM(buy: 5, pay: 2)), "5D", costs: "D 2x250 3x0", deals: "deal 1x 750")
  }

  func testNForMAtMostTakesTheGroupsThatSaveMost() throws {
    // Pairs: one of D saves 2.50, two of B save 6.00 each. Two groups: both of B.
    let stall = try Stall.with(.nForM(buy: 2, pay: 1), atMost: 2)
    try expect(stall, "2D 5B", costs: "D 2x250, B 3x600 2x0", deals: "deal 2x 1200")
    try expect(stall, "2A 2B 2D", costs: "A 1x1000 1x0, B 1x600 1x0, D 2x250", deals: "deal 2x 1600")
  }

  func testBulkPrice() throws {
    let stall = try Stall.with(.bulkPrice(minimum: 3, unitPrice: euro(500)), selecting: "A", "C")
    try expect(stall, "2A", costs: "A 2x1000", deals: "")
    try expect(stall, "4A 3C", costs: "A 4x500, C 3x400", deals: "deal 1x 2000")
  }

  func testAmountOff() throws {
    let stall = try Stall.with(.amountOff(euro(300), minimum: 2))
    // D costs 2.50, so 0.50 of each reduction has no effect.
    try expect(stall, "A 2B 2D", costs: "A 1x1000, B 2x300, D 2x0", deals: "deal 1x 1100")
    XCTAssertEqual(try stall.quote("A 2B 2D").applied.first?.unused, euro(100))
  }

  func testAmountOffSomePieces() throws {
    // The cheapest three of D D B B are both D and the first B in the order of the lines.
    let cheapest = PromotionRule.amountOff(euro(100), limitedTo: PieceLimit(atMostPieces: 3))
    try expect(try .with(cheapest), "2D 2B", costs: "D 2x150, B 1x600 1x500", deals: "deal 1x 300")
    let dearest = PromotionRule.amountOff(euro(100), limitedTo: PieceLimit(atMostPieces: 3, pick: .dearest))
    try expect(try .with(dearest), "2D 2B", costs: "D 1x250 1x150, B 2x500", deals: "deal 1x 300")
    let each = PromotionRule.amountOff(euro(100), limitedTo: PieceLimit(atMostPiecesPerLine: 1))
    try expect(try .with(each), "2D 2B", costs: "D 1x250 1x150, B 1x600 1x500", deals: "deal 1x 200")
    let both = PromotionRule.amountOff(euro(100), limitedTo: PieceLimit(atMostPieces: 1, atMostPiecesPerLine: 2))
    try expect(try .with(both), "2D 2B", costs: "D 1x250 1x150, B 2x600", deals: "deal 1x 100")
  }

  func testPercentOffIsRoundedOncePerLine() throws {
    // 15 % of 3 × 2.50 = 1.125, rounded to 1.13: 0.38, 0.38, 0.37.
    let stall = try Stall.with(.percentOff(percent(15), minimum: 3))
    try expect(stall, "3D 2C", costs: "D 1x213 2x212, C 2x400", deals: "deal 1x 113")
    // 15 % of 10.00, the most expensive piece.
    let one = PromotionRule.percentOff(percent(15), limitedTo: PieceLimit(atMostPieces: 1, pick: .dearest))
    try expect(try .with(one), "3D 2A", costs: "D 3x250, A 1x1000 1x850", deals: "deal 1x 150")
  }

  func testTheRoundingOfTheHead() throws {
    // 15 % of 7.50 is 1.125 exactly.
    var stall = try Stall.with(.percentOff(percent(15)))
    for (rounding, off) in [(RoundingRule.halfUp, 113), (.halfDown, 112), (.down, 112)] as [(RoundingRule, Int64)] {
      stall.rounding = rounding
      XCTAssertEqual(try stall.quote("3D").discount, euro(off), "\(rounding)")
    }
    // 30 % of 2.50 is 0.75; 33 % is 0.825; 33.9 % is 0.8475.
    stall.promotions = []
    try stall.offer("deal", [.percentOff(Percent(hundredths: 3_390))])
    for (rounding, off) in [(RoundingRule.halfUp, 85), (.halfDown, 85), (.down, 84)] as [(RoundingRule, Int64)] {
      stall.rounding = rounding
      XCTAssertEqual(try stall.quote("D").discount, euro(off), "\(rounding)")
    }
  }

  func testLineAmountOff() throws {
    // 5.00 over three B of 6.00: 1.67, 1.67, 1.66. A line of D has only 2.50.
    let stall = try Stall.with(.lineAmountOff(euro(500)))
    try expect(stall, "3B D", costs: "B 1x434 2x433, D 1x0", deals: "deal 1x 750")
    XCTAssertEqual(try stall.quote("3B D").applied.first?.unused, euro(250))
  }

  func testFirstAndFurther() throws {
    // A: 1.00 and 2 × 0.50; B: 1.00 and 0.50.
    let stall = try Stall.with(.firstAndFurther(first: euro(100), further: euro(50)))
    try expect(stall, "3A 2B", costs: "A 2x950 1x900, B 1x550 1x500", deals: "deal 1x 350")
    // At most four pieces, in the order of the codes and not of scanning: all A and the first B.
    let four = try Stall.with(.firstAndFurther(first: euro(100), further: euro(50), most: 4))
    try expect(four, "2B 3A", costs: "B 1x600 1x500, A 2x950 1x900", deals: "deal 1x 300")
  }

  func testTiersWithPercent() throws {
    let steps = [
      Tiers.Step(from: .quantity(3), gives: .percent(percent(10))),
      Tiers.Step(from: .quantity(5), gives: .percent(percent(20))),
    ]
    let stall = try Stall.with(.tiers(Tiers(steps: steps)), selecting: "A", "B")
    try expect(stall, "A B 9C", costs: "A 1x1000, B 1x600, C 9x400", deals: "")
    try expect(stall, "2A B", costs: "A 2x900, B 1x540", deals: "deal 1x 260")
    try expect(stall, "4A B", costs: "A 4x800, B 1x480", deals: "deal 1x 920")
    // Only the pieces of C are counted.
    let counted = try Tiers(steps: steps, counted: only("C"))
    try expect(try .with(.tiers(counted), selecting: "A"), "9A", costs: "A 9x1000", deals: "")
    try expect(try .with(.tiers(counted), selecting: "A"), "A 5C", costs: "A 1x800, C 5x400", deals: "deal 1x 200")
  }

  func testSeveralRulesOfOnePromotion() throws {
    // 10 % and 10 % both of 10.00; 1.00 off each, then 10 % of 9.00 and 50 % of the same 9.00.
    let ten = PromotionRule.percentOff(percent(10))
    let half = PromotionRule.percentOff(percent(50))
    let one = PromotionRule.amountOff(euro(100))
    try expect(try .with(ten, ten), "A", costs: "A 1x800", deals: "deal 1x 200")
    try expect(try .with(one, ten, half), "A", costs: "A 1x360", deals: "deal 1x 640")
    // 10 % first, then 1.00 off what is left, then 50 % of the 10.00 on which the first was based.
    try expect(try .with(ten, one, half), "A", costs: "A 1x300", deals: "deal 1x 700")
  }
}

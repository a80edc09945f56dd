import ArcadeDomain
import ArcadeTesting
import XCTest

/// The example shop: vouchers two for one, shirts from three on for 19.00.
final class SeedPromotionTests: XCTestCase {
  func testTheFourTotals() throws {
    var stall = Stall()
    try stall.sell("VOUCHER", 500)
    try stall.sell("TSHIRT", 2_000)
    try stall.sell("MUG", 750)
    let two = PromotionRule.nForM(buy: 2, pay: 1)
    let bulk = PromotionRule.bulkPrice(minimum: 3, unitPrice: euro(1_900))
    try stall.offer("voucher-2-for-1", [two], PieceSelection(products: [code("VOUCHER")]))
    try stall.offer("tshirt-bulk", [bulk], PieceSelection(products: [code("TSHIRT")]))
    let carts: [(String, Int64)] = [
      ("VOUCHER TSHIRT MUG", 3_250), ("2VOUCHER TSHIRT", 2_500), ("4TSHIRT VOUCHER", 8_100),
      ("3VOUCHER 3TSHIRT MUG", 7_450),
    ]
    for stacking in Stacking.allCases {
      stall.stacking = stacking
      for (cart, total) in carts { XCTAssertEqual(try stall.quote(cart).total, euro(total), "\(cart), \(stacking)") }
    }
  }
}

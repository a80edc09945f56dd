import ArcadeDomain
import ArcadeTesting
import XCTest

final class TaxShareTests: XCTestCase {
  func testTheTaxInAnAmountIsRoundedHalfUp() {
    // gross × rate / (100 + rate)
    let table: [(gross: Int64, rate: Int, tax: Int64)] = [
      (12_100, 21, 2_100),  // 121.00 holds 21.00
      (100, 21, 17),  // 2100 / 121 = 17.36
      (3, 100, 2),  // 1.5, half up
      (1_000, 10, 91),  // 10000 / 110 = 90.91
      (1_050, 5, 50),  // 5250 / 105
      (999, 0, 0),
      (0, 21, 0),
      (.max, 0, 0),
    ]
    for row in table {
      let share = TaxShare(rate: Percent(whole: row.rate), in: euro(row.gross))
      XCTAssertEqual(share.tax.minorUnits, row.tax, "\(row)")
      XCTAssertEqual(share.net.minorUnits + share.tax.minorUnits, row.gross, "\(row)")
    }
  }
}

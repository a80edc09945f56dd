import Foundation
import XCTest

/// The whole day of a stall on the console; every amount was worked out apart from Arcade.
final class StallDayTests: TranscriptTestCase {
  func testEverySaleCostsWhatWasWorkedOutAndTheDayAddsUp() async throws {
    let (export, day) = try await documents()
    let orders = export["orders"] as? [[String: Any]] ?? []
    XCTAssertEqual(orders.count, 60)
    XCTAssertEqual(orders.map { $0["total"] as? String }, StallDay.sales.map(\.total))
    XCTAssertEqual(orders.map { $0["change"] as? String }, StallDay.sales.map(\.change))

    let totals = try XCTUnwrap((day["totals"] as? [[String: Any]])?.first)
    let said = ["orders", "sales", "refunds", "refunded", "net"].map { totals[$0].map { "\($0)" } }
    XCTAssertEqual(said, ["60", "890.91", "2", "6.00", "884.91"])
    XCTAssertEqual(
      rows(totals["payments"], ["kind", "sales", "refunded", "net"]),
      [["cash", "449.87", "6.00", "443.87"], ["card", "441.04", "0.00", "441.04"]]
    )
    // What is on no list has no rate: two baskets for 3.50 and one for 12.00, of which offers took nothing.
    XCTAssertEqual(
      rows(totals["taxes"], ["rate", "gross", "tax"]),
      [["4", "583.05", "22.44"], ["10", "154.95", "14.07"], ["21", "127.91", "22.19"]]
    )
    // 100.00 to begin with, 20.00 in, 60.00 out, 449.87 for sales, 6.00 given back.
    XCTAssertEqual(
      rows(day["closings"], ["id", "expected", "counted", "difference"]),
      [["1", "503.87", "503.37", "-0.50"]]
    )
  }

  private func documents() async throws -> (export: [String: Any], day: [String: Any]) {
    let shop = """
      $ ARCADE_SHOP_CATALOG={files}/stall/products.csv#\(StallDay.columns) \
      ARCADE_SHOP_DISCOUNTS={files}/stall/offers.json ARCADE_SHOP_CARD=practice arcade shop --now \(StallDay.now)
      """
    let commands = ["$ arcade shop export --format json", "$ arcade shop day 2026-12-05 --json"]
    let lines = [shop] + StallDay.lines.map { "> \($0)" } + commands
    let text = try await TranscriptRun(fixtures: Self.fixtures)
      .play(Transcript(lines.joined(separator: "\n")))
    let documents = try text.split(separator: "\n").filter { $0.hasPrefix("{") }
      .compactMap { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] }
    XCTAssertEqual(documents.count, 2)
    return (documents.first ?? [:], documents.last ?? [:])
  }

  private func rows(_ list: Any?, _ keys: [String]) -> [[String]] {
    (list as? [[String: Any]] ?? []).map { row in keys.map { key in row[key].map { "\($0)" } ?? "" } }
  }
}

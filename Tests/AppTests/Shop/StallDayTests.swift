import Foundation
import XCTest

/// The whole day of a stall on the console; every amount was calculated independently of Arcade.
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
    // Items outside the list have no tax rate: two baskets for 3.50 and one for 12.00, without discounts.
    XCTAssertEqual(
      rows(totals["taxes"], ["rate", "gross", "tax"]),
      [["4", "583.05", "22.44"], ["10", "154.95", "14.07"], ["21", "127.91", "22.19"]]
    )
    // 100.00 at the start, 20.00 in, 60.00 out, 449.87 for sales, 6.00 refunded.
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

/// A day of a market stall: the lines of its transcript for each customer, and the amounts.
///
/// The amounts were calculated independently of Arcade. A weight costs price × quantity, rounded half up. Tomatoes
/// cost a tenth less. Every two boxes of eggs cost 7.00, and every third herb is free, the dearest first. From 30.00
/// at list prices the whole costs 3.00 less.
enum StallDay {
  /// One customer.
  struct Sale {
    let typed: [String]
    let payment: String
    let total: String
    let change: String
  }

  /// The day of the prices.
  static let now = "2026-12-05T09:00:00Z"
  /// The names of the columns in the price list.
  static let columns = "code=Ref,name=Artículo,price=PVP,unit=Unidad,tags=Etiquetas,tax=IVA"

  /// The amount of each sale, and the change.
  private static let amounts = """
    1.06/3.94 43.46 13.60 6.30/3.70 12.38 16.17/3.83 25.63/24.37 23.13 28.91 10.23 6.14 4.20/0.80 18.07 15.41 8.46
    12.12/7.88 22.91/27.09 25.42 3.74/1.26 4.70/0.30 32.97 11.87/38.13 25.82 10.00 19.72/0.28 15.16/34.84
    24.68/25.32 8.12 5.83 17.89 27.64/22.36 7.86 16.85 13.10 11.48/8.52 4.78/0.22 23.17/26.83 6.33 5.22/4.78
    31.65/18.35 19.97/80.03 6.22/13.78 5.08/4.92 17.45 7.58 7.65 6.40 13.04 10.35/9.65 15.17 4.90/0.10 31.54/18.46
    12.08/37.92 10.00 19.21/0.79 7.78 27.32/22.68 6.42 7.02 33.55
    """

  /// All lines of the transcript.
  static let lines: [String] = {
    let text = try? String(
      contentsOf: TranscriptTestCase.transcripts.appending(path: "Shop/stall-day.txt"),
      encoding: .utf8
    )
    let inputs = text.flatMap { try? Transcript($0) }?.commands.first?.inputs ?? []
    return inputs.compactMap { if case .line(let line) = $0 { line } else { nil } }
  }()

  /// The sales, without the steps between them.
  static let sales: [Sale] = {
    let others = ["float ", "in ", "out ", "refund ", "yes", "day", "close ", "quit"]
    let typed = lines.filter { line in !others.contains { line.hasPrefix($0) } }
    let parts = typed.split { $0.hasPrefix("pay ") }
    let payments = typed.filter { $0.hasPrefix("pay ") }.map { String($0.dropFirst(4)) }
    return zip(zip(parts, payments), amounts.split(whereSeparator: \.isWhitespace)).map { sale, amount in
      let amount = amount.split(separator: "/").map(String.init)
      return Sale(typed: Array(sale.0), payment: sale.1, total: amount[0], change: amount.dropFirst().first ?? "0.00")
    }
  }()
}

import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// Where the cart says what to add.
final class CartHintTests: XCTestCase {
  // Seven mugs cost 52.50; with an eighth it is 60.00, from which on the order costs 10.00 less.
  func testWhatIsAboutTheWholeOrderStandsBelowTheTable() async throws {
    let ten = euro(1_000)
    let off = try Promotion(
      id: "ten",
      name: LocalizedText("Ten off"),
      rules: [.orderAmountOff(ten)],
      conditions: [.itemsTotal(minimum: euro(6_000))]
    )
    let screen = try await cart(of: Array(repeating: "MUG", count: 7), under: [off])

    XCTAssertEqual(screen.row("MUG")?.details, [])
    XCTAssertEqual(screen.texts, ["Add 1 × Cabify Coffee Mug and save €10.00: Ten off"])
  }

  // The second voucher is free, so that it saves 5.00.
  func testWhatIsAboutAProductStandsBeneathItsLine() async throws {
    let two = try Promotion.sample("2-for-1", .nForM(buy: 2, pay: 1), on: ["VOUCHER"])
    let screen = try await cart(of: ["VOUCHER"], under: [two])

    XCTAssertEqual(screen.row("VOUCHER")?.details.count, 2)
    XCTAssertEqual(screen.texts, [])
  }

  private func cart(of codes: [String], under promotions: [Promotion]) async throws -> Screen<Page> {
    let shop = try SampleShop()
    shop.discounts.replace(with: PromotionBook(promotions))
    try await shop.records.save(try Cart.scanning(codes, from: .sample()))
    return try await shown(shop.actions().cart())
  }
}

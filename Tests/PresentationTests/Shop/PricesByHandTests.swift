import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// `off` and `at` on lines of the cart.
final class PricesByHandTests: XCTestCase {
  func testWhatIsTypedSetsThePrice() async throws {
    let cases: [(word: String, amount: String, why: String?, price: Int64)] = [
      ("off", "10%", nil, 675), ("off", "10", "% chipped", 675), ("off", "１０％", nil, 675), ("off", "12,5%", nil, 656),
      ("off", "2.00", nil, 550), ("off", "2,00", "chipped", 550), ("at", "5", "chipped", 500), ("at", "0", nil, 0),
    ]
    for (word, amount, why, price) in cases {
      var (shop, cart) = try await cart()
      try await cart.perform(word, ["line": "MUG", field(word): amount, "why": why ?? ""])
      let line = try await shop.records.cart()?.lines.first
      XCTAssertEqual(line?.product.price, euro(price), "\(word) \(amount)")
      XCTAssertEqual(line?.byHand, .insteadOf(euro(750), reason: why == nil ? nil : "chipped"))
    }
  }

  func testWhatMakesNoSenseIsSaidAndChangesNothing() async throws {
    let off = "cannot be taken off a price. Write a percentage from 0 to 100, such as 10%, or an amount, such as 2.00."
    let cases: [(word: String, line: String, amount: String, said: String)] = [
      ("off", "MUG", "-5%", "“-5%” \(off)"), ("off", "MUG", "abc", "“abc” \(off)"),
      ("off", "MUG", "120%", "“120%” \(off)"),
      ("off", "MUG", "8", "That is more than Mug costs: €7.50. Take off at most that."),
      ("off", "9", "10%", "There is no line “9” in the cart. The lines are: 1 Mug and 2 Tomatoes."),
      ("off", "0", "10%", "There is no line “0” in the cart. The lines are: 1 Mug and 2 Tomatoes."),
      ("at", "MUG", "-3", "“-3” is not an amount. Write an amount such as 5.00."),
    ]
    for (word, line, amount, said) in cases {
      var (shop, cart) = try await cart()
      let next = try await cart.perform(word, ["line": line, field(word): amount])
      XCTAssertEqual(next.said, [said], "\(word) \(line) \(amount)")
      try await expectEqual(shop.records.cart()?.lines.map(\.byHand), [nil, nil])
    }
    var (shop, cart) = try await cart()
    let huge = ["line": "MUG", "price": "999999999999999999999"]
    try await cart.perform("at", huge)
    try await cart.perform("off", ["line": "MUG", "amount": "1", "why": String(repeating: "x", count: 400)])
    try await expectEqual(shop.records.cart()?.lines.map(\.byHand), [nil, nil])
  }

  func testTheLineSaysSoAndUndoTakesItBack() async throws {
    var (_, cart) = try await cart()
    var next = try await cart.perform("off", ["line": "MUG", "amount": "10%", "why": "chipped"])
    XCTAssertEqual(next.said, ["Mug costs €6.75 by hand instead of €7.50: chipped."])
    let page = await cart.load()
    XCTAssertEqual(page.rows.first, ["MUG", "Mug", "2", "€6.75", "€13.50"])
    XCTAssertEqual(page.content.value?.numberedRows, [1: "MUG 6.75 = chipped", 2: "TOM 0.35"])

    try await cart.perform("add", ["code": "MUG 6.75 = chipped"])
    await expectEqual(cart.load().rows.first, ["MUG", "Mug", "3", "€6.75", "€20.25"])
    try await cart.perform("undo")
    next = try await cart.perform("undo")
    XCTAssertEqual(next.said, ["Taken back. Mug costs €7.50 again, as on the price list."])
    await expectEqual(cart.load().rows.first, ["MUG", "Mug", "2", "€7.50", "€15.00"])

    next = try await cart.perform("at", ["line": "2", "price": "2"])
    XCTAssertEqual(next.said, ["Tomatoes costs €2.00/kg by hand instead of €2.40/kg."])
    next = try await cart.perform("at", ["line": "2"])
    XCTAssertEqual(next.said, ["Tomatoes costs €2.40/kg again, as on the price list."])
  }

  private func field(_ word: String) -> String { word == "at" ? "price" : "amount" }

  private func cart() async throws -> (SampleShop, CartPresenter) {
    let shop = try SampleShop()
    shop.catalog.replace(with: try .stall())
    shop.discounts.replace(with: PromotionBook([]))
    var cart = CartPresenter(shop.actions())
    for scan in [Scan("MUG", pieces: 2), Scan("TOM", "0.35")] { try await cart.perform(.shop(.add(scan))) }
    return (shop, cart)
  }
}

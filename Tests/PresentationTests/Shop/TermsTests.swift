import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// A customer's codes, group and shipping.
final class TermsTests: XCTestCase {
  func testACodeIsAcceptedRefusedOrKeptForLater() async throws {
    let shop = try await shop()
    var cart = CartPresenter(shop.actions())
    let cases: [(given: String, said: String, tone: Tone, kept: [String])] = [
      ("nothing", "Code “nothing”: not accepted (no discount has it).", .bad, []),
      (" spring ", "Code “spring”: accepted.", .good, ["spring"]),
      ("ＳＰＲＩＮＧ", "Code “spring”: accepted.", .good, ["spring"]),
      (
        "BIG", "Code “BIG”: not accepted (needs items for €50.00 or more; €42.50 missing).", .warning,
        ["spring", "BIG"]
      ),
      ("LAST", "Code “LAST”: not accepted (used up).", .bad, ["spring", "BIG"]),
    ]
    for (given, said, tone, kept) in cases {
      try await expectEqual(cart.perform(.shop(.give(code: given))), .stay(said, tone))
      try await expectEqual(shop.records.cart()?.terms.codes.map(\.text) ?? [], kept, given)
    }
    try await cart.perform(.shop(.give(code: nil)))
    try await expectEqual(shop.records.cart()?.terms.codes, [])
  }

  func testTheShippingStandsInTheSumAndTheGroupBeneathIt() async throws {
    let shop = try await shop()
    var cart = CartPresenter(shop.actions())
    try await cart.perform(.shop(.ship(method: "post", price: "4,50")))
    try await cart.perform(.shop(.customer(group: "staff")))

    let screen = await cart.load()
    XCTAssertEqual(screen.sums.map(\.first), ["Subtotal", "Shipping: post", "Total"])
    XCTAssertEqual(screen.sums.map(\.last), ["€7.50", "€4.50", "€12.00"])
    XCTAssertEqual(screen.texts, ["The customer belongs to “staff”."])
    try await expectEqual(cart.perform(.shop(.ship(method: "post", price: "x"))).tones, [.bad])
    try await cart.perform(.shop(.ship(method: nil, price: nil)))
    await expectEqual(cart.load().sums.map(\.last), ["€7.50"])
  }

  func testEachDiscountSaysWhyItAppliesOrWhatIsMissing() async throws {
    let shop = try await shop(with: .sample("mugs", .amountOff(euro(100)), on: ["MUG"]))
    let ungiven = ["spring", "big"].map { [$0, "its code was not given", ""] }
    let expected = [["mugs", "applies", "-€1.00"]] + ungiven + [["last", "used up", ""]]
    await expectEqual(shown(ReasonsPresenter(shop.actions())).rows, expected)
  }

  /// Returns a shop with a mug in the cart.
  private func shop(with others: Promotion...) async throws -> SampleShop {
    let shop = try await SampleShop(holding: "MUG")
    func off(_ id: String, if conditions: PromotionCondition..., limit: Int? = nil) throws -> Promotion {
      let (name, rules) = (LocalizedText(id), [PromotionRule.orderAmountOff(.zero(.eur))])
      let code = PromotionCode(id)
      return try Promotion(id: id, name: name, rules: rules, conditions: conditions, code: code, limit: limit)
    }
    let own = [try off("spring"), try off("big", if: .itemsTotal(minimum: euro(5_000))), try off("last", limit: 0)]
    shop.discounts.replace(with: PromotionBook(others + own))
    return shop
  }
}

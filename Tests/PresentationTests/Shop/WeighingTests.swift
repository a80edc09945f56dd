import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// Weighed goods, unlisted goods, and steps that are undone.
final class WeighingTests: XCTestCase {
  func testAWeighingIsReadAsPeopleWriteIt() async throws {
    let shop = try stall()
    let cases: [(language: Language, typed: String, thousandths: Int64)] = [
      (.english, "TOM 0.35", 350), (.english, "tom 350g", 350), (.english, "0.35*TOM", 350),
      (.english, "TOM 0,35", 350), (.spanish, "TOM 0,35", 350), (.spanish, "TOM 1,234", 1_234),
      (.spanish, "TOM 0.35", 350), (.japanese, "TOM ３５０ｇ", 350), (.japanese, "TOM 0.35㎏", 350),
    ]
    for (language, typed, thousandths) in cases {
      try await shop.records.save(Cart())
      var products = ProductListPresenter(shop.actions(in: language))
      try await products.perform("add", ["code": typed])
      try await expectEqual(shop.records.cart()?.lines.map(\.quantity), [.weighing(thousandths: thousandths)], typed)
    }
  }

  func testWhatIsNoQuantityIsSaidAndChangesNothing() async throws {
    let shop = try stall()
    let cases: [(typed: String, said: String)] = [
      ("TOM", "TOM is sold by the kg: say how much, such as TOM 0.35."),
      ("TOM 1,234", "“1,234” is not a quantity in kg. Write a number with up to three decimal places, such as 0.35."),
      ("TOM 0", "“0” is not a quantity in kg. Write a number with up to three decimal places, such as 0.35."),
      ("TOM 10000", "TOM is sold from 0.001 to 9,999 kg at a time, with up to three decimal places."),
      ("TOM 10000kg", "TOM is sold from 0.001 to 9,999 kg at a time, with up to three decimal places."),
      ("TOM 10000000g", "TOM is sold from 0.001 to 9,999 kg at a time, with up to three decimal places."),
      ("TOM 0.5g", "TOM is sold from 0.001 to 9,999 kg at a time, with up to three decimal places."),
      ("TOM 35cm", "TOM is sold by the kg, and that is another unit. Give it in kg."),
      ("MUG 0.35", "MUG is sold by the piece: give a whole number, such as MUG 2."),
      ("MUG 10000", "“10000” is not a quantity. A quantity is a whole number from 1 to 9999."),
    ]
    let products = ProductListPresenter(shop.actions())
    for (typed, said) in cases {
      await assertRefuses("add", ["code": typed], by: products, said)
    }
    try await expectEqual(shop.records.cart(), nil)
  }

  func testTheProductListSaysThePriceOfAUnitAndHowMuchIsInTheCart() async throws {
    let shop = try stall()
    var products = ProductListPresenter(shop.actions(in: .spanish))
    for scan in [Scan("TOM", "0,35"), Scan("TOM", "0,5"), Scan("MUG", pieces: 2)] {
      try await products.perform(.add(scan))
    }
    let rows = [
      ["TOM", "Tomatoes", "2,40 €/kg", "0,85 kg"], ["CLOTH", "Cloth", "12,50 €/m", ""], ["MUG", "Mug", "7,50 €", "2"],
    ]
    await expectEqual(products.load().rows, rows)
  }

  func testARowTakesOutItsOwnLine() async throws {
    let shop = try stall()
    var cart = CartPresenter(shop.actions())
    for scan in [Scan("TOM", "0.35"), Scan("TOM", "0.5"), Scan("TOM", "0.35")] {
      try await cart.perform(.shop(.add(scan)))
    }
    let page = await cart.load()
    XCTAssertEqual(page.rows.first, ["TOM", "Tomatoes", "0.35 kg", "€2.40/kg", "€0.84"])
    XCTAssertEqual(page.content.value?.numberedRows, [1: "TOM 1/2 0.35", 2: "TOM 0.5", 3: "TOM 2/2 0.35"])
    var next = try await cart.perform("remove", ["code": "TOM 1/2 0.35"])
    XCTAssertEqual(next.said, ["Removed: 0.35 kg Tomatoes. 2 more weighings of it are in the cart."])
    await expectEqual(cart.load().content.value?.numberedRows, [1: "TOM 0.5", 2: "TOM 0.35"])
    // The same form again.
    next = try await cart.perform("remove", ["code": "TOM 1/2 0.35"])
    XCTAssertEqual(next.said, ["That line is not in the cart any more."])
    next = try await cart.perform("remove", ["code": "TOM", "n": "0.5"])
    XCTAssertEqual(next.said, ["Removed: 0.5 kg Tomatoes. One more weighing of it is in the cart."])
    next = try await cart.perform("remove", ["code": "TOM", "n": "2"])
    XCTAssertEqual(
      next.said,
      ["No line of TOM holds just that. A weighing is taken out whole: name all of it, or only TOM for the last one."]
    )
  }

  func testWhatIsNotOnTheListIsSoldAtItsPrice() async throws {
    let shop = try stall(tax: Percent(whole: 21))
    var cart = CartPresenter(shop.actions(in: .spanish))
    for (price, name) in [("3,50", "flores"), ("2", nil)] as [(String, String?)] {
      try await cart.perform(.shop(.sell(price: price, name: name)))
    }
    let expected = [["MISC", "flores", "1", "3,50 €", "3,50 €"], ["MISC", "Varios", "1", "2,00 €", "2,00 €"]]
    let page = await cart.load()
    XCTAssertEqual(page.rows, expected)
    XCTAssertEqual(page.banners, [])
    let lines = try await shop.records.cart()?.lines
    XCTAssertEqual(lines?.map(\.isListed), [false, false])
    XCTAssertEqual(lines?.first?.product.tax, Percent(whole: 21))
    for price in ["0", "-1", "x", "0.505", "1,00,000", ""] {
      try await expectEqual(cart.perform(.shop(.sell(price: price, name: nil))).tones, [.bad], price)
    }
  }

  func testAStepIsTakenBackAndSaid() async throws {
    let shop = try stall()
    var cart = CartPresenter(shop.actions())
    let steps: [(intent: ShopIntent, said: String)] = [
      (.add(Scan("MUG", pieces: 3)), "Taken back: 3 × Mug is out of the cart again."),
      (.add(Scan("TOM", "0.35")), "Taken back: 0.35 kg Tomatoes is out of the cart again."),
      (.sell(price: "2", name: "flowers"), "Taken back: flowers is out of the cart again."),
      (.remove(code: "MUG", 2), "Taken back: 2 × Mug is in the cart again."),
      (.remove(code: "TOM", nil), "Taken back: 0.35 kg Tomatoes is in the cart again."),
      (.customer(group: "staff"), "Taken back. The customer belongs to no group."),
      (.ship(method: "post", price: "5"), "Taken back. Nothing is shipped."),
      (.ship(method: nil, price: nil), "Taken back. Shipping by “post” for €5.00."),
    ]
    for (intent, _) in steps { try await cart.perform(.shop(intent)) }
    for (_, said) in steps.reversed() {
      try await expectEqual(cart.perform(.shop(.undo)), .stay(said, .good))
    }
    try await expectEqual(cart.perform(.shop(.undo)), .stay("There is nothing to take back.", .bad))
  }

  func testAfterAPaymentNothingIsTakenBack() async throws {
    let shop = try stall()
    var products = ProductListPresenter(shop.actions())
    try await products.perform(.add(Scan("TOM", "0.35")))
    try await expectEqual(products.perform(.pay(shown: nil)).route, .order(1))
    try await expectEqual(products.perform(.undo), .stay("There is nothing to take back.", .bad))
  }

  func testTroubleLeavesTheCartAsItWas() async throws {
    let shop = try stall()
    var cart = CartPresenter(shop.actions())
    try await cart.perform(.shop(.add(Scan("MUG"))))
    shop.faults.fail(.saveCart, with: .diskFull)
    for intent in [ShopIntent.undo, .sell(price: "2", name: nil), .add(Scan("TOM", "1"))] {
      try await expectEqual(cart.perform(.shop(intent)).tones, [.bad])
    }
    try await expectEqual(shop.records.cart()?.lines.ids, ["MUG"])
  }

  private func stall(tax: Percent? = nil) throws -> SampleShop {
    let shop = try SampleShop()
    shop.catalog.replace(with: try .stall(tax: tax))
    shop.discounts.replace(with: PromotionBook([]))
    return shop
  }
}

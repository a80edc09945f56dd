import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// Emptying the cart after a confirmation, at the cart or from another screen.
final class CartClearingTests: XCTestCase {
  func testClearingAsksAndDoesNothingUntilTheAnswer() async throws {
    let shop = try await SampleShop(holding: "MUG", "MUG")
    var cart = CartPresenter(shop.actions())
    try await cart.perform(.shop(.go(.clearCart)))
    var page = await cart.load()
    XCTAssertEqual(page.question, "Take 2 pieces out of the cart?")
    XCTAssertEqual(page.offers.map(\.word), ["yes", "no"])
    XCTAssertEqual(page.offer("yes")?.fields.map(\.kind), [.fixed("2")])
    try await expectEqual(shop.records.cart()?.pieces, 2)

    try await expectEqual(cart.perform(.keep), .stay("The cart is as it was."))
    page = await cart.load()
    XCTAssertNil(page.question)
    XCTAssertEqual(page.column("Pieces"), ["2"])

    try await cart.perform(.shop(.go(.clearCart)))
    try await expectEqual(cart.perform(.clear(pieces: 2)), .stay())
    await expectEqual(cart.load().content, .empty("The cart is empty."))
    try await expectEqual(shop.records.cart(), nil)
  }

  func testThereIsNothingToAskWhereTheCartIsEmpty() async throws {
    let page = try await shown(CartPresenter(SampleShop().actions(), asksToClear: true))
    XCTAssertNil(page.question)
    XCTAssertEqual(page.content, .empty("The cart is empty."))
    XCTAssertNotNil(page.offer("list"))
  }

  func testAnEmptyCartIsNeitherPaidNorEmptiedFromAnyScreen() async throws {
    let (empty, filled) = (try SampleShop(), try await SampleShop(holding: "MUG"))
    for (shop, isShown) in [(empty, false), (filled, true)] {
      let cart = await shown(CartPresenter(shop.actions()))
      XCTAssertEqual(cart.layout.words.contains("pay"), isShown)
      XCTAssertEqual(cart.layout.words.contains("clear"), isShown)
      await expectEqual(shown(ReasonsPresenter(shop.actions())).layout.words.contains("pay"), isShown)
    }
  }

  func testAYesToFewerPiecesThanThereAreNowEmptiesNothingAndAsksAnew() async throws {
    let shop = try await SampleShop(holding: "MUG", "MUG")
    var cart = CartPresenter(shop.actions(), asksToClear: true)
    try await shop.scan("MUG", "MUG", "MUG")
    try await expectEqual(cart.perform(.clear(pieces: 2)).route, nil)

    await expectEqual(cart.load().question, "Take 3 pieces out of the cart?")
    try await expectEqual(shop.records.cart()?.pieces, 3)
  }

  func testANoToTheQuestionOfItsOwnScreenGoesBackAndAYesLeadsToTheCart() async throws {
    let shop = try await SampleShop(holding: "MUG")
    var cart = CartPresenter(shop.actions(), asksToClear: true)
    await expectEqual(cart.load().question, "Take 1 piece out of the cart?")
    try await expectEqual(cart.perform(.keep), .back(orTo: .cart, "The cart is as it was."))
    try await expectEqual(cart.perform(.clear(pieces: 1)), .go(.cart))
    try await expectEqual(shop.records.cart(), nil)
  }

  func testACartThatCannotBeReadCanBeEmptied() async throws {
    let shop = try SampleShop()
    shop.faults.fail(.cart, with: .badRow)
    var cart = CartPresenter(shop.actions(), asksToClear: true)
    let page = await cart.load()
    XCTAssertEqual(page.question, "Take everything out of the cart?")
    XCTAssertEqual(page.offers.map(\.word), ["yes", "no"])
    try await expectEqual(cart.perform(.clear(pieces: 0)).route, .cart)
  }

  func testACartThatCannotBeEmptiedSaysWhy() async throws {
    let shop = try await SampleShop(holding: "MUG")
    shop.faults.fail(.saveCart, with: .diskFull)
    var cart = CartPresenter(shop.actions(), asksToClear: true)
    let next = try await cart.perform(.clear(pieces: 1))
    XCTAssertEqual(next.route, .cart)
    XCTAssertEqual(next.tones, [.bad])
    try await expectEqual(shop.records.cart()?.pieces, 1)
  }
}

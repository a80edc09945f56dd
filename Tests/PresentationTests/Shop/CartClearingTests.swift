import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// Emptying the cart, which is asked first, at the cart or on the way from another screen.
final class CartClearingTests: XCTestCase {
  func testClearingAsksAndDoesNothingUntilTheAnswer() async throws {
    let shop = try await SampleShop(holding: "MUG", "MUG")
    let (presenter, view, router) = await opened(PageModule(CartPresenter(shop.actions())))
    await presenter.perform(.shop(.go(.clearCart)))
    XCTAssertEqual(view.last?.question, "Take 2 pieces out of the cart?")
    XCTAssertEqual(view.last?.offers.map(\.word), ["yes", "no"])
    XCTAssertEqual(view.last?.offer("yes")?.fields.map(\.kind), [.fixed("2")])
    try await expectEqual(shop.records.cart()?.pieces, 2)

    await presenter.perform(.keep)
    XCTAssertNil(view.last?.question)
    XCTAssertEqual(view.last?.news, [Notice("The cart is as it was.")])
    XCTAssertEqual(view.last?.column("Pieces"), ["2"])

    await presenter.perform(.shop(.go(.clearCart)))
    await presenter.perform(.clear(pieces: 2))
    XCTAssertEqual(view.last?.content, .empty("The cart is empty."))
    XCTAssertEqual(view.last?.news, [])
    try await expectEqual(shop.records.cart(), nil)
    XCTAssertEqual(router.routes, [])
  }

  func testThereIsNothingToAskWhereTheCartIsEmpty() async throws {
    let (_, view, _) = try await opened(PageModule(CartPresenter(SampleShop().actions(), asksToClear: true)))

    XCTAssertNil(view.last?.question)
    XCTAssertEqual(view.last?.content, .empty("The cart is empty."))
    XCTAssertNotNil(view.last?.offer("list"))
  }

  func testAnEmptyCartIsNeitherPaidNorEmptiedFromAnyScreen() async throws {
    let (empty, filled) = (try SampleShop(), try await SampleShop(holding: "MUG"))
    for (shop, isShown) in [(empty, false), (filled, true)] {
      let (_, cart, _) = await opened(PageModule(CartPresenter(shop.actions())))
      XCTAssertEqual(cart.last?.layout.words.contains("pay"), isShown)
      XCTAssertEqual(cart.last?.layout.words.contains("clear"), isShown)
      let (_, reasons, _) = await opened(PageModule(ReasonsPresenter(shop.actions())))
      XCTAssertEqual(reasons.last?.layout.words.contains("pay"), isShown)
    }
  }

  func testAYesToFewerPiecesThanThereAreNowEmptiesNothingAndAsksAnew() async throws {
    let shop = try await SampleShop(holding: "MUG", "MUG")
    let (presenter, view, router) = await opened(PageModule(CartPresenter(shop.actions(), asksToClear: true)))
    try await shop.scan("MUG", "MUG", "MUG")
    await presenter.perform(.clear(pieces: 2))

    XCTAssertEqual(view.last?.question, "Take 3 pieces out of the cart?")
    try await expectEqual(shop.records.cart()?.pieces, 3)
    XCTAssertEqual(router.routes, [])
  }

  func testANoToTheQuestionOfItsOwnScreenGoesBackAndAYesLeadsToTheCart() async throws {
    let shop = try await SampleShop(holding: "MUG")
    let (presenter, view, router) = await opened(PageModule(CartPresenter(shop.actions(), asksToClear: true)))
    XCTAssertEqual(view.last?.question, "Take 1 piece out of the cart?")
    await presenter.perform(.keep)
    await presenter.perform(.clear(pieces: 1))

    XCTAssertEqual(router.newsOnGoingBack, [[Notice("The cart is as it was.")]])
    XCTAssertEqual(router.routes, [.cart])
    XCTAssertEqual(router.news, [[]])
    try await expectEqual(shop.records.cart(), nil)
  }

  func testACartThatCannotBeReadCanBeEmptied() async throws {
    let shop = try SampleShop()
    shop.faults.fail(.cart, with: .badRow)
    let (presenter, view, router) = await opened(PageModule(CartPresenter(shop.actions(), asksToClear: true)))
    XCTAssertEqual(view.last?.question, "Take everything out of the cart?")
    XCTAssertEqual(view.last?.offers.map(\.word), ["yes", "no"])
    await presenter.perform(.clear(pieces: 0))

    XCTAssertEqual(router.routes, [.cart])
  }

  func testACartThatCannotBeEmptiedSaysWhy() async throws {
    let shop = try await SampleShop(holding: "MUG")
    shop.faults.fail(.saveCart, with: .diskFull)
    let (presenter, _, router) = await opened(PageModule(CartPresenter(shop.actions(), asksToClear: true)))
    await presenter.perform(.clear(pieces: 1))

    XCTAssertEqual(router.routes, [.cart])
    XCTAssertEqual(router.news.last?.map(\.tone), [.bad])
    try await expectEqual(shop.records.cart()?.pieces, 1)
  }
}

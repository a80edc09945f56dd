import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// Emptying the cart, which is asked first, at the cart or on the way from another screen.
final class CartClearingTests: XCTestCase {
  func testClearingAsksAndDoesNothingUntilTheAnswer() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG", "MUG")
    let (presenter, view, router) = watched(shop.actions().cart())

    await presenter.show()
    await presenter.perform(.shop(.go(.clearCart)))
    XCTAssertEqual(view.screens.last?.question, "Take 2 pieces out of the cart?")
    XCTAssertEqual(view.screens.last?.offers.map(\.word), ["yes", "no"])
    XCTAssertEqual(view.screens.last?.offer("yes")?.fields.map(\.kind), [.fixed("2")])
    let asked = try await shop.records.cart()
    XCTAssertEqual(asked?.pieces, 2)

    await presenter.perform(.keep)
    XCTAssertNil(view.screens.last?.question)
    XCTAssertEqual(view.screens.last?.news, [Notice("The cart is as it was.")])
    XCTAssertEqual(view.screens.last?.column("Pieces"), ["2"])

    await presenter.perform(.shop(.go(.clearCart)))
    await presenter.perform(.clear(pieces: 2))
    XCTAssertEqual(view.screens.last?.content, .empty("The cart is empty."))
    XCTAssertEqual(view.screens.last?.news, [])
    let cleared = try await shop.records.cart()
    XCTAssertNil(cleared)
    XCTAssertEqual(router.routes, [])
  }

  func testThereIsNothingToAskWhereTheCartIsEmpty() async throws {
    let (presenter, view, _) = watched(try SampleShop().actions().cart(asksToClear: true))

    await presenter.show()

    XCTAssertNil(view.screens.last?.question)
    XCTAssertEqual(view.screens.last?.content, .empty("The cart is empty."))
    XCTAssertNotNil(view.screens.last?.offer("list"))
  }

  func testAYesToFewerPiecesThanThereAreNowEmptiesNothingAndAsksAnew() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG", "MUG")
    let (presenter, view, router) = watched(shop.actions().cart(asksToClear: true))

    await presenter.show()
    try await shop.scan("MUG", "MUG", "MUG")
    await presenter.perform(.clear(pieces: 2))

    XCTAssertEqual(view.screens.last?.question, "Take 3 pieces out of the cart?")
    let kept = try await shop.records.cart()
    XCTAssertEqual(kept?.pieces, 3)
    XCTAssertEqual(router.routes, [])
  }

  func testANoToTheQuestionOfItsOwnScreenGoesBackAndAYesLeadsToTheCart() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG")
    let (presenter, view, router) = watched(shop.actions().cart(asksToClear: true))

    await presenter.show()
    XCTAssertEqual(view.screens.last?.question, "Take 1 piece out of the cart?")
    await presenter.perform(.keep)
    await presenter.perform(.clear(pieces: 1))

    XCTAssertEqual(router.newsOnGoingBack, [[Notice("The cart is as it was.")]])
    XCTAssertEqual(router.routes, [.cart])
    XCTAssertEqual(router.news, [[]])
    let cleared = try await shop.records.cart()
    XCTAssertNil(cleared)
  }

  func testACartThatCannotBeReadCanBeEmptied() async throws {
    let shop = try SampleShop()
    shop.faults.fail(.cart, with: .badRow)
    let (presenter, view, router) = watched(shop.actions().cart(asksToClear: true))

    await presenter.show()
    XCTAssertEqual(view.screens.last?.question, "Take everything out of the cart?")
    XCTAssertEqual(view.screens.last?.offers.map(\.word), ["yes", "no"])
    await presenter.perform(.clear(pieces: 0))

    XCTAssertEqual(router.routes, [.cart])
  }

  func testACartThatCannotBeEmptiedSaysWhy() async throws {
    let shop = try SampleShop()
    try await shop.scan("MUG")
    shop.faults.fail(.saveCart, with: .diskFull)
    let (presenter, _, router) = watched(shop.actions().cart(asksToClear: true))

    await presenter.show()
    await presenter.perform(.clear(pieces: 1))

    XCTAssertEqual(router.routes, [.cart])
    XCTAssertEqual(router.news.last?.map(\.tone), [.bad])
    let kept = try await shop.records.cart()
    XCTAssertEqual(kept?.pieces, 1)
  }

  func testItSpeaksSpanishAndJapanese() async throws {
    let shop = try SampleShop()
    shop.discounts.replace(with: try .translated())
    try await shop.scan("VOUCHER", "VOUCHER", "VOUCHER")
    let (spanish, spanishView, _) = watched(shop.actions(in: .spanish).cart(asksToClear: true))
    let (japanese, japaneseView, _) = watched(shop.actions(in: .japanese).cart(asksToClear: true))

    await spanish.show()
    await japanese.show()

    XCTAssertEqual(spanishView.screens.last?.title, "Carro")
    XCTAssertEqual(spanishView.screens.last?.question, "¿Vaciar el carro (3 unidades)?")
    XCTAssertEqual(
      spanishView.screens.last?.row("VOUCHER")?.detailTexts,
      [["2x1", "-5,00 €"], ["Añade 1 más y ahorra 5,00 €."]]
    )
    XCTAssertEqual(spanishView.screens.last?.sums.map(\.first), ["Subtotal", "Descuentos", "Total"])
    XCTAssertEqual(japaneseView.screens.last?.title, "カート")
    XCTAssertEqual(japaneseView.screens.last?.question, "3 個をカートから取り除きますか？")
    XCTAssertEqual(japaneseView.screens.last?.row("VOUCHER")?.detailTexts.last, ["あと 1 個で €5.00 お得になります。"])
    XCTAssertEqual(japaneseView.screens.last?.sums.map(\.first), ["小計", "割引", "合計"])
  }
}

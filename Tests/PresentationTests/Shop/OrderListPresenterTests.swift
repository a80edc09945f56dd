import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class OrderListPresenterTests: XCTestCase {
  func testOrdersAreListedNewestFirst() async throws {
    let shop = try SampleShop()
    try await shop.buy("MUG")
    shop.time.advance(by: .seconds(3_600))
    try await shop.buy("VOUCHER", "VOUCHER", "TSHIRT")
    let (presenter, view, _) = makePresenter(shop)

    await presenter.show()

    XCTAssertEqual(view.screens.last?.columnTitles, [["Order", "Paid", "Pieces", "Total"]])
    XCTAssertEqual(
      view.screens.last?.rows,
      [["2", "Nov 20, 2026 at 10:00 AM", "3", "€25.00"], ["1", "Nov 20, 2026 at 9:00 AM", "1", "€7.50"]]
    )
  }

  func testBeforeTheFirstOrderItSaysSo() async throws {
    let (presenter, view, _) = makePresenter(try SampleShop())

    await presenter.show()

    XCTAssertEqual(view.screens.map(\.content), [.empty("Nothing was bought yet.")])
  }

  func testOrdersThatCannotBeReadSayWhy() async throws {
    let shop = try SampleShop()
    shop.faults.fail(.orders, with: RepositoryError(.busy, subject: "/data/arcade.sqlite"))
    let (presenter, view, _) = makePresenter(shop)

    await presenter.show()

    let sentence = "/data/arcade.sqlite is in use by another running Arcade. Try again in a moment."
    XCTAssertEqual(view.screens.map(\.content), [.failed(Failure(sentence, canRetry: true))])
  }

  func testItLeadsWhereTheShopperGoes() async throws {
    let (presenter, _, router) = makePresenter(try SampleShop())

    await presenter.go(to: .order(Order.ID(number: 1)))

    XCTAssertEqual(router.routes, [.order(Order.ID(number: 1))])
  }

  private func makePresenter(
    _ shop: SampleShop
  ) -> (OrderListPresenter, RecordingView<RecordScreen>, RecordingShopRouter) {
    let presenter = OrderListPresenter(orders: shop.shop.orders, phrases: Language.english.samplePhrases)
    let (view, router) = (RecordingView<RecordScreen>(), RecordingShopRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}

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

    guard case .orders(let columns, let rows) = view.screens.last?.content else { return XCTFail("no orders") }
    XCTAssertEqual(
      [columns.number, columns.paidAt, columns.pieces, columns.total],
      ["Order", "Paid", "Pieces", "Total"]
    )
    XCTAssertEqual(
      rows.map { [$0.number, $0.paidAt, $0.pieces, $0.total] },
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

    await presenter.go(to: .order("1"))

    XCTAssertEqual(router.routes, [.order("1")])
  }

  private func makePresenter(
    _ shop: SampleShop
  ) -> (OrderListPresenter, RecordingView<OrderListScreen>, RecordingShopRouter) {
    let presenter = OrderListPresenter(orders: shop.shop.orders, phrases: Language.english.samplePhrases)
    let (view, router) = (RecordingView<OrderListScreen>(), RecordingShopRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}

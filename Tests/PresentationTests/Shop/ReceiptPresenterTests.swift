import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class ReceiptPresenterTests: XCTestCase {
  func testAReceiptIsPrintedAsItWasWhateverHappenedSince() async throws {
    let shop = try SampleShop()
    try await shop.buy("VOUCHER", "VOUCHER", "TSHIRT")
    let (presenter, view, _) = makePresenter(shop, number: 1)

    await presenter.show()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 1).with("VOUCHER", at: nil))
    shop.discounts.replace(with: PromotionBook([]))
    await presenter.show()

    let screen = try XCTUnwrap(view.screens.last)
    XCTAssertEqual(view.screens.first?.content, screen.content)
    XCTAssertEqual(screen.title, "Receipt of order 1")
    XCTAssertEqual(screen.texts.count, 1)
    XCTAssertEqual(screen.texts.first?.hasPrefix("Paid Nov 20, 2026 at 9:00 AM, reference memory-1-"), true)
    XCTAssertEqual(
      screen.rows,
      [
        ["VOUCHER", "Cabify Voucher", "2", "€5.00", "€10.00"], ["TSHIRT", "Cabify T-Shirt", "1", "€20.00", "€20.00"],
      ]
    )
    XCTAssertEqual(screen.row("VOUCHER")?.detailTexts, [["2-for-1", "-€5.00"]])
    XCTAssertEqual(screen.row("TSHIRT")?.detailTexts, [], "what takes nothing off is no part of a receipt")
    XCTAssertEqual(screen.sums.map(\.last), ["€30.00", "-€5.00", "€25.00"])
  }

  func testWhatIsNotSoldIsSaidHereAndWhatIsSoldLeadsToTheProducts() async throws {
    let shop = try SampleShop()
    try await shop.buy("MUG")
    let (presenter, view, router) = makePresenter(shop, number: 1)
    await presenter.show()

    try await presenter.perform("add", ["code": "1"])
    XCTAssertEqual(router.routes, [])
    XCTAssertEqual(view.screens.last?.news.map(\.tone), [.bad])
    XCTAssertEqual(view.screens.last?.title, "Receipt of order 1")

    try await presenter.perform("add", ["code": "MUG"])
    XCTAssertEqual(router.routes, [.home])
  }

  func testANumberThatIsNoOrderSaysSo() async throws {
    let shop = try SampleShop()
    try await shop.buy("MUG")
    for number: Int64 in [2, 0, -1, .max] {
      let (presenter, view, _) = makePresenter(shop, number: number)

      await presenter.show()

      let sentence = "There is no order “\(number)”."
      XCTAssertEqual(view.screens.map(\.content), [.failed(Failure(sentence, canRetry: false))])
      XCTAssertEqual(view.screens.map(\.title), ["Orders"])
    }
  }

  func testAnOrderThatCannotBeReadSaysWhy() async throws {
    let shop = try SampleShop()
    shop.faults.fail(.order, with: .badRow)
    let (presenter, view, _) = makePresenter(shop, number: 1)

    await presenter.show()

    let sentence = "/data/arcade.sqlite was read, but it is not what it should be. Nothing was changed."
    XCTAssertEqual(view.screens.map(\.content), [.failed(Failure(sentence, canRetry: false))])
  }

  func testWhatIsScannedHereIsSaidOnTheListOfProducts() async throws {
    let shop = try SampleShop()
    try await shop.buy("MUG")
    let (presenter, view, router) = makePresenter(shop, number: 1)

    await presenter.show([Notice("Thank you!", .good)])
    await presenter.perform(.add(Scan("tshirt", pieces: 2)))
    await presenter.perform(.remove(code: "MUG", nil))

    XCTAssertEqual(
      view.screens.map(\.news),
      [[Notice("Thank you!", .good)], [Notice("MUG is not in the cart.", .bad)]]
    )
    XCTAssertEqual(router.routes, [.home])
    XCTAssertEqual(router.news, [[Notice("Added: 2 × Cabify T-Shirt.", .good)]])
  }

  func testItLeadsWhereTheShopperGoes() async throws {
    let (presenter, view, router) = makePresenter(try SampleShop(), number: 1)

    await presenter.show()
    await presenter.perform(.go(.home))
    await presenter.perform(.refresh)

    XCTAssertEqual(router.routes, [.home, .order(Order.ID(number: 1))])
    XCTAssertEqual(view.screens.first?.offer("add")?.fields.first?.choices.map(\.id), ["VOUCHER", "TSHIRT", "MUG"])
  }

  private func makePresenter(
    _ shop: SampleShop,
    number: Int64
  ) -> (PagePresenter<ShopIntent, ShopRoute>, RecordingView<Page>, RecordingRouter<ShopRoute>) {
    watched(shop.actions().receipt(of: Order.ID(number: number)))
  }
}

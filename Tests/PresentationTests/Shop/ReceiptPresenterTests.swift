import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class ReceiptPresenterTests: XCTestCase {
  func testAReceiptIsPrintedAsItWasWhateverHappenedSince() async throws {
    let shop = try SampleShop()
    try await shop.buy("VOUCHER", "VOUCHER", "TSHIRT")
    let (presenter, view, _) = makePresenter(shop, number: "1")

    await presenter.show()
    shop.catalog.replace(with: try Catalog.sample().with("TSHIRT", at: 1).with("VOUCHER", at: nil))
    shop.discounts.replace(with: DiscountBook([]))
    await presenter.show()

    guard case .receipt(let receipt) = view.screens.last else { return XCTFail("there is no receipt") }
    XCTAssertEqual(view.screens.first, view.screens.last)
    XCTAssertEqual(receipt.title, "Receipt of order 1")
    XCTAssertTrue(receipt.paidAt.hasPrefix("Paid Nov 20, 2026 at 9:00 AM, reference memory-1-"))
    XCTAssertEqual(
      receipt.table.rows.map { [$0.code, $0.quantity, $0.subtotal, $0.offer, $0.offerAmount, $0.hint] },
      [
        ["VOUCHER", "2", "€10.00", "2-for-1", "-€5.00", nil],
        ["TSHIRT", "1", "€20.00", "3 or more: 19.00 each", "€0.00", nil],
      ]
    )
    XCTAssertEqual(receipt.table.sums.map(\.amount), ["€30.00", "-€5.00", "€25.00"])
  }

  func testANumberThatIsNoOrderSaysSo() async throws {
    let shop = try SampleShop()
    try await shop.buy("MUG")
    for number in ["2", "0", "-1", "abc", "", "99999999999999999999"] {
      let (presenter, view, _) = makePresenter(shop, number: number)

      await presenter.show()

      let sentence = "There is no order “\(number)”. Type orders to see them all."
      XCTAssertEqual(view.screens, [.failed(Failure(sentence, canRetry: false))])
    }
  }

  func testAnOrderThatCannotBeReadSaysWhy() async throws {
    let shop = try SampleShop()
    shop.faults.fail(.order, with: .badRow)
    let (presenter, view, _) = makePresenter(shop, number: "1")

    await presenter.show()

    let sentence = "/data/arcade.sqlite was read, but it is not what it should be. Nothing was changed."
    XCTAssertEqual(view.screens, [.failed(Failure(sentence, canRetry: false))])
  }

  func testItLeadsWhereTheShopperGoes() async throws {
    let (presenter, _, router) = makePresenter(try SampleShop(), number: "1")

    await presenter.go(to: .products(matching: ""))

    XCTAssertEqual(router.routes, [.products(matching: "")])
  }

  private func makePresenter(
    _ shop: SampleShop,
    number: String
  ) -> (ReceiptPresenter, RecordingView<ReceiptScreen>, RecordingShopRouter) {
    let phrases = Language.english.samplePhrases
    let presenter = ReceiptPresenter(orders: shop.shop.orders, number: number, phrases: phrases)
    let (view, router) = (RecordingView<ReceiptScreen>(), RecordingShopRouter())
    presenter.view = view
    presenter.router = router
    addTeardownBlock { [weak presenter] in XCTAssertNil(presenter, "the presenter outlived its test") }
    return (presenter, view, router)
  }
}

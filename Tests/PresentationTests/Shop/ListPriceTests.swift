import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// A shop whose discounts are out of reach.
final class ListPriceTests: XCTestCase {
  private let sentence =
    "shop.example could not be reached: there is no connection to it. Check the network or the address. "
    + "Meanwhile everything can be sold at list prices."

  // Two vouchers would cost 5.00 with the discount, and cost 10.00 without.
  func testACartIsSoldAtListPricesAfterOneQuestion() async throws {
    let shop = try await SampleShop(holding: "VOUCHER", "VOUCHER")
    shop.faults.fail(.book, with: .noConnection)
    let (cart, view, router) = await opened(shop.actions().cart())
    XCTAssertEqual(view.last?.sums, [["Total", "€10.00"]])
    XCTAssertEqual(view.last?.banners.first, Notice(sentence, .bad))

    let total = euro(1_000)
    await cart.perform(.shop(.pay(shown: total)))
    XCTAssertEqual(router.routes, [.payment(.usual)])
    try await expectEqual(shop.records.orders(), [])

    let (payment, question, after) = await opened(shop.actions().payment())
    XCTAssertEqual(question.last?.question, "Pay €10.00 at these prices?")
    XCTAssertEqual(question.last?.banners, [Notice(sentence, .bad)])
    await payment.perform(.agree(total))
    XCTAssertEqual(after.routes, [.order(Order.ID(number: 1))])
    let order = try await shop.records.orders().first
    XCTAssertEqual(order?.quote.total, total)
    XCTAssertEqual(order?.quote.applied, [])
  }

  func testWhereTheDiscountsAreBackMeanwhileTheirTotalIsAskedAbout() async throws {
    let shop = try await SampleShop(holding: "VOUCHER", "VOUCHER")
    let (payment, view, router) = watched(shop.actions().payment())
    shop.faults.fail(.book, with: .noConnection)
    await payment.show()
    shop.faults.mend()

    await payment.perform(.agree(euro(1_000)))
    XCTAssertEqual(router.routes, [.payment(.usual)])
    await payment.show()
    XCTAssertEqual(view.last?.question, "Pay €5.00 at these prices?")
  }

  func testTheReasonsSayThatTheDiscountsAreMissing() async throws {
    let shop = try await SampleShop(holding: "VOUCHER")
    shop.faults.fail(.book, with: .noConnection)
    try await expectEqual(shown(shop.actions().reasons()).banners, [Notice(sentence, .bad)])
  }
}

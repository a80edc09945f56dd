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
    let shop = try SampleShop()
    try await shop.scan("VOUCHER", "VOUCHER")
    shop.faults.fail(.book, with: .noConnection)
    let (cart, view, router) = watched(shop.actions().cart())
    await cart.show()
    XCTAssertEqual(view.screens.last?.sums, [["Total", "€10.00"]])
    XCTAssertEqual(view.screens.last?.banners.first, Notice(sentence, .bad))

    let total = Money(minorUnits: 1_000, currency: .eur)
    await cart.perform(.shop(.pay(shown: total)))
    XCTAssertEqual(router.routes, [.payment(.usual)])
    let none = try await shop.records.orders()
    XCTAssertEqual(none, [])

    let (payment, question, after) = watched(shop.actions().payment())
    await payment.show()
    XCTAssertEqual(question.screens.last?.question, "Pay €10.00 at these prices?")
    XCTAssertEqual(question.screens.last?.banners, [Notice(sentence, .bad)])
    await payment.perform(.agree(total))
    XCTAssertEqual(after.routes, [.order(Order.ID(number: 1))])
    let order = try await shop.records.orders().first
    XCTAssertEqual(order?.quote.total, total)
    XCTAssertEqual(order?.quote.applied, [])
  }

  func testWhereTheDiscountsAreBackMeanwhileTheirTotalIsAskedAbout() async throws {
    let shop = try SampleShop()
    try await shop.scan("VOUCHER", "VOUCHER")
    let (payment, view, router) = watched(shop.actions().payment())
    shop.faults.fail(.book, with: .noConnection)
    await payment.show()
    shop.faults.mend()

    await payment.perform(.agree(Money(minorUnits: 1_000, currency: .eur)))
    XCTAssertEqual(router.routes, [.payment(.usual)])
    await payment.show()
    XCTAssertEqual(view.screens.last?.question, "Pay €5.00 at these prices?")
  }

  func testTheReasonsSayThatTheDiscountsAreMissing() async throws {
    let shop = try SampleShop()
    try await shop.scan("VOUCHER")
    shop.faults.fail(.book, with: .noConnection)
    let (presenter, view, _) = watched(shop.actions().reasons())
    await presenter.show()
    XCTAssertEqual(view.screens.last?.banners, [Notice(sentence, .bad)])
  }
}

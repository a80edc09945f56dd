import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class TypedAmountTests: XCTestCase {
  func testNoAmountIsSoLargeThatADrawerCannotBeAddedUp() throws {
    let yen = try XCTUnwrap(Currency(code: "JPY"))
    let table: [(text: String, currency: Currency, minorUnits: Int64?)] = [
      ("99999999999.99", .eur, 9_999_999_999_999), ("100000000000", .eur, nil), ("92233720368547758.07", .eur, nil),
      ("9,999,999,999,999", yen, 9_999_999_999_999), ("10000000000000", yen, nil), ("3,50", .eur, 350),
    ]
    for row in table {
      XCTAssertEqual(Money(typed: row.text, in: row.currency)?.minorUnits, row.minorUnits, row.text)
    }
  }

  func testExampleAmountsHaveTheDecimalsOfTheirCurrency() {
    let phrases = [Language.english, .spanish, .japanese].map(\.samplePhrases)
    XCTAssertEqual(
      phrases.map { $0.notAnAmount("x", in: .jpy) },
      [
        "“x” is not an amount. Write an amount such as 500.", "«x» no es un importe. Indica un importe como 500.",
        "「x」は金額ではありません。500 のように書いてください。",
      ]
    )
    XCTAssertEqual(
      phrases.map { $0.notAnAmount("x", in: .eur) },
      [
        "“x” is not an amount. Write an amount such as 5.00.", "«x» no es un importe. Indica un importe como 5,00.",
        "「x」は金額ではありません。5.00 のように書いてください。",
      ]
    )
  }

  func testADrawerFromWhichTheMostWasTakenOutTwiceIsStillClosed() async throws {
    let shop = try SampleShop()
    let (products, view, router) = await opened(shop.actions().products(matching: ""))
    for _ in 1...2 { await products.perform(.use(.move(.out, amount: "92233720368547758.07", why: "a cat"))) }
    XCTAssertEqual(view.last?.news.map(\.tone), [.bad])
    await products.perform(.use(.move(.in, amount: "5", why: "coins")))
    await products.perform(.use(.close(counted: "5")))
    XCTAssertEqual(router.routes, [.closing(Closing.ID(number: 1))])
  }
}

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
      XCTAssertEqual((try? Money(typed: row.text, in: row.currency))?.minorUnits, row.minorUnits, row.text)
    }
  }

  func testExampleAmountsHaveTheDecimalsOfTheirCurrency() {
    for (language, sentence, yen, euro) in [
      (Language.english, "“x” is not an amount. Write an amount such as ", "500.", "5.00."),
      (.spanish, "«x» no es un importe. Indica un importe como ", "500.", "5,00."),
      (.japanese, "「x」は金額ではありません。", "500 のように書いてください。", "5.00 のように書いてください。"),
    ] {
      XCTAssertEqual(language.samplePhrases.notAnAmount("x", in: .jpy), sentence + yen)
      XCTAssertEqual(language.samplePhrases.notAnAmount("x", in: .eur), sentence + euro)
    }
  }

  func testADrawerFromWhichTheMostWasTakenOutTwiceIsStillClosed() async throws {
    let shop = try SampleShop()
    var products = ProductListPresenter(shop.actions(), matching: "")
    for _ in 1...2 {
      let next = try await products.perform(.use(.move(.out, amount: "92233720368547758.07", why: "a cat")))
      XCTAssertEqual(next.tones, [.bad])
    }
    try await products.perform(.use(.move(.in, amount: "5", why: "coins")))
    try await expectEqual(products.perform(.use(.close(counted: "5"))).route, .closing(1))
  }

  func testAnAmountIsNeverTheNumberOfARow() async throws {
    let shop = try SampleShop()
    var products = ProductListPresenter(shop.actions(), matching: "")
    let amounts = await products.load().offers.flatMap { offer in
      offer.fields.filter { ["amount", "price", "counted"].contains($0.name) }.map { (offer.word, $0) }
    }
    XCTAssertEqual(Set(amounts.map(\.0)), ["pay", "misc", "off", "at", "shipping", "float", "in", "out", "close"])
    for (word, field) in amounts {
      XCTAssertEqual(field.resolved("1", numbers: [1: "MUG"]), "1", "\(word) \(field.name)")
    }
  }
}

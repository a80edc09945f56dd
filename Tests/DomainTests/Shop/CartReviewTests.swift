import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class CartReviewTests: XCTestCase {
  func testNothingChangedIsNothingToSay() throws {
    let cart = try Cart.scanning(["MUG", "TSHIRT"], from: .sample())
    let review = CartReview(of: cart, against: try .sample())
    XCTAssertEqual(review.cart, cart)
    XCTAssertEqual(review.shown, cart)
    XCTAssertTrue(review.gone.isEmpty && review.repriced.isEmpty)
  }

  func testAProductThatIsGoneStaysInItsPlaceButCannotBeBought() throws {
    let cart = try Cart.scanning(["MUG", "TSHIRT"], from: .sample())
    let review = CartReview(of: cart, against: try catalog(["TSHIRT": 2_000]))
    XCTAssertEqual(review.cart.lines.map(\.product.code.text), ["TSHIRT"])
    XCTAssertEqual(review.gone.map(\.product.code.text), ["MUG"])
    XCTAssertEqual(review.shown.lines.map(\.product.code.text), ["MUG", "TSHIRT"])
  }

  func testAChangedPriceIsFoundAlsoWhenMoreOfTheProductWasScannedSince() throws {
    var cart = try Cart.scanning(["MUG"], from: .sample())
    let dearer = try catalog(["MUG": 900])
    try cart.add(XCTUnwrap(dearer.products.first))
    let review = CartReview(of: cart, against: dearer)
    XCTAssertEqual(review.repriced.map(\.before.minorUnits), [750])
    XCTAssertEqual(review.repriced.map(\.product.price.minorUnits), [900])
    XCTAssertTrue(CartReview(of: review.shown, against: dearer).repriced.isEmpty)
  }

  func testAPriceInAnotherCurrencyCountsAsGone() throws {
    let cart = try Cart.scanning(["MUG"], from: .sample())
    let yen = try Catalog([XCTUnwrap(Product.sample("MUG", minorUnits: 900, currency: .jpy))], currency: .jpy)
    XCTAssertEqual(CartReview(of: cart, against: yen).gone.count, 1)
  }

  private func catalog(_ prices: [String: Int64]) throws -> Catalog {
    try Catalog(prices.compactMap { Product.sample($0.key, minorUnits: $0.value) })
  }
}

final class OpenCartTests: XCTestCase {
  func testWhereNothingWasSavedTheCartIsEmptyInTheCurrencyOfThePriceList() async throws {
    let shop = try SampleShop()
    shop.catalog.replace(with: try Catalog([], currency: .jpy))

    let never = try await shop.shop.openCart()
    try await shop.records.save(Cart(currency: .eur))
    let emptied = try await shop.shop.openCart()

    for review in [never, emptied] {
      XCTAssertEqual(review.shown, Cart(currency: .jpy))
      XCTAssertEqual(review.cart, Cart(currency: .jpy))
    }
  }

  func testOpeningChangesNothing() async throws {
    let shop = try await SampleShop(holding: "MUG")
    shop.catalog.replace(with: try Catalog.sample().with("MUG", at: 1))

    _ = try await shop.shop.openCart()

    try await expectEqual(shop.shop.openCart().repriced.count, 1)
  }

  func testTroubleOfEitherRepositoryIsThrown() async throws {
    for (call, error) in [(ShopCall.catalog, RepositoryError.noConnection), (.cart, .badRow)] {
      let shop = try SampleShop()
      shop.faults.fail(call, with: error)
      let failure = await repositoryFailure { try await shop.shop.openCart() }
      XCTAssertEqual(failure, error)
    }
  }
}

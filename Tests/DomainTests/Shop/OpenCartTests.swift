import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

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

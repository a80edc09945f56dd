import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

/// A price list that is too long for one screen.
final class ProductPageTests: XCTestCase {
  func testALongListStandsOnPagesWhoseNumbersGoOn() async throws {
    let pages: [(rows: [String], first: Int, next: String?, previous: String?)] = [
      (["A", "B"], 1, "/shop?page=2", nil), (["C", "D"], 3, "/shop?page=3", "/shop"), (["E"], 5, nil, "/shop?page=2"),
    ]
    for (number, page) in pages.enumerated() {
      let screen = try await shown(products(on: number + 1))
      XCTAssertEqual(screen.rows.map(\.first), page.rows)
      XCTAssertEqual(screen.tables.first?.firstNumber, page.first)
      XCTAssertEqual(screen.texts, ["Page \(number + 1) of 3"])
      XCTAssertEqual(screen.offer("next")?.address, page.next)
      XCTAssertEqual(screen.offer("previous")?.address, page.previous)
      XCTAssertEqual(screen.offer("previous")?.closed == nil, page.previous != nil)
    }
  }

  func testWhatIsScannedOnALaterPageStaysThere() async throws {
    var products = try products(on: 2)
    try await expectEqual(products.perform(.add(Scan("A"))).route, nil)
    await expectEqual(products.load().texts, ["Page 2 of 3", "In the cart: 1 piece, €1.00"])
  }

  func testAListOfOnePageSaysNothingOfPages() async throws {
    let screen = try await shown(products(on: 1, size: 5))
    XCTAssertEqual(screen.texts, [])
    XCTAssertNil(screen.offer("next"))
  }

  func testPagesLeadToTheirAddressesAndBack() {
    let routes: [(route: ShopRoute, address: String, place: String)] = [
      (.products(matching: "", page: 3), "/shop?page=3", "/shop?page=2"),
      (.products(matching: "tea", page: 3), "/shop?matching=tea&page=3", "/shop?matching=tea&page=2"),
      (.orders(on: nil, at: .before(7)), "/shop/orders?before=7", "/shop/orders?before=0"),
      (.orders(on: nil, at: .after(7)), "/shop/orders?after=7", "/shop/orders?before=0"),
      (.closings(at: .before(7)), "/shop/closings?before=7", "/shop/closings?before=0"),
      (
        .orders(on: CalendarDay(iso: "2026-12-01"), at: .newest), "/shop/orders?on=2026-12-01",
        "/shop/orders?on=2026-12-01"
      ),
    ]
    for (route, address, place) in routes {
      XCTAssertEqual(route.address, address)
      XCTAssertEqual(route.place, place)
      XCTAssertEqual(ShopRoute(address: address), route)
    }
    XCTAssertEqual(ShopRoute(address: "/shop?page=1"), .home)
    for address in ["/shop?page=0", "/shop?page=x", "/shop/orders?on=monday"] {
      XCTAssertNil(ShopRoute(address: address), address)
    }
  }

  private func products(on page: Int, size: Int = 2) throws -> ProductListPresenter {
    let shop = try SampleShop()
    shop.catalog.replace(with: try Catalog(["A", "B", "C", "D", "E"].compactMap { .sample($0, minorUnits: 100) }))
    let actions = ShopScreens(shop: shop.shop, phrases: Language.english.samplePhrases, pageSize: size)
    return ProductListPresenter(actions, page: page)
  }
}

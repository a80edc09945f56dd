import ArcadeDomain
import ArcadeData
import ArcadeTesting
import Synchronization
import XCTest

final class FeedPriceCatalogTests: XCTestCase {
  func testCategoriesAreThoseOfTheFeed() async throws {
    let catalog = FeedPriceCatalog(named: "shop.csv") { () throws(RepositoryError) in
      FeedGoods([good("c", in: "Kettles"), good("a", in: "Toasters"), good("b", in: "Toasters"), good("d", in: nil)])
    }
    let roots = try await catalog.roots()
    XCTAssertEqual(roots.map(\.name), ["Kettles", "Toasters", "shop.csv"])
    try await expectEqual(ids(of: roots[1].id, in: catalog), ["a", "b"])
    try await expectEqual(ids(of: catalog.usual.id, in: catalog), ["c", "a", "b", "d"])
    let again = FeedPriceCatalog(named: "shop.csv") { () throws(RepositoryError) in
      FeedGoods([good("z", in: "Toasters"), good("y", in: "Kettles")])
    }
    try await expectEqual(again.roots().map(\.id), roots.prefix(2).map(\.id))
    let failure = await repositoryFailure { try await catalog.content(of: 7) }
    XCTAssertEqual(failure?.code, .notFound)
  }

  func testOneCategoryIsTheWhole() async throws {
    let catalog = FeedPriceCatalog(named: "shop.csv") { () throws(RepositoryError) in
      FeedGoods(
        [good("a", in: "Tea"), good("a", in: "Tea"), good("b", in: "Tea", price: nil), good("c", in: "Tea", price: 0)],
        leftOut: 2
      )
    }
    try await expectEqual(catalog.roots(), [catalog.usual])
    let loaded = try await catalog.content(of: catalog.usual.id).value
    XCTAssertEqual(loaded.leftOut, 5)
    try await expectEqual(ids(of: catalog.usual.id, in: catalog), ["a"])
  }

  func testOnlyAddressesOfTheWebAreKept() async throws {
    let catalog = FeedPriceCatalog(named: "shop.csv") { () throws(RepositoryError) in
      FeedGoods([
        FeedGoods.Good(
          id: "a",
          name: "A",
          price: Money(minorUnits: 5, currency: .usd),
          page: "file:///etc/passwd",
          picture: "/etc/x.png"
        ),
        FeedGoods.Good(id: "b", name: "B", price: Money(minorUnits: 5, currency: .usd), page: "https://a.example/b"),
      ])
    }
    let products = try await catalog.assortment().products
    XCTAssertEqual(products.map(\.page), [nil, "https://a.example/b"])
    XCTAssertEqual(products.map(\.picture), [nil, nil])
  }

  func testAReadingThatFailedIsTriedAgain() async throws {
    let isThere = Mutex(false)
    let catalog = FeedPriceCatalog(named: "shop.csv") { () throws(RepositoryError) in
      guard isThere.withLock({ $0 }) else { throw RepositoryError.noConnection }
      return FeedGoods([good("a", in: nil)])
    }
    let failure = await repositoryFailure { try await catalog.roots() }
    XCTAssertEqual(failure?.code, RepositoryError.noConnection.code)
    isThere.withLock { $0 = true }
    try await expectEqual(catalog.assortment().products.count, 1)
  }

  private func ids(of category: PriceCategory.ID, in catalog: FeedPriceCatalog) async throws -> [String] {
    guard case .products(let products) = try await catalog.content(of: category).value.content else { return [] }
    return products.map(\.id)
  }
}

private func good(_ id: String, in category: String?, price: Int64? = 500) -> FeedGoods.Good {
  FeedGoods.Good(
    id: id,
    name: id.uppercased(),
    price: price.map { Money(minorUnits: $0, currency: .usd) },
    category: category
  )
}

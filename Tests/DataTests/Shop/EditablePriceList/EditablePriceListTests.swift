import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// A price list that the shop keeps itself.
final class EditablePriceListTests: XCTestCase {
  func testListsKeepTheContract() async throws {
    try await EditablePriceListContract.check(InMemoryEditablePriceList())
    try await onEveryEngine { try await EditablePriceListContract.check(SQLEditablePriceList(database: $0)) }
  }

  func testAnotherTillSeesAChangeWhenItLooksNext() async throws {
    try await onEveryEngine { database in
      let (one, other) = (SQLEditablePriceList(database: database), SQLEditablePriceList(database: database))
      let mug = try XCTUnwrap(Product.sample("MUG", minorUnits: 750))
      try await expectEqual(other.products(), [])

      _ = try await EditablePriceList(one).add(mug)
      try await expectEqual(other.products(), [mug])

      _ = try await EditablePriceList(one).reprice(mug.code, at: euro(800))
      try await expectEqual(other.products().map(\.price.minorUnits), [800])
    }
  }

  func testTheOwnListIsThePriceListOnceItHasAProduct() async throws {
    let own = InMemoryEditablePriceList()
    let starter = try Catalog.sample()
    let catalog = OwnCatalog(own, else: InMemoryCatalog(starter))
    try await expectEqual(catalog.catalog().value, starter)

    let tea = try XCTUnwrap(Product.sample("TEA", minorUnits: 300, currency: .jpy))
    _ = try await EditablePriceList(own).add(tea)
    let after = try await catalog.catalog()
    XCTAssertEqual(after.value, try Catalog([tea], currency: .jpy))
    XCTAssertEqual(after.freshness, .fresh)
    try await expectEqual(catalog.refreshed(), after)

    _ = try await EditablePriceList(own).remove(tea.code)
    try await expectEqual(catalog.catalog().value, starter)
  }

  func testRowsThatWereEditedByHandAreSeenAfterARefresh() async throws {
    let database = try makeArcadeDatabase()
    let own = SQLEditablePriceList(database: database)
    let catalog = OwnCatalog(own, else: InMemoryCatalog(try .sample()))
    _ = try await EditablePriceList(own).add(try XCTUnwrap(Product.sample("MUG", minorUnits: 750)))
    _ = try await catalog.catalog()

    try await database.write { try $0.run("UPDATE own_products SET price_minor = 700") }
    try await expectEqual(catalog.refreshed().value.products.map(\.price.minorUnits), [700])
  }
}

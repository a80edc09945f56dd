import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// The categories, from everywhere that they can come from.
final class PriceCatalogContractTests: XCTestCase {
  func testInMemory() async throws {
    try await PriceCatalogContract.check(SamplePrices.catalog())
  }

  func testInMemoryWhatIsReplacedIsServed() async throws {
    let catalog = SamplePrices.catalog()
    catalog.replace(contentOf: 7, with: .products([]), freshness: .starter)
    catalog.replace(contentOf: PriceCategory.blenders.id, with: nil)

    let empty = try await catalog.content(of: 7)
    let failure = await repositoryFailure { try await catalog.content(of: PriceCategory.blenders.id) }

    XCTAssertEqual(empty, Loaded(CategoryReading(.products([])), .starter))
    XCTAssertEqual(failure?.code, .notFound)
  }

  func testFromWhatShipsWithTheApp() async throws {
    try await onEveryEngine { database in
      for isOffline in [false, true] {
        let store = SQLFeedStore(database: database)
        let catalog = SyncingPriceCatalog(store: store, time: HandDrivenTime(), isOffline: isOffline)
        try await PriceCatalogContract.check(catalog)
        let blenders = try await catalog.content(of: PriceCategory.blenders.id)
        XCTAssertEqual(blenders.freshness, .starter)
      }
    }
  }

  func testFromAServer() async throws {
    try await onEveryEngine { database in
      let server = try LoopbackServer([
        CategoryDisplay.target(45_667): [.status(503), .json(CategoryDisplay.subcategories([.blenders]))],
        CategoryDisplay.target(419_247): [.drop, .json(CategoryDisplay.products(0..<48))],
        CategoryDisplay.target(419_247, page: 2): [.json(CategoryDisplay.products(48..<60))],
      ])
      let store = SQLFeedStore(database: database)
      try await PriceCatalogContract.check(
        SyncingPriceCatalog(server: server.priceServer(), store: store, time: HandDrivenTime())
      )
    }
  }

  func testACatalogueThatFailsDoesSoAsItIsTold() async throws {
    let faults = Faults<PriceCatalogCall>()
    let catalog = FailingPriceCatalog(faults: faults)
    try await PriceCatalogContract.check(catalog)
    for call in PriceCatalogCall.allCases { faults.fail(call, with: RepositoryError(.timedOut, subject: "a")) }

    let failures = [
      await repositoryFailure { try await catalog.roots() },
      await repositoryFailure { try await catalog.content(of: 1) },
      await repositoryFailure { try await catalog.refreshed(1) },
      await repositoryFailure { try await catalog.isAtHand(1) },
      await repositoryFailure { try await catalog.prefetch(1) },
    ]

    XCTAssertEqual(failures.map { $0?.code }, Array(repeating: .timedOut, count: 5))
  }
}

import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

final class SoldOutTests: XCTestCase {
  func testNothingCanBeScannedWithoutAPriceList() async throws {
    let scan = ScanProduct(carts: InMemoryShopRecords(), catalog: SoldOut())
    let code = try XCTUnwrap(Product.Code("MUG"))
    let error = await repositoryFailure { try await scan(code) }
    XCTAssertEqual(error?.code, .notFound)
  }
}

struct SoldOut: CatalogRepository {
  func catalog() async throws(RepositoryError) -> Loaded<Catalog> { throw RepositoryError(.notFound, subject: "list") }
  func refreshed() async throws(RepositoryError) -> Loaded<Catalog> { try await catalog() }
}

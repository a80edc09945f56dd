import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation

/// Reads the text of a price list.
func readCatalog(_ json: String) async throws(RepositoryError) -> Catalog {
  try await syncingCatalog(json).catalog().value
}

/// Reads the text of a discounts file for the products of the example, or of another price list.
func readDiscounts(_ json: String, for catalog: Catalog? = nil) async throws -> DiscountBook {
  let discounts = SyncingDiscounts(
    source: FeedAddress.starter(json).source(client: HTTPClient(transport: URLSessionTransport())),
    store: InMemoryFeedStore(),
    catalog: InMemoryCatalog(try catalog ?? .sample()),
    time: HandDrivenTime()
  )
  return try await discounts.book()
}

/// A price list that ships as a text.
func syncingCatalog(_ json: String) -> SyncingCatalog {
  SyncingCatalog(
    source: FeedAddress.starter(json).source(client: HTTPClient(transport: URLSessionTransport())),
    store: InMemoryFeedStore(),
    time: HandDrivenTime()
  )
}

import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

/// The price list and the discounts, from everywhere that they can come from.
final class ShopFeedContractTests: XCTestCase {
  private let client = HTTPClient(transport: SystemTransport(), pause: { _ in })

  func testInMemory() async throws {
    try await CatalogRepositoryContract.check(InMemoryCatalog(.sample()))
    try await DiscountRepositoryContract.check(InMemoryDiscounts(.sample()))
  }

  func testFromWhatShipsWithTheApp() async throws {
    try await check(catalog: StarterFeedSource.catalog, discounts: StarterFeedSource.discounts)
  }

  func testFromFiles() async throws {
    let folder = try TemporaryFolder()
    try await check(
      catalog: source(.file(folder.write(Data(catalogJSON.utf8), to: "catalog.json"))),
      discounts: source(.file(folder.write(Data(discountsJSON.utf8), to: "discounts.json")))
    )
  }

  func testFromAServer() async throws {
    let server = try LoopbackServer([
      "/catalog": [.status(503), .json(catalogJSON)], "/discounts": [.drop, .json(discountsJSON)],
    ])
    try await check(catalog: source(.web(server.url("/catalog"))), discounts: source(.web(server.url("/discounts"))))
  }

  private func source(_ address: FeedAddress) -> any FeedSource { address.source(client: client) }

  private func check(catalog: any FeedSource, discounts: any FeedSource) async throws {
    try await onEveryEngine { database in
      let (store, time) = (SQLFeedStore(database: database), HandDrivenTime())
      let catalog = SyncingCatalog(source: catalog, store: store, time: time)
      let discounts = SyncingDiscounts(source: discounts, store: store, catalog: catalog, time: time)
      try await CatalogRepositoryContract.check(catalog)
      try await DiscountRepositoryContract.check(discounts)
    }
  }

  private let catalogJSON = """
    {"products":[{"code":"voucher","name":"Cabify Voucher","price":"5.00"},
                 {"code":"TSHIRT","name":"Cabify T-Shirt","price":20.0,"currency":"EUR"},
                 {"code":"MUG","name":"Cabify Coffee Mug","price":7.5}]}
    """

  private let discountsJSON = """
    {"discounts":[{"id":"voucher-2-for-1","name":"2-for-1","products":["VOUCHER"],
                   "rule":{"type":"nForM","buy":2,"pay":1}},
                  {"id":"tshirt-bulk","name":"3 or more: 19.00 each","products":["tshirt"],
                   "rule":{"type":"bulkPrice","minimum":3,"unitPrice":19}}]}
    """
}

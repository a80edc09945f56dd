import ArcadeDomain
import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeData

/// Contract checks of every implementation.
final class ShopContractTests: XCTestCase {
  func testCartsKeepTheContract() async throws {
    try await CartRepositoryContract.check(InMemoryShopRecords())
    try await onEveryEngine { try await CartRepositoryContract.check(SQLCartRepository(database: $0)) }
  }

  func testStepsKeepTheContract() async throws {
    try await CartStepsContract.check(InMemoryShopRecords())
    try await onEveryEngine { try await CartStepsContract.check(SQLCartRepository(database: $0)) }
  }

  func testPaymentsKeepTheContract() async throws {
    for isHeard in [false, true] {
      let records = InMemoryShopRecords()
      let payments: any PaymentRepository = isHeard ? AcknowledgedPayments(records, in: OpenPayments()) : records
      try await PaymentRepositoryContract.check(payments: payments, carts: records, orders: records) {
        records.shop = $0
      }
    }
    try await onEveryEngine { database in
      try await PaymentRepositoryContract.check(
        payments: SQLPaymentRepository(database: database),
        carts: SQLCartRepository(database: database),
        orders: SQLOrderRepository(database: database)
      ) { try await database.say($0) }
    }
  }

  func testTillsKeepTheContractAndEveryLaw() async throws {
    let records = InMemoryShopRecords()
    try await TillRepositoryContract.check(.init(till: records, carts: records, payments: records, orders: records))
    try await onEveryEngine { database in
      try await TillRepositoryContract.check(
        .init(
          till: SQLTillRepository(database: database),
          carts: SQLCartRepository(database: database),
          payments: SQLPaymentRepository(database: database),
          orders: SQLOrderRepository(database: database)
        )
      )
      try await expectEqual(database.faults(against: ArcadeIntegrityChecks.all), [])
    }
  }

  func testGatewaysKeepTheContract() async throws {
    try await PaymentGatewayContract.check(InMemoryPaymentGateway())
    try await onEveryEngine { try await PaymentGatewayContract.check(SimulatedGateway(database: $0)) }
  }
}

/// Price lists and discounts from every kind of source.
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

/// A remote feed with a fixed text.
struct TextSource: FeedSource {
  let text: String

  var subject: String { "shop.example" }
  var cacheKey: String? { "shop.example" }
  var needsConnection: Bool { false }

  func load() async throws(RepositoryError) -> Data { Data(text.utf8) }
}

/// Reads the text of a price list.
func readCatalog(
  _ text: String,
  columns: PriceColumns = .usual,
  tax: Percent? = nil
) async throws(RepositoryError) -> Catalog {
  let (source, time) = (TextSource(text: text), HandDrivenTime())
  let list = SyncingCatalog(source: source, columns: columns, tax: tax, store: InMemoryFeedStore(), time: time)
  return try await list.catalog().value
}

/// Reads the text of a discounts file for a price list, by default the example's.
func readDiscounts(_ json: String, for catalog: Catalog? = nil) async throws -> PromotionBook {
  let discounts = SyncingDiscounts(
    source: TextSource(text: json),
    store: InMemoryFeedStore(),
    catalog: InMemoryCatalog(try catalog ?? .sample()),
    time: HandDrivenTime()
  )
  return try await discounts.book().value
}

extension Shop {
  /// Creates the example's shop, at the till of an owner, with its records in a database.
  init(
    in database: Database,
    of owner: Owner = .nobody,
    discounts: PromotionBook = PromotionBook([]),
    payments: (any PaymentRepository)? = nil,
    gateway: (any PaymentGateway)? = nil,
    cards: CardReader = .gateway,
    time: HandDrivenTime = HandDrivenTime()
  ) throws {
    self.init(
      catalog: InMemoryCatalog(try .sample()),
      discounts: InMemoryDiscounts(discounts),
      carts: SQLCartRepository(database: database, owner: owner),
      payments: payments ?? SQLPaymentRepository(database: database, owner: owner),
      orders: SQLOrderRepository(database: database),
      till: SQLTillRepository(database: database, owner: owner),
      gateway: gateway ?? SimulatedGateway(database: database),
      cards: cards,
      time: time
    )
  }
}

extension Promotion {
  /// Returns a discount of 1.00 off an order, for a single use.
  static func welcome() throws -> Promotion {
    try Promotion(id: "welcome", name: LocalizedText("Welcome"), rules: [.orderAmountOff(euro(100))], limit: 1)
  }
}

extension PaymentRepository {
  /// Begins and settles a payment.
  func sell(_ quote: PromotionQuote, at moment: Moment = .november20) async throws(RepositoryError) -> Order {
    let attempt = try await begin(quote, nonce: 1, at: moment)
    return try await settle(attempt.id, reference: "r-\(attempt.id.number)", at: moment)
  }
}

extension Database {
  /// Sets the shop's details on the receipts of all tills.
  func say(_ shop: ShopDetails) async throws(RepositoryError) {
    let lines: [(Setting, String?)] = [
      (.shopName, shop.name), (.shopAddress, shop.address), (.shopTaxNumber, shop.taxNumber),
      (.shopReceiptLine, shop.receiptLine),
    ]
    try await write { connection in
      for (setting, text) in lines { _ = try connection.keep(text, for: setting) }
    }
  }
}

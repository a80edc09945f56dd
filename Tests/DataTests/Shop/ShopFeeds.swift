import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation

/// A feed that somebody else publishes, as a text.
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

/// Reads the text of a discounts file for the products of the example, or of another price list.
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
  /// The example's shop, at the till of an owner, which keeps its records in a database.
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
      gateway: gateway ?? PracticeGateway(database: database),
      cards: cards,
      time: time
    )
  }
}

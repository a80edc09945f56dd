public import ArcadeDomain
import Synchronization

/// The shop's own price list in the table `own_products`.
///
/// A counter of changes shows when it has to be reread.
public final class SQLEditablePriceList: EditablePriceListRepository {
  private let database: Database
  /// The owner of the requesting till.
  private let owner: Owner
  private let latest = Mutex<(changes: Int64, products: [Product])?>(nil)

  /// Creates a repository for a list in a database, for the till of an owner.
  public init(database: Database, owner: Owner = .nobody) { (self.database, self.owner) = (database, owner) }

  public func products() async throws(RepositoryError) -> [Product] {
    // Asking for a price must not create the database.
    guard !database.isYetToCome else { return [] }
    let changes = try await database.tillState(of: owner) { $0.listChanges }
    if let known = latest.withLock({ $0 }), known.changes == changes { return known.products }
    let read = try await database.read { (changes: try $0.ownListChanges(), products: try $0.ownProducts()) }
    latest.withLock { $0 = read }
    return read.products
  }

  /// Drops the cached list, because the table may have been edited by hand.
  func forget() { latest.withLock { $0 = nil } }

  /// Reads, changes and writes the list in one transaction.
  public func update<Outcome: Sendable>(
    _ change: @Sendable (inout [Product]) throws -> Outcome
  ) async throws -> Outcome {
    let result: Result<Outcome, any Error> = try await database.write { connection in
      try connection.lockRow(Connection.ownList, of: "name", in: "counters")
      let before = try connection.ownProducts()
      var products = before
      do {
        let outcome = try change(&products)
        try connection.replaceOwnProducts(before, with: products)
        return .success(outcome)
      } catch let error as RepositoryError {
        throw error
      } catch {
        return .failure(error)
      }
    }
    RequestCache.update(owner, in: database) { $0.listChanges = nil }
    return try result.get()
  }
}

extension Connection {
  fileprivate func ownProducts() throws(RepositoryError) -> [Product] {
    try rows("SELECT * FROM own_products ORDER BY position") { row in
      let currency = try row.currency("currency")
      func money(_ column: String) throws(RepositoryError) -> Money? {
        try row.optionalInteger(column) == nil ? nil : row.amount(column, in: currency)
      }
      return Product(
        code: try row.checked("code", Product.Code.init),
        name: try row.text("name"),
        price: try row.money("price_minor"),
        unit: try row.optionalText("unit"),
        tags: try row.texts("tags"),
        reducedFrom: try money("reduced_from_minor"),
        lowest: try money("lowest_minor"),
        tax: try row.tax("tax_hundredths")
      )
    }
  }

  /// Writes the differences.
  fileprivate func replaceOwnProducts(_ before: [Product], with after: [Product]) throws(RepositoryError) {
    guard before != after else { return }
    let old = Dictionary(before.map { ($0.code, $0) }) { first, _ in first }
    let left = Set(after.map(\.code))
    for product in before where !left.contains(product.code) {
      try run("DELETE FROM own_products WHERE code = ?", product.code.text)
    }
    for product in after where old[product.code] != product { try keep(product) }
    try run("UPDATE counters SET value = value + 1 WHERE name = ?", Self.ownList)
  }

  /// Writes a product at the end, or in its existing position.
  private func keep(_ product: Product) throws(RepositoryError) {
    try run(
      """
      INSERT INTO own_products
        (code, name, price_minor, currency, unit, tags, reduced_from_minor, lowest_minor, tax_hundredths, position)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT coalesce(max(position), -1) + 1 FROM own_products))
      ON CONFLICT (code) DO UPDATE SET name = excluded.name, price_minor = excluded.price_minor,
        currency = excluded.currency, unit = excluded.unit, tags = excluded.tags,
        reduced_from_minor = excluded.reduced_from_minor, lowest_minor = excluded.lowest_minor,
        tax_hundredths = excluded.tax_hundredths
      """,
      values: [
        product.code.text, product.name, product.price.minorUnits, product.price.currency.code, product.unit,
        product.tags.jsonText, product.reducedFrom?.minorUnits, product.lowest?.minorUnits,
        product.tax?.hundredths,
      ]
    )
  }
}

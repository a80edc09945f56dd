import ArcadeData
import ArcadeDomain

/// Keeps drinks for as long as the process runs.
public actor InMemoryTabs: TabRepository {
  private var all: [Drink] = []

  public init() {}
  public func drinks() -> [Drink] { all }
  public func add(_ drink: Drink) { all.append(drink) }
  public func clear(_ person: String) { all.removeAll { $0.person == person } }
}

/// Keeps drinks in SQLite.
public struct SQLTabs: TabRepository {
  public static let migrations = [
    Migration(
      """
      CREATE TABLE drinks (
        id          ID,
        person      LABEL NOT NULL,
        name        LABEL NOT NULL,
        price_minor AMOUNT NOT NULL,
        currency    CURRENCY NOT NULL
      );
      """
    )
  ]
  let database: Database

  public init(_ database: Database) { self.database = database }

  public func drinks() async throws(RepositoryError) -> [Drink] {
    try await database.read { connection in
      try connection.rows("SELECT * FROM drinks ORDER BY id") { row in
        let price = Money(minorUnits: try row.integer("price_minor"), currency: try row.currency("currency"))
        return Drink(try row.text("name"), for: try row.text("person"), at: price)
      }
    }
  }

  public func add(_ drink: Drink) async throws(RepositoryError) {
    try await database.write { connection in
      let sql = "INSERT INTO drinks (person, name, price_minor, currency) VALUES (?, ?, ?, ?)"
      try connection.run(sql, drink.person, drink.name, drink.price.minorUnits, drink.price.currency.code)
    }
  }

  public func clear(_ person: String) async throws(RepositoryError) {
    try await database.write { connection in
      try connection.run("DELETE FROM drinks WHERE person = ?", person)
    }
  }
}

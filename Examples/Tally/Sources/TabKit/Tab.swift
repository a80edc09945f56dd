import ArcadeDomain

/// A drink that somebody has not paid for yet.
public struct Drink: Hashable, Sendable {
  public let person, name: String
  public let price: Money

  public init(_ name: String, for person: String, at price: Money) {
    (self.name, self.person, self.price) = (name, person, price)
  }
}

/// The drinks that nobody has paid for yet.
public protocol TabRepository: Sendable {
  /// Returns them, the oldest first.
  func drinks() async throws(RepositoryError) -> [Drink]
  func add(_ drink: Drink) async throws(RepositoryError)
  /// Removes the drinks of a person.
  func clear(_ person: String) async throws(RepositoryError)
}

/// Adds up who owes what.
public struct AddUp: Sendable {
  let tabs: any TabRepository

  public init(_ tabs: any TabRepository) { self.tabs = tabs }

  /// Returns what each person owes, by name.
  public func callAsFunction() async throws -> [(person: String, drinks: Int, owed: Money)] {
    let drinks = Dictionary(grouping: try await tabs.drinks(), by: \.person)
    return try drinks.sorted { $0.key < $1.key }.map { person, drinks in
      let zero = Money.zero(drinks[0].price.currency)
      return (person, drinks.count, try drinks.reduce(zero) { try $0.adding($1.price) })
    }
  }
}

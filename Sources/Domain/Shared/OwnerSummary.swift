/// How much belongs to somebody in a store.
public struct OwnerSummary: Hashable, Sendable {
  /// Who it is.
  public let owner: Owner
  /// How many games were finished.
  public let games: Int
  /// How many orders were paid.
  public let orders: Int

  /// Describes what belongs to somebody.
  public init(_ owner: Owner, games: Int, orders: Int) {
    (self.owner, self.games, self.orders) = (owner, games, orders)
  }
}

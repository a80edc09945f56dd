/// How much data an owner has in a store.
public struct OwnerSummary: Hashable, Sendable {
  /// The owner of the data.
  public let owner: Owner
  /// The number of finished games.
  public let games: Int
  /// The number of paid orders.
  public let orders: Int

  /// Creates a summary.
  public init(_ owner: Owner, games: Int, orders: Int) {
    (self.owner, self.games, self.orders) = (owner, games, orders)
  }
}

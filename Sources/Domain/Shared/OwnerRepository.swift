/// Knows to whom something belongs in a store.
public protocol OwnerRepository: Sendable {
  /// Returns everybody who has had something in the store, by name; before them nobody, where something is nobody's.
  func owners() async throws(RepositoryError) -> [OwnerSummary]
  /// Gives what belongs to nobody to somebody, in one step, or changes nothing.
  func adopt(by owner: Owner) async throws(RepositoryError) -> OwnershipTransfer
}

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

/// What came of giving what belongs to nobody to somebody.
public enum OwnershipTransfer: Hashable, Sendable {
  /// Everything is theirs now; so much of it was nobody's before.
  case adopted(OwnerSummary)
  /// Both have something that only one can have, so that nothing was changed.
  case refused([Obstacle])
  /// Nothing was nobody's.
  case nothing

  /// What somebody can have only one of.
  public enum Obstacle: String, CaseIterable, Sendable {
    /// A cart with something in it.
    case cart
    /// A payment of which nobody knows yet how it ended.
    case payment
    /// A price game in progress.
    case priceGame
  }
}

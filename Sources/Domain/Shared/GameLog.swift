/// A store of a player's finished games, which can be compared with those of other players.
public protocol GameLog<Game, Best>: Sendable {
  /// A finished game as it is stored.
  associatedtype Game: Sendable
  /// A summary of comparable games, with the best one.
  associatedtype Best: Sendable

  /// Returns a page of the finished games, newest first.
  func history(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<Game>
  /// Sums up the current owner's games by kind.
  func ownBest() async throws(RepositoryError) -> [Best]
  /// Compares all owners in the store: the best games of each, best first.
  func everybodysBest() async throws(RepositoryError) -> [Owned<Best>]
}

extension GameLog {
  /// Returns all finished games, newest first.
  public func history() async throws(RepositoryError) -> [Game] {
    try await history(at: .newest, most: PageCursor.everything).rows
  }

  /// Returns the current owner's best games, for stores with only one.
  public func everybodysBest() async throws(RepositoryError) -> [Owned<Best>] {
    try await ownBest().map { Owned($0, of: .nobody) }
  }
}

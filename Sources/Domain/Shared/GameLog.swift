/// Keeps the finished games of a player, and compares them with everybody's.
public protocol GameLog<Game, Best>: Sendable {
  /// What is kept of a finished game.
  associatedtype Game: Sendable
  /// What all games that can be compared come to, with the best of them.
  associatedtype Best: Sendable

  /// Returns a part of the finished games, newest first.
  func history(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<Game>
  /// Sums up the player's own games by what can be compared.
  func ownBest() async throws(RepositoryError) -> [Best]
  /// Compares everybody in the store: the best games of each, the better ones first.
  func everybodysBest() async throws(RepositoryError) -> [Owned<Best>]
}

extension GameLog {
  /// Returns all finished games, newest first.
  public func history() async throws(RepositoryError) -> [Game] {
    try await history(at: .newest, most: PageCursor.everything).rows
  }

  /// The same as one's own, where a store has no more.
  public func everybodysBest() async throws(RepositoryError) -> [Owned<Best>] {
    try await ownBest().map { Owned($0, of: .nobody) }
  }
}

/// Keeps the game in progress, the games that were finished, and what the player has seen.
public protocol PriceGameRepository: Sendable {
  /// Returns the game in progress; nil where there is none.
  func current() async throws(RepositoryError) -> PriceGame?
  /// Keeps a game as the one in progress, in place of any other, whole or not at all.
  func save(_ game: PriceGame) async throws(RepositoryError)
  /// Makes the game in progress a finished one, in one step; there is none in progress afterwards.
  func finish(_ game: PriceGame, at moment: Moment) async throws(RepositoryError) -> PastPriceGame
  /// Returns the finished games, newest first.
  func history() async throws(RepositoryError) -> [PastPriceGame]
  /// Returns one finished game, or nil where there is none with that number.
  func game(_ id: PastPriceGame.ID) async throws(RepositoryError) -> PastPriceGame?
  /// Whether the instructions were shown before.
  func hasSeenInstructions() async throws(RepositoryError) -> Bool
  /// Remembers that they were.
  func noteInstructionsSeen() async throws(RepositoryError)
}

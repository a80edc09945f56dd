/// A round of a game, so that what is meant for another one never counts.
public struct FallingTurn: Hashable, Sendable {
  /// The number of the game, from 1.
  public let game: Int
  /// The number of its round, from 1.
  public let round: Int

  /// Names a round.
  public init(game: Int, round: Int) {
    self.game = game
    self.round = round
  }
}

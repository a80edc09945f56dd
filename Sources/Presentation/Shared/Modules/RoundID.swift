/// The ID of a round among the rounds of all games, so that an answer counts only for its own round.
public struct RoundID: Hashable, Sendable, LosslessStringConvertible {
  /// The number of its game.
  public let game: Int64
  /// Its number in the game, from 1.
  public let number: Int

  /// Creates an ID from the numbers of game and round.
  public init(game: Int64, number: Int) { (self.game, self.number) = (game, number) }

  /// Parses a text such as `2-7`; nil if it is invalid.
  public init?(_ description: String) {
    guard let dash = description.lastIndex(of: "-"), let game = Int64(description[..<dash]),
      let number = Int(description[dash...].dropFirst())
    else { return nil }
    self.init(game: game, number: number)
  }

  /// The ID as text, such as `2-7`.
  public var description: String { "\(game)-\(number)" }
}

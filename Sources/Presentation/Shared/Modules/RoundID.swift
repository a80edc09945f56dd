/// What a round is known by among those of all games, so that no answer is taken for another round than it was given in.
public struct RoundID: Hashable, Sendable, LosslessStringConvertible {
  /// The number of its game.
  public let game: Int64
  /// Its number in the game, from 1.
  public let number: Int

  /// Names a round.
  public init(game: Int64, number: Int) { (self.game, self.number) = (game, number) }

  /// Reads a text such as `2-7`; nil for any other.
  public init?(_ description: String) {
    guard let dash = description.lastIndex(of: "-"), let game = Int64(description[..<dash]),
      let number = Int(description[dash...].dropFirst())
    else { return nil }
    self.init(game: game, number: number)
  }

  /// The same as a text.
  public var description: String { "\(game)-\(number)" }
}

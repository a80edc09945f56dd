/// The number that something of one kind is kept under; it is not given again.
public struct NumberedID<Entity>: Hashable, Sendable {
  /// The number, from 1.
  public let number: Int64

  /// Wraps a number.
  public init(number: Int64) { self.number = number }
}

/// What tells a game from all others that were begun: where the sequence of its generator begins.
public struct GameID: Hashable, Sendable {
  /// The number, from 1.
  public let number: Int64

  /// Wraps a number.
  public init(number: Int64) { self.number = number }

  /// The id of the game that begins with a generator.
  public init(of random: SplitMix64) { number = min(max(1, Int64(truncatingIfNeeded: random.state) & .max), .max - 1) }
}

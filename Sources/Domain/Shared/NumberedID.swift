/// The number of a stored entity of one type, which is never reused.
public struct NumberedID<Entity>: Hashable, Sendable {
  /// The number, from 1.
  public let number: Int64

  /// Wraps a number.
  public init(number: Int64) { self.number = number }
}

/// The identifier of a price game, derived from the seed of its generator.
public struct GameID: Hashable, Sendable {
  /// The number, above zero.
  public let number: Int64

  /// Wraps a number.
  public init(number: Int64) { self.number = number }

  /// Creates the id of the game that starts with a generator.
  public init(of random: SplitMix64) { number = min(max(1, Int64(truncatingIfNeeded: random.state) & .max), .max - 1) }
}

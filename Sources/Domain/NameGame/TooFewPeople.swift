/// There are not enough people for a game.
public struct TooFewPeople: Error, Hashable, Sendable {
  /// How many people of different names can be asked for.
  public let usable: Int
  /// How many are needed.
  public let needed: Int
  /// Those who were left out, which may be why.
  public let excluded: CappedList<ExcludedPerson>

  /// Says how many there are, and who is missing.
  public init(usable: Int, needed: Int, excluded: CappedList<ExcludedPerson>) {
    (self.usable, self.needed, self.excluded) = (usable, needed, excluded)
  }
}

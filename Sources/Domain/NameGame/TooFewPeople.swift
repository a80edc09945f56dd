/// There are not enough people for a game.
public struct TooFewPeople: Error, Hashable, Sendable {
  /// How many people of different names can be asked for.
  public let usable: Int
  /// How many are needed.
  public let needed: Int
  /// Those who were left out, which may be why.
  public let excluded: TruncatedList<ExcludedPerson>
}

/// An error if there are not enough people for a game.
public struct TooFewPeople: Error, Hashable, Sendable {
  /// The number of people with different names.
  public let usable: Int
  /// The number that a game needs.
  public let needed: Int
  /// The skipped entries, which may be the reason.
  public let excluded: TruncatedList<ExcludedPerson>
}

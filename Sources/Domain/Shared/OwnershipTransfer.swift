/// What came of giving what belongs to nobody to somebody.
public enum OwnershipTransfer: Hashable, Sendable {
  /// Everything is theirs now; so much of it was nobody's before.
  case claimed(OwnerSummary)
  /// Both have something that only one can have, so that nothing was changed.
  case refused([Obstacle])
  /// Nothing was nobody's.
  case nothing

  /// What somebody can have only one of.
  public enum Obstacle: String, CaseIterable, Sendable {
    /// A cart with something in it.
    case cart
    /// A payment of which nobody knows yet how it ended.
    case payment
    /// A price game in progress.
    case priceGame
  }
}

/// The result of giving the data without an owner to an owner.
public enum OwnershipTransfer: Hashable, Sendable {
  /// All data was transferred; this much of it.
  case claimed(OwnerSummary)
  /// Both have something that an owner can have only once, so nothing was changed.
  case refused([Obstacle])
  /// There was no data without an owner.
  case nothing

  /// Something that an owner can have only once.
  public enum Obstacle: String, CaseIterable, Sendable {
    /// A cart with line items.
    case cart
    /// A payment with an unknown outcome.
    case payment
    /// A price game in progress.
    case priceGame
  }
}

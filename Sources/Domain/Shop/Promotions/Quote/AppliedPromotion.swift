/// A promotion that took something off or added a piece, with where it did.
public struct AppliedPromotion: Hashable, Identifiable, Sendable {
  /// Which promotion it is.
  public let id: Promotion.ID
  /// What shoppers call it.
  public let name: LocalizedText
  /// How many groups it took; 1 for what forms none.
  public let times: Int
  /// What it took off: lines, added pieces and shipping.
  public let amount: Money
  /// What it would have taken more, had there been something left.
  public let unused: Money
  /// The lines it took part in, in the order of the cart.
  public internal(set) var parts: [Part]
  /// How many payments it may be given to; nil without a limit, and where it was sold.
  public internal(set) var limit: Int?

  /// Joins a promotion with what it did.
  public init(
    id: Promotion.ID,
    name: LocalizedText,
    times: Int,
    amount: Money,
    unused: Money,
    parts: [Part],
    limit: Int? = nil
  ) {
    (self.id, self.name, self.times, self.amount) = (id, name, times, amount)
    (self.unused, self.parts, self.limit) = (unused, parts, limit)
  }

  /// What it did to one line.
  public struct Part: Hashable, Sendable {
    /// The position of the line in the quote.
    public let line: Int
    /// How many of its pieces took part.
    public let pieces: Int
    /// What was taken off them; may be nothing for pieces that count in a group.
    public let amount: Money
  }
}

/// A promotion that reduced something or added a piece.
public struct AppliedPromotion: Hashable, Identifiable, Sendable {
  /// The identifier of the promotion.
  public let id: Promotion.ID
  /// The name that shoppers see.
  public let name: LocalizedText
  /// The number of groups; 1 if it forms none.
  public let times: Int
  /// The reduction of lines and shipping, and the value of added pieces.
  public let amount: Money
  /// The further reduction that had no price left to apply to.
  public let unused: Money
  /// The lines that took part, in the order of the cart.
  public internal(set) var parts: [Part]
  /// The most payments that can use it; nil for no limit, and in stored orders.
  public internal(set) var limit: Int?

  /// Creates an applied promotion.
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

  /// The effect on one line.
  public struct Part: Hashable, Sendable {
    /// The index of the line in the quote.
    public let line: Int
    /// The number of pieces that took part.
    public let pieces: Int
    /// The reduction, which may be zero for pieces that count in a group.
    public let amount: Money
  }
}

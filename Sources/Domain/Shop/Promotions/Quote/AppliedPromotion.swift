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
    self.id = id
    self.name = name
    self.times = times
    self.amount = amount
    self.unused = unused
    self.parts = parts
    self.limit = limit
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

/// Free pieces that a promotion adds.
public struct AddedPieces: Hashable, Sendable {
  /// The promotion that adds them.
  public let id: Promotion.ID
  /// The product with its list price.
  public let product: Product
  /// How many pieces.
  public let count: Int

  /// Joins a product with a number of pieces.
  public init(id: Promotion.ID, product: Product, count: Int) {
    self.id = id
    self.product = product
    self.count = count
  }

  func subtotal() throws(MoneyError) -> Money { try product.price.multiplied(by: count) }
}

/// For every so many pieces bought, the next ones of others cost so much less.
public struct BuyGet: Hashable, Sendable {
  /// What is bought.
  public let buy: Side
  /// What then costs less.
  public let get: Side
  /// How much less.
  public let percent: Percent
  /// Which of the pieces cost less first.
  public let pick: Picking.Pick
  /// Whether it applies more than once.
  public let repeats: Bool
  /// How many pieces cost less in all; nil without a limit.
  public let atMostPieces: Int?

  /// Makes a rule; throws where a number is out of range.
  public init(
    buy: Side,
    get: Side,
    percent: Percent,
    pick: Picking.Pick = .cheapest,
    repeats: Bool = true,
    atMostPieces: Int? = nil
  ) throws(PromotionMistake) {
    try PromotionMistake.check(percent)
    try PromotionMistake.check(count: atMostPieces)
    self.buy = buy
    self.get = get
    self.percent = percent
    self.pick = pick
    self.repeats = repeats
    self.atMostPieces = atMostPieces
  }

  /// So many pieces of a selection.
  public struct Side: Hashable, Sendable {
    /// How many pieces.
    public let count: Int
    /// Of which ones, among those of the promotion.
    public let selection: PieceSelection

    /// Joins a number with a selection; throws where the number is out of range.
    public init(count: Int = 1, selection: PieceSelection = .all) throws(PromotionMistake) {
      try PromotionMistake.check(count: count)
      self.count = count
      self.selection = selection
    }
  }
}

/// Which of the pieces a rule is for, where not for all.
public struct Picking: Hashable, Sendable {
  /// Every piece.
  public static let every = Picking(unchecked: nil, perLine: nil, pick: .cheapest)

  /// How many pieces in all; nil without a limit.
  public let atMostPieces: Int?
  /// How many pieces of each line; nil without a limit.
  public let atMostPiecesPerLine: Int?
  /// Which pieces come first.
  public let pick: Pick

  /// Limits pieces; throws where a number is out of range.
  public init(
    atMostPieces: Int? = nil,
    atMostPiecesPerLine: Int? = nil,
    pick: Pick = .cheapest
  ) throws(PromotionMistake) {
    try PromotionMistake.check(count: atMostPieces)
    try PromotionMistake.check(count: atMostPiecesPerLine)
    self.init(unchecked: atMostPieces, perLine: atMostPiecesPerLine, pick: pick)
  }

  private init(unchecked atMostPieces: Int?, perLine: Int?, pick: Pick) {
    self.atMostPieces = atMostPieces
    atMostPiecesPerLine = perLine
    self.pick = pick
  }

  /// Which pieces come first, by the names that files use.
  public enum Pick: String, Hashable, Sendable, CaseIterable {
    /// Those that cost least.
    case cheapest
    /// Those that cost most.
    case dearest
  }
}

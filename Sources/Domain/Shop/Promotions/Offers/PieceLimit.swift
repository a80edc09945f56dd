/// Which of the pieces a rule is for, where not for all.
public struct PieceLimit: Hashable, Sendable {
  /// Every piece.
  public static let every = PieceLimit()

  /// How many pieces in all; nil without a limit.
  public let atMostPieces: Int?
  /// How many pieces of each line; nil without a limit.
  public let atMostPiecesPerLine: Int?
  /// Which pieces come first.
  public let pick: Pick

  /// Limits pieces.
  public init(atMostPieces: Int? = nil, atMostPiecesPerLine: Int? = nil, pick: Pick = .cheapest) {
    (self.atMostPieces, self.atMostPiecesPerLine, self.pick) = (atMostPieces, atMostPiecesPerLine, pick)
  }

  /// Which pieces come first, by the names that files use.
  public enum Pick: String, Hashable, Sendable, CaseIterable {
    /// Those that cost least.
    case cheapest
    /// Those that cost most.
    case dearest
  }
}

/// A limit on the pieces that a rule applies to.
public struct PieceLimit: Hashable, Sendable {
  /// The limit that includes every piece.
  public static let every = PieceLimit()

  /// The most pieces in all; nil for no limit.
  public let atMostPieces: Int?
  /// The most pieces of each line; nil for no limit.
  public let atMostPiecesPerLine: Int?
  /// The pieces that are chosen first.
  public let pick: Pick

  /// Creates a limit.
  public init(atMostPieces: Int? = nil, atMostPiecesPerLine: Int? = nil, pick: Pick = .cheapest) {
    (self.atMostPieces, self.atMostPiecesPerLine, self.pick) = (atMostPieces, atMostPiecesPerLine, pick)
  }

  /// An order of choosing pieces, with its name in files.
  public enum Pick: String, Hashable, Sendable, CaseIterable {
    /// The cheapest pieces first.
    case cheapest
    /// The most expensive pieces first.
    case dearest
  }
}

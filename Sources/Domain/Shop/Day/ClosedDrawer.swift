/// A closing with what belongs to it.
public struct ClosedDrawer: Hashable, Sendable {
  /// What was counted, beside what should have been there.
  public let closing: Closing
  /// What was sold and came back, in the currency of the closing; none where nothing was.
  public let totals: [SalesReport]
  /// What was put in and taken out, oldest first.
  public let moves: [DrawerMove]

  /// Joins a closing with what belongs to it.
  public init(_ closing: Closing, totals: [SalesReport], moves: [DrawerMove]) {
    (self.closing, self.totals, self.moves) = (closing, totals, moves)
  }
}

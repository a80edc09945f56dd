/// A closing with its sales and cash movements.
public struct ClosedDrawer: Hashable, Sendable {
  /// The counted and the expected amount.
  public let closing: Closing
  /// The sales and refunds in the currency of the closing; empty if there were none.
  public let totals: [SalesReport]
  /// The cash movements, oldest first.
  public let moves: [DrawerMove]

  /// Creates a closed drawer.
  public init(_ closing: Closing, totals: [SalesReport], moves: [DrawerMove]) {
    (self.closing, self.totals, self.moves) = (closing, totals, moves)
  }
}

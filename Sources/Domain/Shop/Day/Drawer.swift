/// What came into the drawer of a till and went out since it was last closed.
public struct Drawer: Hashable, Sendable {
  /// The change that it began with.
  public let float: Money
  /// What was put in besides.
  public let putIn: Money
  /// What was taken out.
  public let takenOut: Money
  /// What was paid in cash.
  public let sales: Money
  /// What went back in cash.
  public let refunds: Money
  /// What should be in it.
  public let expected: Money
  /// Whether anything was sold, came back or was moved, in cash or not.
  public let isUsed: Bool

  /// Adds up what came in and went out; throws where a sum does not fit.
  public init(
    float: Money,
    putIn: Money,
    takenOut: Money,
    sales: Money,
    refunds: Money,
    isUsed: Bool
  ) throws(MoneyError) {
    (self.float, self.putIn, self.takenOut, self.sales, self.refunds) = (float, putIn, takenOut, sales, refunds)
    expected = try float.adding(putIn).adding(sales).subtracting(takenOut).subtracting(refunds)
    self.isUsed = isUsed
  }

  /// Whether taking out so much is a slip more likely than a wish: there would be less than nothing.
  public func isUnlikely(taking amount: Money) -> Bool { amount.minorUnits > expected.minorUnits }

  /// Whether counting so much is a slip more likely than what is there: it is off by more than half of what should be.
  public func isUnlikely(counting counted: Money) -> Bool {
    let (difference, overflows) = counted.minorUnits.subtractingReportingOverflow(expected.minorUnits)
    return isUsed && (overflows || difference.magnitude > expected.minorUnits.magnitude / 2)
  }

  /// Joins what was sold and came back in a currency, nil where nothing was, with what was moved in any.
  public init(_ totals: SalesReport?, moves: [DrawerMove], in currency: Currency) throws(MoneyError) {
    let (own, cash) = (moves.filter { $0.amount.currency == currency }, totals?.payments.first { $0.kind == .cash })
    func moved(_ kind: DrawerMove.Kind) throws(MoneyError) -> Money {
      var sum = Money.zero(currency)
      for move in own where move.kind == kind {
        sum = try move.takesBack == nil ? sum.adding(move.amount) : sum.subtracting(move.amount)
      }
      return sum
    }
    try self.init(
      float: moved(.float),
      putIn: moved(.in),
      takenOut: moved(.out),
      sales: cash?.sales ?? .zero(currency),
      refunds: cash?.refunds ?? .zero(currency),
      isUsed: totals != nil || !own.isEmpty
    )
  }
}

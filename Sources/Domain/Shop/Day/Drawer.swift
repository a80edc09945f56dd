/// The cash movements of a till's drawer since its last closing.
public struct Drawer: Hashable, Sendable {
  /// The opening float.
  public let float: Money
  /// The cash put in besides the float.
  public let putIn: Money
  /// The cash taken out.
  public let takenOut: Money
  /// The cash payments.
  public let sales: Money
  /// The cash refunds.
  public let refunds: Money
  /// The expected amount in the drawer.
  public let expected: Money
  /// Whether there were any sales, refunds or movements, in cash or not.
  public let isUsed: Bool

  /// Adds up the amounts; throws if a sum overflows.
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

  /// Whether taking out this amount is probably a typo: the drawer would be below zero.
  public func isUnlikely(taking amount: Money) -> Bool { amount.minorUnits > expected.minorUnits }

  /// Whether a counted amount is probably a typo: it is off by more than half of the expected amount.
  public func isUnlikely(counting counted: Money) -> Bool {
    let (difference, overflows) = counted.minorUnits.subtractingReportingOverflow(expected.minorUnits)
    return isUsed && (overflows || difference.magnitude > expected.minorUnits.magnitude / 2)
  }

  /// Creates the drawer of a currency from its sales report, nil if nothing was sold, and movements in any currency.
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

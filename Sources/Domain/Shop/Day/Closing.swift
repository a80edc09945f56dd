/// The end-of-day closing of a till: the counted amount of the drawer, beside the expected one.
public struct Closing: Hashable, Identifiable, Sendable {
  /// The number, consecutive among the closings of all tills.
  public let id: ID
  /// When the drawer was counted.
  public let moment: Moment
  /// The expected amount in the drawer.
  public let expected: Money
  /// The counted amount in the drawer.
  public let counted: Money
  /// The till of the drawer; nobody if there is only one.
  public let till: Owner

  /// Creates a stored closing.
  public init(id: ID, moment: Moment, expected: Money, counted: Money, till: Owner = .nobody) {
    (self.id, self.moment, self.expected, self.counted, self.till) = (id, moment, expected, counted, till)
  }

  /// The surplus, or the shortage if negative.
  public var difference: Money {
    let (units, overflow) = counted.minorUnits.subtractingReportingOverflow(expected.minorUnits)
    return Money(minorUnits: overflow ? (counted.isNegative ? .min : .max) : units, currency: counted.currency)
  }

  /// The number of a closing.
  public typealias ID = NumberedID<Closing>
}

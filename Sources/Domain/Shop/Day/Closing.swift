/// The end of a day, or of a part of it, at one till: what was counted in the drawer, beside what should have been there.
public struct Closing: Hashable, Identifiable, Sendable {
  /// Its number, among the closings of all tills without a gap.
  public let id: ID
  /// When the drawer was counted.
  public let moment: Moment
  /// What should have been in it.
  public let expected: Money
  /// What was in it.
  public let counted: Money
  /// Whose drawer it is, where it is somebody's in particular.
  public let till: Owner

  /// Describes a stored closing.
  public init(id: ID, moment: Moment, expected: Money, counted: Money, till: Owner = .nobody) {
    (self.id, self.moment, self.expected, self.counted, self.till) = (id, moment, expected, counted, till)
  }

  /// What was too much, or below zero too little.
  public var difference: Money {
    let (units, overflow) = counted.minorUnits.subtractingReportingOverflow(expected.minorUnits)
    return Money(minorUnits: overflow ? (counted.isNegative ? .min : .max) : units, currency: counted.currency)
  }

  /// The number of a closing.
  public typealias ID = NumberedID<Closing>
}

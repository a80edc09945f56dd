/// Cash that was put into a drawer or taken out, other than for what was sold.
public struct DrawerMove: Hashable, Sendable {
  /// What was done.
  public let kind: Kind
  /// How much, above zero.
  public let amount: Money
  /// What it was for; empty for a float.
  public let why: String
  /// When.
  public let moment: Moment

  /// Describes what was done.
  public init(_ kind: Kind, _ amount: Money, why: String = "", at moment: Moment) {
    self.kind = kind
    self.amount = amount
    self.why = why
    self.moment = moment
  }

  /// What can be done, by its word in stores and documents.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Change to begin with.
    case float
    /// Cash put in.
    case `in`
    /// Cash taken out.
    case out
  }
}

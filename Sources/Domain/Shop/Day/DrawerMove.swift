/// Cash that was put into a drawer or taken out, other than for what was sold; or an earlier move taken back.
public struct DrawerMove: Hashable, Sendable {
  /// What was done.
  public let kind: Kind
  /// How much, above zero.
  public let amount: Money
  /// What it was for; empty for a float.
  public let why: String
  /// When.
  public let moment: Moment
  /// When that was done which it takes back, as it is of the same kind and amount; nil for what was done itself.
  public let takesBack: Moment?

  /// Describes what was done.
  public init(_ kind: Kind, _ amount: Money, why: String = "", at moment: Moment, takingBack takesBack: Moment? = nil) {
    (self.kind, self.amount, self.why, self.moment, self.takesBack) = (kind, amount, why, moment, takesBack)
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

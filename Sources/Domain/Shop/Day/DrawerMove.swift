/// Cash put into or taken out of a drawer other than for a sale, or the reversal of an earlier movement.
public struct DrawerMove: Hashable, Sendable {
  /// The kind of movement.
  public let kind: Kind
  /// The amount, above zero.
  public let amount: Money
  /// The reason; empty for a float.
  public let why: String
  /// When the cash was moved.
  public let moment: Moment
  /// The moment of the movement that this one reverses, with the same kind and amount; nil if it is not a reversal.
  public let takesBack: Moment?

  /// Creates a movement.
  public init(_ kind: Kind, _ amount: Money, why: String = "", at moment: Moment, takingBack takesBack: Moment? = nil) {
    (self.kind, self.amount, self.why, self.moment, self.takesBack) = (kind, amount, why, moment, takesBack)
  }

  /// A kind of movement, with its name in stores and documents.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// An opening float.
    case float
    /// Cash put in.
    case `in`
    /// Cash taken out.
    case out
  }
}

public import ArcadeDomain

extension GameID: ExpressibleByIntegerLiteral {
  /// Creates an ID from a number literal.
  public init(integerLiteral number: Int64) { self.init(number: number) }
}

extension NumberedID: ExpressibleByIntegerLiteral {
  /// Wraps a number, as a test writes it.
  public init(integerLiteral number: Int64) { self.init(number: number) }
}

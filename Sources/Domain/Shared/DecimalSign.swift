/// The decimal separator of an amount.
public enum DecimalSign: String, CaseIterable, Hashable, Sendable {
  /// `7.50`
  case point
  /// `7,50`
  case comma

  /// Parses its name or the sign itself.
  public init?(_ text: String) {
    guard let sign = Self.allCases.first(where: { $0.rawValue == text.lowercased() || String($0.character) == text })
    else { return nil }
    self = sign
  }

  /// The sign itself.
  public var character: Character { self == .point ? "." : "," }

  /// The other sign, which then separates thousands.
  public var other: DecimalSign { self == .point ? .comma : .point }
}

/// What parts the decimals of an amount from what stands before them.
public enum DecimalSign: String, CaseIterable, Hashable, Sendable {
  /// `7.50`
  case point
  /// `7,50`
  case comma

  /// Reads its name, or the sign itself.
  public init?(_ text: String) {
    guard let sign = Self.allCases.first(where: { $0.rawValue == text.lowercased() || String($0.character) == text })
    else { return nil }
    self = sign
  }

  /// How it is written.
  var character: Character { self == .point ? "." : "," }

  /// The one that parts groups of thousands, then.
  var other: DecimalSign { self == .point ? .comma : .point }
}

/// What the amounts of a column tell about its decimal sign.
struct DecimalColumn {
  private var signs: Set<DecimalSign> = []

  /// Looks at the next amount.
  mutating func look(at text: String) {
    if case .known(let sign)? = WrittenAmount(text)?.sign { signs.insert(sign) }
  }

  /// The sign; nil where no amount tells it, or they contradict each other.
  var sign: DecimalSign? { signs.count == 1 ? signs.first : nil }
}

import ArcadeDomain

extension Money {
  /// Reads an amount as people write it in tables: `7.5`, `7,50`, `1.234,50 €`, `$1,234.50`, `1'234.50`, `￥４８０`.
  ///
  /// What could be a thousand or one, such as `1.400`, is what the sign of its column makes of it. Where that is not
  /// known, a currency without decimals has a thousand there and one with three of them one; any other throws `.undecided`.
  init(written text: String, currency: Currency, column: DecimalSign?) throws(AmountError) {
    // What is reported is what stands in the table.
    let shown = String(text.trimmed.prefix(40))
    guard let amount = WrittenAmount(text), amount.isPlain(in: currency) else { throw .notANumber(shown) }
    let sign: DecimalSign?
    switch amount.sign {
    case .none: sign = nil
    case .known(let own): sign = own
    case .open(let own) where currency.exponent == 0: sign = own.other
    case .open(let own):
      guard let decided = column ?? (currency.exponent == 3 ? own : nil) else { throw .undecided(shown) }
      sign = decided
    }
    guard let plain = amount.plain(sign) else { throw .notANumber(shown) }
    do {
      try self.init(decimal: plain, currency: currency)
    } catch {
      switch error {
      case .notANumber, .undecided: throw .notANumber(shown)
      case .tooPrecise(_, let decimals): throw .tooPrecise(shown, decimals: decimals)
      case .tooLarge: throw .tooLarge(shown)
      }
    }
  }
}

struct WrittenAmount {
  /// What an amount alone tells about the decimal sign.
  enum Sign: Hashable {
    /// Nothing, as none stands there.
    case none
    /// It can be no other.
    case known(DecimalSign)
    /// The one that stands there may as well part thousands.
    case open(DecimalSign)
  }

  let sign: Sign

  /// From the first digit to the last one.
  private let figures: Substring
  private let isNegative: Bool
  /// What stands before and behind the figures; a currency, where it is an amount.
  private let others: [String]

  /// Takes it apart, with full-width signs as plain ones; nil where there is no digit.
  init?(_ text: String) {
    let text = Self.narrowed(text)
    guard let first = text.firstIndex(where: \.isDigit), let last = text.lastIndex(where: \.isDigit) else { return nil }
    figures = text[first...last]
    var before = String(text[..<first])
    let minus = before.firstIndex(of: "-")
    if let minus { before.remove(at: minus) }
    isNegative = minus != nil
    others = [before, String(text[last...].dropFirst())].map(\.trimmed).filter { !$0.isEmpty }
    sign = Self.sign(of: figures)
  }

  /// Whether nothing stands beside the figures but once the sign or the code of a currency.
  func isPlain(in currency: Currency) -> Bool {
    guard let other = others.first else { return true }
    return others.count == 1 && (other == currency.code || Self.signs[currency.code]?.contains(other) ?? false)
  }

  /// Returns it as machines write it, where one sign parts the decimals; nil where it is none.
  func plain(_ sign: DecimalSign?) -> String? {
    let parts = sign.map { figures.split(separator: $0.character, omittingEmptySubsequences: false) } ?? [figures]
    guard parts.count <= 2, let whole = parts.first, let digits = Self.joined(whole) else { return nil }
    let minus = isNegative ? "-" : ""
    return parts.count == 2 ? "\(minus)\(digits).\(parts[1])" : minus + digits
  }

  // A backslash stands for the yen in Shift_JIS.
  private static let signs = ["EUR": ["€"], "USD": ["$", "US$"], "GBP": ["£"], "JPY": ["¥", "￥", "円", "\\"]]
  private static let groupMarks: Set<Character> = [",", ".", "'", "’", " ", "\u{A0}", "\u{202F}", "\u{2009}"]

  /// The last of two; one before other than three digits, or behind what is no group; else what stands there once.
  private static func sign(of figures: Substring) -> Sign {
    let marks = figures.filter { $0 == "." || $0 == "," }
    guard let last = marks.last.flatMap({ DecimalSign(String($0)) }) else { return .none }
    let count = marks.count { $0 == last.character }
    guard count == marks.count else { return count == 1 ? .known(last) : .none }
    guard count == 1 else { return joined(figures) == nil ? .none : .known(last.other) }
    let parts = figures.split(separator: last.character, omittingEmptySubsequences: false)
    let isGroup = parts[1].count == 3 && parts[0].count <= 3 && parts[0].first != "0"
    return isGroup ? .open(last) : .known(last)
  }

  /// Joins groups of three digits behind one, two or three; nil for any other groups.
  private static func joined(_ whole: Substring) -> String? {
    let marks = Set(whole.filter(groupMarks.contains))
    guard let mark = marks.first else { return String(whole) }
    let groups = whole.split(separator: mark, omittingEmptySubsequences: false)
    guard marks.count == 1, 1...3 ~= groups[0].count, groups.dropFirst().allSatisfy({ $0.count == 3 }) else {
      return nil
    }
    return groups.joined()
  }

  /// The text with the digits and signs of Japanese tables as plain ones.
  private static func narrowed(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { 0xFF01...0xFF5E ~= $0.value }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isWide = 0xFF01...0xFF5E ~= scalar.value
      result.append(isWide ? Unicode.Scalar(UInt8(scalar.value - 0xFEE0)) : scalar)
    }
    return String(result)
  }
}

extension Character {
  fileprivate var isDigit: Bool { "0"..."9" ~= self }
}

/// What the amounts of a column tell about its decimal sign.
struct DecimalColumn {
  private var signs: Set<DecimalSign> = []

  mutating func look(at text: String) {
    if case .known(let sign)? = WrittenAmount(text)?.sign { signs.insert(sign) }
  }

  /// The sign; nil where no amount tells it, or they contradict each other.
  var sign: DecimalSign? { signs.count == 1 ? signs.first : nil }
}

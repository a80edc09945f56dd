import ArcadeDomain

extension Money {
  /// Reads an amount as people write it in tables: `7.5`, `7,50`, `1.234,50 €`, `$1,234.50`, `1'234.50`, `￥４８０`.
  ///
  /// An amount such as `1.400` is ambiguous, so the decimal sign of its column decides. If that is unknown, the sign
  /// separates thousands in a currency without decimals, and decimals in one with three. Any other currency throws
  /// `.undecided`.
  init(written text: String, currency: Currency, column: DecimalSign?) throws(AmountError) {
    guard let amount = ParsedAmount(text) else { throw .notANumber(ParsedAmount.shown(text)) }
    self = try amount.money(in: currency, column: column)
  }
}

/// A written amount, split into its parts.
struct ParsedAmount {
  /// The decimal sign that a single amount implies.
  enum Sign: Hashable {
    /// It has none.
    case none
    /// Certain.
    case known(DecimalSign)
    /// The sign may separate thousands as well.
    case open(DecimalSign)
  }

  let sign: Sign
  /// The codes of the currencies that the mark beside the figures may mean, empty if it is not a currency; nil without
  /// a mark.
  let currencies: Set<String>?

  /// The text of the table, as it is reported.
  private let shown: String
  /// From the first digit to the last one.
  private let figures: Substring
  private let isNegative: Bool
  /// Whether a dash replaces its decimals, as in `12.-` or, in Sweden, `12:-`.
  private let isRound: Bool

  private static let dashes: Set<Character> = ["-", "–", "—", "−"]

  /// Splits a text, with full-width signs as plain ones; nil if it has no digit.
  init?(_ text: String) {
    shown = Self.shown(text)
    let text = text.narrowed
    guard let first = text.firstIndex(where: \.isDigit), let last = text.lastIndex(where: \.isDigit) else { return nil }
    figures = text[first...last]
    var (before, after) = (String(text[..<first]), text[last...].dropFirst())
    let minus = before.firstIndex { $0 == "-" || $0 == "−" }
    if let minus { before.remove(at: minus) }
    isNegative = minus != nil
    let mark = after.first.flatMap { DecimalSign(String($0)) }
    let behindMark = after.dropFirst(mark != nil || after.first == ":" ? 1 : 0)
    let behindDashes = behindMark.drop(while: Self.dashes.contains)
    isRound = behindMark.count < after.count && behindDashes.count < behindMark.count
    if isRound { after = behindDashes }
    currencies = (before.split(whereSeparator: \.isWhitespace) + after.split(whereSeparator: \.isWhitespace))
      .map { CurrencyMark.codes(of: String($0)) }.reduce(nil) { $0?.intersection($1) ?? $1 }
    if let mark, isRound {
      sign = figures.contains(mark.character) ? Sign.none : Sign.known(mark)
    } else {
      sign = Self.sign(of: figures)
    }
  }

  /// The one currency that it names; nil if it names none or may mean several.
  var currency: Currency? {
    guard let code = currencies?.first, currencies?.count == 1 else { return nil }
    return Currency(code: code)
  }

  /// Whether its mark, if any, may mean a currency.
  func mayBe(_ currency: Currency) -> Bool { currencies?.contains(currency.code) ?? true }

  /// The amount in a currency; throws if it names another one, or if its decimal sign is unknown.
  func money(in currency: Currency, column: DecimalSign?) throws(AmountError) -> Money {
    guard mayBe(currency) else { throw .notANumber(shown) }
    var decimals: DecimalSign?
    switch sign {
    case .none: break
    case .known(let own):
      guard column ?? own == own else { throw .otherSign(shown, column: own.other) }
      decimals = own
    case .open(let own) where currency.exponent == 0: decimals = own.other
    case .open(let own):
      decimals = column ?? (currency.exponent == 3 ? own : nil)
      guard decimals != nil else { throw .undecided(shown) }
    }
    guard let plain = plain(decimals) else { throw .notANumber(shown) }
    do {
      return try Money(decimal: plain, currency: currency)
    } catch {
      switch error {
      case .notANumber, .undecided, .ambiguous, .otherSign: throw .notANumber(shown)
      case .tooPrecise(_, let decimals): throw .tooPrecise(shown, decimals: decimals)
      case .tooLarge: throw .tooLarge(shown)
      }
    }
  }

  /// The part of a text that is reported.
  static func shown(_ text: String) -> String { String(text.trimmed.prefix(40)) }

  /// Returns the number as machines write it, given its decimal sign; nil if it is not a number.
  private func plain(_ sign: DecimalSign?) -> String? {
    let minus = isNegative ? "-" : ""
    if isRound { return Self.joined(figures).map { minus + $0 } }
    let parts = sign.map { figures.split(separator: $0.character, omittingEmptySubsequences: false) } ?? [figures]
    guard parts.count <= 2, let whole = parts.first, let digits = Self.joined(whole) else { return nil }
    return parts.count == 2 ? "\(minus)\(digits).\(parts[1])" : minus + digits
  }

  private static let groupMarks: Set<Character> = [",", ".", "'", "’", " ", "\u{A0}", "\u{202F}", "\u{2009}"]

  /// Detects the sign: the last of two; a sign not before three digits, or not after a group; otherwise it is
  /// ambiguous.
  private static func sign(of figures: Substring) -> Sign {
    let marks = figures.filter { $0 == "." || $0 == "," }
    guard let last = marks.last.flatMap({ DecimalSign(String($0)) }) else { return .none }
    let count = marks.count { $0 == last.character }
    guard count == marks.count else { return count == 1 ? .known(last) : .none }
    guard count == 1 else { return joined(figures) == nil ? .none : .known(last.other) }
    let parts = figures.split(separator: last.character, omittingEmptySubsequences: false)
    let isGroup = parts[1].count == 3 && parts[1].allSatisfy(\.isDigit) && parts[0].count <= 3 && parts[0].first != "0"
    return isGroup ? .open(last) : .known(last)
  }

  /// Joins groups of three digits after one, two or three digits; nil for any other groups.
  private static func joined(_ whole: Substring) -> String? {
    let marks = Set(whole.filter(groupMarks.contains))
    guard let mark = marks.first else { return String(whole) }
    let groups = whole.split(separator: mark, omittingEmptySubsequences: false)
    guard marks.count == 1, 1...3 ~= groups[0].count, groups.dropFirst().allSatisfy({ $0.count == 3 }) else {
      return nil
    }
    return groups.joined()
  }
}

extension Character {
  fileprivate var isDigit: Bool { "0"..."9" ~= self }
}

import ArcadeDomain

extension Money {
  /// Reads an amount as people write it in tables: `7.5`, `7,50`, `1.234,50 €`, `$1,234.50`, `1'234.50`.
  ///
  /// A comma or point that stands alone is the decimal sign. Signs between
  /// groups of three are left out where they can be nothing else, and so is the sign or code of the currency.
  init(written text: String, currency: Currency) throws(AmountError) {
    do {
      try self.init(decimal: WrittenAmount.plain(text, in: currency), currency: currency)
    } catch {
      // What is reported is what stands in the table.
      let written = String(text.trimmed.prefix(40))
      switch error {
      case .notANumber: throw .notANumber(written)
      case .tooPrecise(_, let decimals): throw .tooPrecise(written, decimals: decimals)
      case .tooLarge: throw .tooLarge(written)
      }
    }
  }
}

/// An amount as people write it.
private enum WrittenAmount {
  private static let groupMarks: Set<Character> = [",", ".", "'", "’", " ", "\u{A0}", "\u{202F}"]
  private static let signs = ["EUR": ["€"], "USD": ["$", "US$"], "GBP": ["£"], "JPY": ["¥", "￥", "円"]]

  /// Returns an amount as machines write it; what is none stays as it is.
  static func plain(_ text: String, in currency: Currency) -> String {
    let amount = withoutCurrency(text.trimmed, currency)
    let mark = decimalMark(in: amount)
    let parts = mark.map { amount.split(separator: $0, omittingEmptySubsequences: false) } ?? [amount[...]]
    guard parts.count <= 2, let whole = parts.first, let digits = joined(whole) else { return amount }
    return parts.count == 2 ? "\(digits).\(parts[1])" : digits
  }

  private static func withoutCurrency(_ text: String, _ currency: Currency) -> String {
    for sign in (signs[currency.code] ?? []) + [currency.code] {
      if text.hasPrefix(sign) { return String(text.dropFirst(sign.count)).trimmed }
      if text.hasSuffix(sign) { return String(text.dropLast(sign.count)).trimmed }
    }
    return text
  }

  /// The one that stands last, where it stands once; one that stands several times parts groups.
  private static func decimalMark(in amount: String) -> Character? {
    guard let last = amount.last(where: { $0 == "," || $0 == "." }) else { return nil }
    return amount.count { $0 == last } == 1 ? last : nil
  }

  /// Joins groups of three digits behind one, two or three; nil for any other groups.
  private static func joined(_ whole: Substring) -> String? {
    let marks = Set(whole.filter(groupMarks.contains))
    guard let mark = marks.first else { return String(whole) }
    let groups = whole.split(separator: mark, omittingEmptySubsequences: false)
    let first = groups[0].drop { $0 == "-" }
    guard marks.count == 1, 1...3 ~= first.count, groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
    return groups.joined()
  }
}

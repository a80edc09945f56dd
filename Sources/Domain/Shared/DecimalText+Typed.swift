extension DecimalText {
  /// Parses an amount as users type it in units of 10⁻ᵈᵉᶜⁱᵐᵃˡˢ: `1234.5`, `3,50`, `1,234.50`.
  ///
  /// A point or comma separates thousands only before exactly three digits, and decimals only if that many are allowed.
  /// If both are possible, as for `1,000` with three decimals, `sign` separates decimals and the other sign throws
  /// `.ambiguous`.
  public static func units(typed text: String, decimals: Int, sign: DecimalSign) throws(AmountError) -> Int64 {
    let shown = String(text.prefix(40))
    let figures = text.narrowed[...].trimmed
    let mark = figures.last { $0 == "." || $0 == "," } ?? sign.character
    let parts = figures.split(separator: mark, omittingEmptySubsequences: false)
    let whole = joined(parts.first ?? "", by: mark == "." ? "," : ".")
    let isDecimal = parts.count == 2 && whole != nil && areDigits(parts[1].utf8)
    let fits = isDecimal && parts[1].utf8.count <= decimals
    let plain: String
    switch joined(figures, by: mark) {
    case let grouped? where fits && mark != sign.character:
      let zeros = parts[1].reversed().prefix { $0 == "0" }.count
      let fraction = parts[1].dropLast(zeros)
      let decimal = fraction.isEmpty ? "\(parts[0])" : "\(parts[0])\(sign.character)\(fraction)"
      throw .ambiguous(shown, decimal: decimal, grouped: grouped)
    case let grouped? where !fits: plain = grouped
    case _ where fits: plain = "\(whole ?? "").\(parts[1])"
    default: throw isDecimal ? .tooPrecise(shown, decimals: decimals) : .notANumber(shown)
    }
    return try units(of: plain, scale: decimals)
  }

  /// Joins groups of three digits after a first group of one to three without a leading zero; nil for anything else.
  private static func joined(_ figures: Substring, by mark: Character) -> String? {
    let groups = figures.split(separator: mark, omittingEmptySubsequences: false)
    guard groups.allSatisfy({ areDigits($0.utf8) }) else { return nil }
    guard groups.count > 1 else { return String(figures) }
    let first = groups[0]
    guard first.utf8.count <= 3, first.first != "0", groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }) else {
      return nil
    }
    return groups.joined()
  }
}

extension Money {
  /// Parses an amount as users type it, up to nearly a hundred billion euros, so that daily totals never overflow.
  /// `sign` is the decimal separator in ambiguous cases: see ``DecimalText/units(typed:decimals:sign:)``.
  public init(typed text: String, in currency: Currency, sign: DecimalSign = .point) throws(AmountError) {
    let units = try DecimalText.units(typed: text, decimals: Int(currency.exponent), sign: sign)
    guard units <= 9_999_999_999_999 else { throw .tooLarge(String(text.prefix(40))) }
    self.init(minorUnits: units, currency: currency)
  }
}

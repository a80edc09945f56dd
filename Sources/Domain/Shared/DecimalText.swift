/// Exact decimals in machine-readable form: an optional minus, digits, and at most one point. No value is converted to
/// floating point. So `7.5` and `7.50` are both 750 hundredths, and `7.505` is an error instead of being rounded.
public enum DecimalText {
  /// Parses `text` in units of 10⁻ˢᶜᵃˡᵉ; zeros beyond the scale are allowed.
  public static func units(of text: String, scale: Int) throws(AmountError) -> Int64 {
    var digits = text.utf8[...]
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits = digits.dropFirst() }

    let point = digits.firstIndex(of: UInt8(ascii: "."))
    let whole = digits[..<(point ?? digits.endIndex)]
    let fraction = point.map { digits[digits.index(after: $0)...] }
    guard areDigits(whole), fraction.map(areDigits) ?? true else { throw .notANumber(shortened(text)) }
    guard fraction?.dropFirst(scale).allSatisfy({ $0 == zero }) ?? true else {
      throw .tooPrecise(shortened(text), decimals: scale)
    }
    var units: Int64 = 0
    var isTooLarge = false
    func append(_ digit: UInt8) {
      let value = Int64(digit - zero)
      let shifted = units.multipliedReportingOverflow(by: 10)
      let sum = shifted.partialValue.addingReportingOverflow(isNegative ? -value : value)
      isTooLarge = isTooLarge || shifted.overflow || sum.overflow
      units = sum.partialValue
    }
    whole.forEach(append)
    fraction?.prefix(scale).forEach(append)
    for _ in 0..<max(0, scale - (fraction?.count ?? 0)) { append(zero) }
    guard !isTooLarge else { throw .tooLarge(shortened(text)) }
    return units
  }

  /// Returns units of 10⁻ˢᶜᵃˡᵉ as text with exactly `scale` decimals: 3250 at scale 2 is `32.50`.
  public static func text(ofUnits units: Int64, scale: Int) -> String {
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, scale + 1 - digits.count)) + digits
    let sign = units < 0 ? "-" : ""
    return scale == 0 ? sign + padded : "\(sign)\(padded.dropLast(scale)).\(padded.suffix(scale))"
  }

  /// Returns the same without trailing zeros: 3250 at scale 2 is `32.5`.
  public static func shortText(ofUnits units: Int64, scale: Int) -> String {
    var text = Self.text(ofUnits: units, scale: scale)
    while scale > 0, text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  static func areDigits(_ bytes: Substring.UTF8View) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { (zero...zero + 9).contains($0) }
  }

  private static func shortened(_ text: String) -> String { String(text.prefix(40)) }

  private static let zero = UInt8(ascii: "0")
}

extension Money {
  /// Parses an exact amount such as `7.5` or `7.50`, with at most the decimals of the currency.
  public init(decimal text: String, currency: Currency) throws(AmountError) {
    let units = try DecimalText.units(of: text, scale: Int(currency.exponent))
    // Stores use the largest number for a sum that overflows.
    guard units < .max else { throw .tooLarge(String(text.prefix(40))) }
    self.init(minorUnits: units, currency: currency)
  }

  /// The amount in machine-readable form, with all the decimals of its currency: `32.50`.
  public var decimalText: String { DecimalText.text(ofUnits: minorUnits, scale: Int(currency.exponent)) }
}

/// The reason why a text is not an exact decimal amount.
public enum AmountError: Error, Hashable, Sendable {
  /// The text is not digits with at most one point, for example `NaN`, `1e30` or `1,234.50`.
  case notANumber(String)
  /// There are more decimals than the amount allows.
  case tooPrecise(String, decimals: Int)
  /// The separator is for decimals or thousands, and the source does not show which: `1.400`.
  case undecided(String)
  /// The typed amount can be read in two ways: `1,000` in a currency with three decimals.
  case ambiguous(String, decimal: String, grouped: String)
  /// The decimal separator differs from that of the column.
  case otherSign(String, column: DecimalSign)
  /// The number is too large for an amount.
  case tooLarge(String)
}

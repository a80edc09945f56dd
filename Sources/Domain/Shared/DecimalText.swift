/// Exact decimals as machines write them: an optional minus, digits, at most one point.
///
/// Nothing passes through floating point, so `7.5` and `7.50` both are 750
/// hundredths, and `7.505` is a mistake instead of a rounding.
public enum DecimalText {
  /// Returns `text` in units of 10⁻ˢᶜᵃˡᵉ; zeros beyond the scale are allowed, as they change nothing.
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

  /// Returns the same without zeros at the end: 3250 at scale 2 is `32.5`.
  public static func shortText(ofUnits units: Int64, scale: Int) -> String {
    var text = Self.text(ofUnits: units, scale: scale)
    while scale > 0, text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  static func areDigits(_ bytes: Substring.UTF8View) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { (zero...zero + 9).contains($0) }
  }

  /// A text that a person may have to read in a report.
  private static func shortened(_ text: String) -> String { String(text.prefix(40)) }

  private static let zero = UInt8(ascii: "0")
}

extension Money {
  /// Reads an exact amount such as `7.5` or `7.50`; the decimals may not exceed the currency's.
  public init(decimal text: String, currency: Currency) throws(AmountError) {
    let units = try DecimalText.units(of: text, scale: Int(currency.exponent))
    // Where sums are stored, the largest number stands for one that does not fit.
    guard units < .max else { throw .tooLarge(String(text.prefix(40))) }
    self.init(minorUnits: units, currency: currency)
  }

  /// The amount for machines, with all the decimals of its currency: `32.50`.
  public var decimalText: String { DecimalText.text(ofUnits: minorUnits, scale: Int(currency.exponent)) }
}

/// Why a text is not an exact decimal amount.
public enum AmountError: Error, Hashable, Sendable {
  /// The text is not digits with at most one point; `NaN`, `1e30` and `1,234.50` are not.
  case notANumber(String)
  /// More decimals than the amount can hold.
  case tooPrecise(String, decimals: Int)
  /// It may be a thousand or one, as nothing says what parts its decimals: `1.400`.
  case undecided(String)
  /// It was typed, and is one of two amounts: `1,000` of a currency with three decimals.
  case ambiguous(String, decimal: String, grouped: String)
  /// Another decimal sign than that of the column.
  case otherSign(String, column: DecimalSign)
  /// More digits than an amount can hold.
  case tooLarge(String)
}

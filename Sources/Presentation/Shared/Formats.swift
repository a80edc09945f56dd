import Foundation
import Synchronization
public import ArcadeDomain

/// The formats of amounts, numbers and dates in one region.
public struct Formats: Sendable {
  private let locale: Locale
  private let timeZone: TimeZone
  private let amounts = AmountPatterns()

  /// Creates formats for a locale such as `en_US` and a time zone such as `Europe/Madrid`.
  ///
  /// Without a zone, or if it is unknown, the system's time zone is used.
  public init(locale identifier: String, timeZone zone: String? = nil) {
    locale = Locale(identifier: identifier)
    timeZone = zone.flatMap(TimeZone.init(identifier:)) ?? .current
  }

  /// Whether file paths include their folders; a remote user sees only the file name.
  public var showsFolders = true

  /// Returns a file or an address as it may be shown.
  public func place(_ place: String) -> String {
    guard !showsFolders, !place.contains("://"), let name = place.split(separator: "/").last else { return place }
    let isPath = place.hasPrefix("/") || place.contains(":/") || name.contains(".")
    return isPath ? String(name) : place
  }

  /// The decimal separator.
  public var decimalSign: DecimalSign { locale.decimalSeparator == "," ? .comma : .point }

  /// Returns an amount with its currency: `€7.50`, `7,50 €`.
  public func money(_ money: Money) -> String {
    amount(money.minorUnits.magnitude, isNegative: money.isNegative, money.currency)
  }

  /// Returns a reduction: a negative amount, or zero as it is.
  public func reduction(_ money: Money) -> String {
    amount(money.minorUnits.magnitude, isNegative: money.minorUnits > 0, money.currency)
  }

  /// Returns a whole number with the region's grouping.
  public func number(_ number: Int) -> String { plain(number.formatted(IntegerFormatStyle<Int>(locale: locale))) }

  /// Returns an exact decimal in the region's format, from its machine format: `4.25`, `4,25`.
  public func decimal(_ text: String) -> String {
    guard let number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else { return text }
    return plain(number.formatted(Decimal.FormatStyle(locale: locale).precision(.fractionLength(0...9))))
  }

  /// Returns a percentage with all its decimals.
  public func percent(_ percent: Percent) -> String {
    let share = Decimal(sign: .plus, exponent: -4, significand: Decimal(percent.hundredths))
    let style = Decimal.FormatStyle.Percent(locale: locale).precision(.fractionLength(0...2))
    return plain(share.formatted(style))
  }

  /// Returns a day with its year: `Dec 24, 2026`.
  public func day(_ day: CalendarDay) -> String {
    text(of: day, Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale))
  }

  /// Returns a day without its year: `Dec 24`.
  public func monthDay(_ day: MonthDay) -> String {
    guard let inLeapYear = CalendarDay(year: 2028, month: day.month, day: day.day) else { return day.isoText }
    return text(of: inLeapYear, Date.FormatStyle(locale: locale).month(.abbreviated).day())
  }

  /// Returns a day of the week: `Saturday`.
  public func weekday(_ weekday: Weekday) -> String {
    let offset = Weekday.allCases.firstIndex(of: weekday) ?? 0
    // 1970-01-05 was a Monday.
    return text(of: CalendarDay(daysSince1970: 4 + offset), Date.FormatStyle(locale: locale).weekday(.wide))
  }

  /// Returns a moment with its year: `Nov 20, 2026 at 9:00 AM`.
  public func moment(_ moment: Moment) -> String {
    var style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)
    style.timeZone = timeZone
    return plain(Date(timeIntervalSince1970: TimeInterval(moment.milliseconds) / 1_000).formatted(style))
  }

  /// Returns several texts as one: `a, b and c`.
  public func list(_ texts: [String]) -> String { plain(texts.formatted(.list(type: .and).locale(locale))) }

  /// Returns the region's name of a language by its code (`eng`, `en`); nil if it has none.
  public func name(ofLanguage code: String) -> String? {
    guard (2...3).contains(code.utf8.count), let name = locale.localizedString(forLanguageCode: code), name != code
    else { return nil }
    return plain(name)
  }

  private func amount(_ units: UInt64, isNegative: Bool, _ currency: Currency) -> String {
    amounts.text(of: units, isNegative: isNegative, currency) { units in
      let amount = Decimal(
        sign: isNegative ? .minus : .plus,
        exponent: -Int(currency.exponent),
        significand: Decimal(units)
      )
      let style = Decimal.FormatStyle.Currency(code: currency.code, locale: locale)
        .precision(.fractionLength(Int(currency.exponent)))
      return plain(amount.formatted(style))
    }
  }

  private func text(of day: CalendarDay, _ style: Date.FormatStyle) -> String {
    var style = style
    style.timeZone = .gmt
    return plain(Date(timeIntervalSince1970: TimeInterval(day.daysSince1970) * 86_400).formatted(style))
  }

  /// Replaces no-break spaces with plain ones, for terminals and tests.
  private func plain(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { ["\u{A0}", "\u{202F}", "\u{2009}"].contains($0) ? " " : $0 }
      )
    )
  }
}

/// A cache of a region's amount formats, one for each number of digits.
///
/// Only the digits differ between amounts, and formatting each one is slow.
private final class AmountPatterns: Sendable {
  private struct Kind: Hashable {
    let currency: Currency
    let isNegative: Bool
    let digits: Int
  }

  private static let one = UInt8(ascii: "1")

  private let known = Mutex<[Kind: String]>([:])

  /// Returns an amount of minor units in the format of `write`, which is called only on a cache miss.
  func text(
    of units: UInt64,
    isNegative: Bool,
    _ currency: Currency,
    write: (UInt64) -> String
  ) -> String {
    let written = String(units)
    let digits = String(repeating: "0", count: max(0, Int(currency.exponent) + 1 - written.utf8.count)) + written
    let kind = Kind(currency: currency, isNegative: isNegative, digits: digits.utf8.count)
    let pattern = known.withLock { known in
      if let pattern = known[kind] { return pattern }
      let pattern = write((0..<kind.digits).reduce(0) { ones, _ in ones * 10 + 1 })
      known[kind] = pattern
      return pattern
    }
    // A region with other digits than 0 to 9 is not cached.
    guard pattern.utf8.count(where: { $0 == Self.one }) == kind.digits else { return write(units) }
    var rest = digits.utf8.makeIterator()
    return String(decoding: pattern.utf8.map { $0 == Self.one ? rest.next() ?? $0 : $0 }, as: UTF8.self)
  }
}

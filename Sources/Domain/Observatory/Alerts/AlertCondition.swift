/// A condition on a listing that raises an alert.
public enum AlertCondition: Hashable, Sendable {
  /// The price is below an amount, in ten-thousandths of the currency unit.
  case below(Int64)
  /// The price is above an amount, in ten-thousandths.
  case above(Int64)
  /// The price dropped by hundredths of a percent: since the last alert, or from the highest price of some days.
  case drop(Int64, days: Int?)
  /// The price is lower than in so many days before.
  case low(days: Int)
  /// The listing is available again.
  case back
  /// The listing is new and its name contains all of these words; without words any name matches.
  case new([String])
}

/// A mistake in the text of a condition.
public enum AlertConditionError: Error, Hashable, Sendable {
  /// The text begins with no known keyword, or has too many words.
  case unknown(String)
  /// The amount is invalid or not above zero.
  case amount(String)
  /// The amount can be read in two ways.
  case ambiguous(AmountError)
  /// The percentage is not between 0 and 100.
  case percent(String)
  /// The number of days is invalid, zero, or more than ten years.
  case days(String)
}

extension AlertCondition {
  private static let mostDays = 3_650

  /// Parses a condition such as `below 20`, `drop 10% in 7d` or `new green tea`; `sign` is the user's decimal
  /// separator.
  public init(_ text: String, sign: DecimalSign = .point) throws(AlertConditionError) {
    let words = text.narrowed.lowercased().split { $0.isWhitespace }.map { String($0) }
    switch (words.first, words.count) {
    case ("below", 2): self = .below(try Self.amount(words[1], sign))
    case ("above", 2): self = .above(try Self.amount(words[1], sign))
    case ("drop", 2): self = .drop(try Self.percent(words[1]), days: nil)
    case ("drop", 4) where words[2] == "in": self = .drop(try Self.percent(words[1]), days: try Self.days(words[3]))
    case ("low", 2): self = .low(days: try Self.days(words[1]))
    case ("back", 1): self = .back
    case ("new", _): self = .new(Array(words.dropFirst()))
    default: throw .unknown(text)
    }
  }

  /// The condition in its normal form.
  public var text: String {
    switch self {
    case .below(let amount): "below \(DecimalText.shortText(ofUnits: amount, scale: 4))"
    case .above(let amount): "above \(DecimalText.shortText(ofUnits: amount, scale: 4))"
    case .drop(let part, nil): "drop \(Percent(hundredths: part).shortText)%"
    case .drop(let part, let days?): "drop \(Percent(hundredths: part).shortText)% in \(days)d"
    case .low(let days): "low \(days)d"
    case .back: "back"
    case .new(let words): (["new"] + words).joined(separator: " ")
    }
  }

  private static func amount(_ word: String, _ sign: DecimalSign) throws(AlertConditionError) -> Int64 {
    do throws(AmountError) {
      let amount = try DecimalText.units(typed: word, decimals: 4, sign: sign)
      if amount > 0 { return amount }
    } catch {
      if case .ambiguous = error { throw .ambiguous(error) }
    }
    throw .amount(word)
  }

  /// Parses a percentage such as `10%` or `2.5`, in hundredths of a percent.
  public static func percent(_ word: String) throws(AlertConditionError) -> Int64 {
    guard let part = Percent(written: word)?.hundredths, (1..<10_000).contains(part) else { throw .percent(word) }
    return part
  }

  /// Parses a cooldown in whole hours up to a year: `12` or `12h`.
  public static func hours(_ word: String) -> Duration? {
    let figures = word.narrowed.lowercased().hasSuffix("h") ? word.dropLast() : word[...]
    guard let hours = Int(figures.map { String($0) }.joined().narrowed), (0...8_760).contains(hours), word.first != "+"
    else { return nil }
    return .seconds(hours * 3_600)
  }

  private static func days(_ word: String) throws(AlertConditionError) -> Int {
    guard word.last == "d", let days = Int(word.dropLast()), days > 0, days <= mostDays, word.first != "+"
    else { throw .days(word) }
    return days
  }
}

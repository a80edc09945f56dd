/// What about a listing somebody wants to be told.
public enum AlertCondition: Hashable, Sendable {
  /// It costs less than so many ten-thousandths of what its price is in.
  case below(Int64)
  /// It costs more than so many ten-thousandths.
  case above(Int64)
  /// It costs so many hundredths of a percent less than when it was last told of, or than the most of some days.
  case drop(Int64, days: Int?)
  /// It costs less than in so many days before.
  case low(days: Int)
  /// It can be bought again.
  case back
  /// It is there for the first time, and its name has all of these words; any name has none.
  case new([String])
}

/// What is wrong with the words of a rule.
public enum AlertConditionError: Error, Hashable, Sendable {
  /// They begin with none of the words that there are, or something follows that says nothing.
  case unknown(String)
  /// An amount of money that is none, or not above zero.
  case amount(String)
  /// An amount of money that is one of two.
  case ambiguous(AmountError)
  /// A part that is not between 0 and 100 percent.
  case percent(String)
  /// A number of days that is none, zero, or more than ten years.
  case days(String)
}

extension AlertCondition {
  private static let mostDays = 3_650

  /// Reads a rule as people write it: `below 20`, `drop 10% in 7d`, `new green tea`; `sign` parts decimals in their language.
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

  /// The rule as it is written, the same for all ways to write it.
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

  /// Reads a part such as `10%` or `2.5`, in hundredths of a percent.
  public static func percent(_ word: String) throws(AlertConditionError) -> Int64 {
    guard let part = Percent(written: word)?.hundredths, (1..<10_000).contains(part) else { throw .percent(word) }
    return part
  }

  /// Reads for how long nothing is told twice, as whole hours up to a year: `12` or `12h`.
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

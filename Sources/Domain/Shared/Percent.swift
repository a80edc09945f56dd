/// A percentage with up to two decimals.
public struct Percent: Hashable, Sendable {
  /// The percentage in hundredths of a percent: 1,250 is 12.5 %.
  public let hundredths: Int64

  /// Whether it is from 0 to 100.
  public var isShare: Bool { (0...10_000).contains(hundredths) }

  /// Creates a percentage from hundredths of a percent.
  public init(hundredths: Int64) { self.hundredths = hundredths }

  /// Creates a percentage from whole percent.
  public init(whole percent: Int) { hundredths = Int64(percent) * 100 }

  /// Parses an exact percentage such as `12.5`.
  public init(decimal text: String) throws(AmountError) { hundredths = try DecimalText.units(of: text, scale: 2) }

  /// Parses a percentage from 0 to 100 as users type it: `21`, `10,5`, `21 %`; nil for anything else.
  public init?(written text: String) {
    var figures = text.filter { !$0.isWhitespace }
    if let last = figures.last, "%％".contains(last) { figures.removeLast() }
    guard let share = try? Percent(decimal: String(figures.map { $0 == "," ? "." : $0 })), share.isShare else {
      return nil
    }
    self = share
  }

  /// The percentage in machine-readable form, with two decimals: `12.50`.
  public var decimalText: String { DecimalText.text(ofUnits: hundredths, scale: 2) }

  /// The percentage without trailing zeros: `12.5`, `21`.
  public var shortText: String { DecimalText.shortText(ofUnits: hundredths, scale: 2) }
}

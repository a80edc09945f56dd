/// A share of a hundred, with up to two decimals.
public struct Percent: Hashable, Sendable {
  /// The share in hundredths of a percent: 1,250 is 12.5 %.
  public let hundredths: Int64

  /// Whether it is a part of a whole: from 0 to 100.
  public var isShare: Bool { (0...10_000).contains(hundredths) }

  /// Makes a share from hundredths of a percent.
  public init(hundredths: Int64) { self.hundredths = hundredths }

  /// Makes a share from whole percent.
  public init(whole percent: Int) { hundredths = Int64(percent) * 100 }

  /// Reads an exact number of percent such as `12.5`.
  public init(decimal text: String) throws(AmountError) { hundredths = try DecimalText.units(of: text, scale: 2) }

  /// Reads a part of a whole as people write it: `21`, `10,5`, `21 %`; nil for anything else.
  public init?(written text: String) {
    var figures = text.filter { !$0.isWhitespace }
    if let last = figures.last, "%％".contains(last) { figures.removeLast() }
    guard let share = try? Percent(decimal: String(figures.map { $0 == "," ? "." : $0 })), share.isShare else {
      return nil
    }
    self = share
  }

  /// The number of percent for machines, with two decimals: `12.50`.
  public var decimalText: String { DecimalText.text(ofUnits: hundredths, scale: 2) }

  /// The number of percent without zeros that change nothing: `12.5`, `21`.
  public var shortText: String { DecimalText.shortText(ofUnits: hundredths, scale: 2) }
}

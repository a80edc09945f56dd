/// The mean of review stars, exact to a thousandth.
public struct ReviewAverage: Hashable, Comparable, Sendable {
  /// The mean in thousandths of a star: 4,250 is 4.25.
  public let thousandths: Int64

  /// Creates a mean.
  public init(thousandths: Int64) { self.thousandths = thousandths }

  /// Parses an exact mean such as `4.25`; throws for more than three decimals instead of rounding.
  public init(decimal text: String) throws(AmountError) { thousandths = try DecimalText.units(of: text, scale: 3) }

  /// The mean in machine-readable form, without trailing zeros: `4.25`, `4`.
  public var decimalText: String { DecimalText.shortText(ofUnits: thousandths, scale: 3) }

  /// Whether one mean is below another.
  public static func < (lower: ReviewAverage, higher: ReviewAverage) -> Bool { lower.thousandths < higher.thousandths }
}

/// The mean of the stars that reviewers gave, exact to a thousandth.
public struct ReviewAverage: Hashable, Comparable, Sendable {
  /// The mean in thousandths of a star: 4,250 is 4.25.
  public let thousandths: Int64

  /// Makes a mean from thousandths of a star.
  public init(thousandths: Int64) { self.thousandths = thousandths }

  /// Reads an exact mean such as `4.25`; more than three decimals are a mistake, not a rounding.
  public init(decimal text: String) throws(AmountError) { thousandths = try DecimalText.units(of: text, scale: 3) }

  /// The mean for machines, without zeros at the end: `4.25`, `4`.
  public var decimalText: String { DecimalText.shortText(ofUnits: thousandths, scale: 3) }

  /// Whether one mean is below another.
  public static func < (lower: ReviewAverage, higher: ReviewAverage) -> Bool { lower.thousandths < higher.thousandths }
}

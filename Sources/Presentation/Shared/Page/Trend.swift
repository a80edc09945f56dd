/// How figures went, oldest first, with the ones worth reading.
public struct Trend: Hashable, Sendable {
  /// What it is.
  public let label: String
  /// The figures as levels from 0 to 7.
  public let levels: [Int]
  /// Such as the lowest, the highest and the last one.
  public let figures: [Fact]

  /// Makes a trend of finished texts.
  public init(_ label: String, levels: [Int], figures: [Fact]) {
    self.label = label
    self.levels = levels
    self.figures = figures
  }
}

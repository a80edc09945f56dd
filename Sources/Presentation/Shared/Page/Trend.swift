/// How figures went, oldest first, with the ones worth reading.
public struct Trend: Hashable, Sendable {
  /// What it is.
  public let label: String
  /// The figures as levels from 0 to 7.
  public let levels: [Int]
  /// Such as the lowest, the highest and the last one.
  public let figures: [Fact]
  /// Each figure with its moment, for whoever draws a chart; none where only levels are known.
  public let points: [Point]

  /// Makes a trend of finished texts.
  public init(_ label: String, levels: [Int], figures: [Fact], points: [Point] = []) {
    self.label = label
    self.levels = levels
    self.figures = figures
    self.points = points
  }

  /// A figure at a moment.
  public struct Point: Hashable, Sendable {
    /// The moment, as a person reads it.
    public let label: String
    /// The figure, as a person reads it.
    public let figure: String
    /// Where it stands between the first moment, 0, and the last one, 1; for drawing only.
    public let place: Double
    /// Where it stands between the lowest figure, 0, and the highest one, 1; for drawing only.
    public let height: Double

    /// Makes a point of finished texts.
    public init(_ label: String, _ figure: String, place: Double, height: Double) {
      self.label = label
      self.figure = figure
      self.place = place
      self.height = height
    }
  }
}

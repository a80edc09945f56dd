/// Everything that the end of a game shows, already formatted and translated.
public struct PriceFinishScreen: Hashable, Sendable {
  /// The title, with the categories.
  public let title: String
  /// The counts, each with what it counts.
  public let facts: [Fact]
  /// The score with what stands before it; it goes with the tier.
  public let score: Fact
  /// What stands before the name of the tier.
  public let levelLabel: String
  /// The name of the tier that was reached, with how good that is; nil where nothing was answered.
  public let level: Notice?
  /// Whether there is anything to see in the statistics.
  public let hasStatistics: Bool

  /// Makes a screen, as a preview or a test does.
  public init(title: String, facts: [Fact], score: Fact, levelLabel: String, level: Notice?, hasStatistics: Bool) {
    self.title = title
    self.facts = facts
    self.score = score
    self.levelLabel = levelLabel
    self.level = level
    self.hasStatistics = hasStatistics
  }
}

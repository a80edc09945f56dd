/// Everything that the list of finished games shows, already formatted and translated.
public struct PriceHistoryScreen: Hashable, Sendable {
  /// What stands at the top.
  public let title: String
  /// The games, or why there are none.
  public let content: Content

  /// Makes a screen, as a preview or a test does.
  public init(title: String, content: Content) {
    self.title = title
    self.content = content
  }

  /// What stands where the games stand.
  public enum Content: Hashable, Sendable {
    /// There they are, newest first.
    case games(Columns, [Row])
    /// Nothing was finished yet.
    case empty(String)
    /// They could not be read.
    case failed(Failure)
  }

  /// The titles of the columns.
  public struct Columns: Hashable, Sendable {
    /// Above the games' numbers.
    public let number: String
    /// Above the times.
    public let finishedAt: String
    /// Above the categories.
    public let category: String
    /// Above the rules.
    public let rule: String
    /// Above the counts of right answers.
    public let right: String
    /// Above the scores.
    public let score: String

    /// Names the columns.
    public init(number: String, finishedAt: String, category: String, rule: String, right: String, score: String) {
      self.number = number
      self.finishedAt = finishedAt
      self.category = category
      self.rule = rule
      self.right = right
      self.score = score
    }
  }

  /// One game.
  public struct Row: Hashable, Sendable {
    /// Its number, which chooses it.
    public let number: String
    /// When it was finished.
    public let finishedAt: String
    /// Where its products came from.
    public let category: String
    /// The name of its rule.
    public let rule: String
    /// How many of how many answers were right.
    public let right: String
    /// Its points.
    public let score: String

    /// Makes a row of finished texts.
    public init(number: String, finishedAt: String, category: String, rule: String, right: String, score: String) {
      self.number = number
      self.finishedAt = finishedAt
      self.category = category
      self.rule = rule
      self.right = right
      self.score = score
    }
  }
}

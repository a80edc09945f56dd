import ArcadeDomain

/// Everything that the list of the best games shows, already formatted and translated.
public struct PriceBestScreen: Hashable, Sendable {
  /// What stands at the top.
  public let title: String
  /// The best, or why there are none.
  public let content: Content

  /// Makes a screen, as a preview or a test does.
  public init(title: String, content: Content) {
    self.title = title
    self.content = content
  }

  /// What stands where the games stand.
  public enum Content: Hashable, Sendable {
    /// There they are, the highest score first.
    case best(Columns, [Row])
    /// Nothing was finished yet.
    case empty(String)
    /// They could not be read.
    case failed(Failure)
  }

  /// The titles of the columns.
  public struct Columns: Hashable, Sendable {
    /// Above the categories.
    public let category: String
    /// Above the rules.
    public let rule: String
    /// Above the highest scores.
    public let best: String
    /// Above the longest streaks.
    public let streak: String
    /// Above the numbers of games.
    public let games: String
    /// Above all points together.
    public let total: String
    /// Above all right answers.
    public let right: String

    /// Names the columns.
    public init(
      category: String,
      rule: String,
      best: String,
      streak: String,
      games: String,
      total: String,
      right: String
    ) {
      self.category = category
      self.rule = rule
      self.best = best
      self.streak = streak
      self.games = games
      self.total = total
      self.right = right
    }
  }

  /// The best of one category under one rule.
  public struct Row: Hashable, Sendable {
    /// Where the products came from.
    public let category: String
    /// The name of the rule.
    public let rule: String
    /// The highest score.
    public let best: String
    /// The longest streak of right answers.
    public let streak: String
    /// How many games were finished.
    public let games: String
    /// All points together.
    public let total: String
    /// How many of all answers were right.
    public let right: String

    /// Makes a row of finished texts.
    public init(
      category: String,
      rule: String,
      best: String,
      streak: String,
      games: String,
      total: String,
      right: String
    ) {
      self.category = category
      self.rule = rule
      self.best = best
      self.streak = streak
      self.games = games
      self.total = total
      self.right = right
    }

    init(_ best: BestPriceGames, phrases: any PricePhrases) {
      let formats = phrases.formats
      category = phrases.name(of: best.trails)
      rule = best.ruleName
      self.best = formats.number(best.bestPoints)
      streak = formats.number(best.longestStreak)
      games = formats.number(best.games)
      total = formats.number(best.totalPoints)
      right = phrases.right(best.accuracy.right, percent: best.accuracy.percent)
    }
  }
}

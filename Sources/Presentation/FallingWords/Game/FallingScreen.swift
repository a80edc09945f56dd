public import ArcadeDomain

/// Everything that a game of falling words shows, its rounds and its results, already formatted and translated.
public struct FallingScreen: Hashable, Sendable {
  /// What stands at the top.
  public let title: String
  /// The round, the results, or why there are none.
  public var content: Content
  /// What just happened.
  public var notices: [Notice]

  /// Makes a screen, as a preview or a test does.
  public init(title: String, content: Content, notices: [Notice] = []) {
    self.title = title
    self.content = content
    self.notices = notices
  }

  /// What stands where the round stands.
  public enum Content: Hashable, Sendable {
    /// The deck is being loaded.
    case loading(String)
    /// A round, with how far the translation has fallen.
    case round(Round)
    /// What the game came to.
    case results(Results)
    /// There is no game.
    case failed(Failure)
  }

  /// A round that waits for its answer.
  public struct Round: Hashable, Sendable {
    /// The round, which an answer names.
    public let turn: FallingTurn
    /// The word at the top.
    public let word: String
    /// The translation that falls.
    public let translation: String
    /// How far it has fallen; nil where nothing presses.
    public let fall: Fall?

    /// Makes a round of finished texts.
    public init(turn: FallingTurn, word: String, translation: String, fall: Fall? = nil) {
      self.turn = turn
      self.word = word
      self.translation = translation
      self.fall = fall
    }
  }

  /// How far a translation has fallen.
  public struct Fall: Hashable, Sendable {
    /// How many seconds have passed; 0 where it stands beside the word.
    public let step: Int
    /// How many there are.
    public let steps: Int
    /// How much time is left.
    public let timeLeft: String

    /// Measures a fall.
    public init(step: Int, steps: Int, timeLeft: String) {
      self.step = step
      self.steps = steps
      self.timeLeft = timeLeft
    }
  }

  /// What a game came to.
  public struct Results: Hashable, Sendable {
    /// The counts, each with what it counts.
    public let facts: [Fact]
    /// What stands above the missed pairs.
    public let missedTitle: String
    /// The words that were not answered rightly, each with its translation.
    public let missed: [Fact]

    /// Makes results of finished texts.
    public init(facts: [Fact], missedTitle: String, missed: [Fact]) {
      self.facts = facts
      self.missedTitle = missedTitle
      self.missed = missed
    }
  }
}

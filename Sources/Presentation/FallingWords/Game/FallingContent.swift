import ArcadeDomain

/// The content of a game, formatted and translated.
public enum FallingContent: ScreenContent {
  /// A round that waits for its answer.
  case round(Round)
  /// The result of the game.
  case over(Page)

  /// The content as blocks.
  public var page: Page {
    switch self {
    case .round(let round): round.page
    case .over(let page): page
    }
  }

  /// A word with the falling translation.
  public struct Round: Hashable, Sendable {
    /// The word at the top.
    public let word: Fact
    /// The falling text, which may be the right translation.
    public let translation: Fact
    /// The position of the translation; nil if there is no time limit.
    public let fall: Fall?

    /// Creates a round from finished texts, for a preview or a test.
    public init(word: Fact, translation: Fact, fall: Fall? = nil) {
      (self.word, self.translation, self.fall) = (word, translation, fall)
    }

    fileprivate var page: Page { Page([.facts([word, translation])] + (fall.map { [.text($0.timeLeft)] } ?? [])) }
  }

  /// The position of a falling translation.
  public struct Fall: Hashable, Sendable {
    /// The number of seconds that have passed.
    public let step: Int
    /// The number of seconds in all.
    public let steps: Int
    /// The remaining time.
    public let timeLeft: String

    /// Creates a position.
    public init(step: Int, steps: Int, timeLeft: String) {
      (self.step, self.steps, self.timeLeft) = (step, steps, timeLeft)
    }
  }
}

extension FallingContent.Round {
  init(_ round: FallingRound, limit: Duration?, passed: Duration, phrases: WordPhrases) {
    self.init(
      word: Fact(phrases.wordLabel, round.prompt.text, .strong),
      translation: Fact(phrases.translationLabel, round.shown.text),
      fall: limit.map { FallingContent.Fall($0, passed: passed, phrases: phrases) }
    )
  }
}

extension FallingContent.Fall {
  init(_ limit: Duration, passed: Duration, phrases: WordPhrases) {
    let steps = limit.secondsRoundedUp
    self.init(
      step: min(Int(max(.zero, passed).components.seconds), max(0, steps - 1)),
      steps: steps,
      timeLeft: phrases.secondsLeft(max(.zero, limit - passed).secondsRoundedUp)
    )
  }
}

extension Page {
  /// Creates the page of a game's result, with the missed words and their translations.
  init(_ facts: [Fact], missed: [Fact], phrases: WordPhrases) {
    self.init([.facts(facts)] + (missed.isEmpty ? [] : [.text(phrases.missedTitle, .strong), .facts(missed)]))
  }
}

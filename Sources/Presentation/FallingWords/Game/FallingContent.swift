import ArcadeDomain

/// What a game shows, already formatted and translated.
public enum FallingContent: ScreenContent {
  /// A round that waits for its answer.
  case round(Round)
  /// What the game has come to.
  case over(Page)

  /// The same as blocks.
  public var page: Page {
    switch self {
    case .round(let round): round.page
    case .over(let page): page
    }
  }

  /// A word with the translation that falls.
  public struct Round: Hashable, Sendable {
    /// The word at the top.
    public let word: Fact
    /// What falls, and may be its translation.
    public let translation: Fact
    /// How far it has fallen; nil where nothing presses.
    public let fall: Fall?

    /// Makes a round of finished texts, as a preview or a test does.
    public init(word: Fact, translation: Fact, fall: Fall? = nil) {
      (self.word, self.translation, self.fall) = (word, translation, fall)
    }

    fileprivate var page: Page { Page([.facts([word, translation])] + (fall.map { [.text($0.timeLeft)] } ?? [])) }
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
  /// Says what a game has come to, with the words that were missed and their translations.
  init(_ facts: [Fact], missed: [Fact], phrases: WordPhrases) {
    self.init([.facts(facts)] + (missed.isEmpty ? [] : [.text(phrases.missedTitle, .strong), .facts(missed)]))
  }
}

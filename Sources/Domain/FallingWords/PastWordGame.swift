/// A game that was finished.
public struct PastWordGame: Hashable, Identifiable, Sendable {
  /// Its number in the store.
  public let id: ID
  /// What was played.
  public let start: WordGameStart
  /// When it was finished.
  public let finishedAt: Moment
  /// What was asked, in order.
  public let rounds: [PastWordRound]

  /// Describes a finished game.
  public init(id: ID, start: WordGameStart, finishedAt: Moment, rounds: [PastWordRound]) {
    self.id = id
    self.start = start
    self.finishedAt = finishedAt
    self.rounds = rounds
  }

  /// What it came to.
  public var score: FallingScore { FallingScore(of: rounds.map { $0.outcome }) }

  /// The number of a game.
  public typealias ID = NumberedID<PastWordGame>
}

/// A round of a finished game, as it can be told without its deck.
public struct PastWordRound: Hashable, Sendable {
  /// The pair that was asked.
  public let pair: TranslatedWord.ID
  /// The word.
  public let prompt: String
  /// Its translation.
  public let answer: String
  /// What fell.
  public let shown: String
  /// How it ended.
  public let outcome: FallingOutcome

  /// Describes a round.
  public init(pair: TranslatedWord.ID, prompt: String, answer: String, shown: String, outcome: FallingOutcome) {
    self.pair = pair
    self.prompt = prompt
    self.answer = answer
    self.shown = shown
    self.outcome = outcome
  }

  /// Keeps what came of a round.
  public init(_ result: FallingResult) {
    self.init(
      pair: result.round.pair.id,
      prompt: result.round.prompt.text,
      answer: result.round.answer.text,
      shown: result.round.shown.text,
      outcome: result.outcome
    )
  }
}

/// A game that begins, as it is kept.
public struct WordGameStart: Hashable, Sendable {
  /// Of which deck, and from which language.
  public let lesson: WordLesson
  /// What the deck is called.
  public let deckName: String
  /// About what; nil for everything.
  public let topic: String?
  /// Whether only missed pairs are asked.
  public let isOfMissed: Bool

  /// Describes a game.
  public init(_ lesson: WordLesson, deckName: String, topic: String? = nil, isOfMissed: Bool = false) {
    self.lesson = lesson
    self.deckName = deckName
    self.topic = topic
    self.isOfMissed = isOfMissed
  }

  /// Describes a game that was planned, of a deck with a name.
  public init(_ plan: FallingPlan, deckName: String) {
    self.init(plan.lesson, deckName: deckName, topic: plan.topic, isOfMissed: plan.isOfMissed)
  }
}

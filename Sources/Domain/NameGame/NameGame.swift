/// A game of learning names by face.
///
/// It has no timer: every intent brings a reading of a clock that only grows,
/// and ``nextWake(at:)`` says when to come back. The same seed gives the same
/// game from the same history, whatever order the people come in.
public struct NameGame: Hashable, Sendable {
  /// How many people of different names a game needs.
  public static let fewestPeople = 2

  /// What it asks and when it ends.
  public let mode: NameGameMode
  /// Whether hints come by the clock; if not, on demand.
  public let hasClock: Bool
  /// What is asked now, or was asked last.
  public internal(set) var round: NameRound
  /// How many answers were right: the score.
  public internal(set) var right = 0
  /// How many answers were wrong.
  public internal(set) var wrong = 0
  /// Whether it is going on.
  public internal(set) var phase = NameGamePhase.ready
  /// The state of the generator.
  public internal(set) var random: SplitMix64
  let deck: PeopleDeck
  var history: ConfusionHistory
  var clock: NameGameClock?

  /// Draws the first round; throws where there are fewer than two people of different names.
  ///
  /// Without a clock nobody is hurried: a timed game becomes an untimed one, and hints come on demand.
  /// People with equal cards do not stand in one round, where there are others; a card is what is said of somebody,
  /// nil where a picture alone tells. Whoever was asked for `last` is not asked for first.
  public init(
    of people: [Person],
    mode: NameGameMode,
    hasClock: Bool = true,
    card: (Person) -> String? = { _ in nil },
    after last: Person.ID? = nil,
    history: ConfusionHistory = ConfusionHistory(),
    random: SplitMix64
  ) throws(NameGameError) {
    var random = random
    deck = try PeopleDeck(of: people, card: card)
    round = deck.round(1, after: last, history, hasHints: mode.rules == .hint, &random)
    self.mode = hasClock ? mode : mode.withoutLimit
    self.hasClock = hasClock
    self.history = history
    self.random = random
  }
}

/// How far a name game is.
public enum NameGamePhase: Hashable, Sendable {
  /// Its first round was not shown yet, so no time passes.
  case ready
  /// It waits for an answer.
  case playing
  /// It has ended.
  case over(NameGameEnd)
}

/// Why a name game ended.
public enum NameGameEnd: String, CaseIterable, Hashable, Sendable {
  /// An answer was wrong where none may be.
  case wrongAnswer
  /// The limit has passed.
  case timeUp
  /// The player finished an untimed game.
  case finished
  /// The player left before the end, so there is no result.
  case brokenOff
}

/// Why there is no game.
public enum NameGameError: Error, Hashable, Sendable {
  /// So many people of different names are there, and so many are needed.
  case tooFewPeople(usable: Int, needed: Int)
}

/// A game of learning names by face.
///
/// It has no timer. Every call passes a reading of a monotonic clock, and ``nextWake(at:)`` returns when to call again.
/// The same seed and history give the same game, whatever the order of the people.
public struct NameGame: Hashable, Sendable {
  /// The mode, which decides what is asked and when the game ends.
  public let mode: NameGameMode
  /// Whether hints are timed; otherwise they come on demand.
  public let hasClock: Bool
  /// The current round, or the last one.
  public internal(set) var round: NameRound
  /// The score: the number of right answers.
  public internal(set) var right = 0
  /// How many answers were wrong.
  public internal(set) var wrong = 0
  /// Whether each round's first answer was right.
  var firstAnswers: [Bool] = []
  /// Whether the game is ready, running or over.
  public internal(set) var phase = NameGamePhase.ready
  /// The state of the random generator.
  public internal(set) var random: SplitMix64
  let deck: PeopleDeck
  var history: ConfusionHistory
  var clock: NameGameClock?

  /// Draws the first round; throws if fewer than two people have different names, or if all cards are equal.
  ///
  /// Without a clock a timed game becomes untimed, and hints come on demand. A card is the description of a person, nil
  /// if only the picture is shown. People with equal cards are not offered in one round if there are others. The person
  /// `last` is not asked for first.
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
    (self.hasClock, self.history, self.random) = (hasClock, history, random)
  }
}

/// The state of a name game.
public enum NameGamePhase: Hashable, Sendable {
  /// The first round is not shown yet, so no time passes.
  case ready
  /// The game waits for an answer.
  case playing
  /// The game has ended.
  case over(NameGameEnd)
}

/// The reason why a name game ended.
public enum NameGameEnd: String, CaseIterable, Hashable, Sendable {
  /// A wrong answer in a mode that allows none.
  case wrongAnswer
  /// The time limit has passed.
  case timeUp
  /// The player finished an untimed game.
  case finished
  /// The player left early, so there is no result.
  case brokenOff
}

extension NameGame {
  /// Returns the people whose pictures the game can need, at most so many: all, or else those of the first rounds. It
  /// assumes a player who makes no mistakes. In reverse only the person asked for has a picture.
  public func peopleAhead(atMost most: Int) -> [Person] {
    guard deck.people.count > most else { return deck.people }
    var (people, ids, ahead) = ([Person](), Set<Person.ID>(), self)
    for _ in 0..<most where people.count < most {
      let shown = mode.isReverse ? [ahead.round.asked] : ahead.round.options
      people += shown.filter { ids.insert($0.id).inserted }
      ahead.drawRound()
    }
    return Array(people.prefix(most))
  }

  mutating func drawRound() {
    round = deck.round(round.number + 1, after: round.asked.id, history, hasHints: mode.rules == .hint, &random)
  }
}

extension NameGame {
  /// Returns the time until the next event: the limit, a warning or a hint; nil if there is none.
  public func nextWake(at reading: Duration) -> Duration? {
    guard phase == .playing else { return nil }
    let awaitsHint = hasClock && !round.hints.isEmpty
    return clock?.nextWake(at: reading, afterHints: awaitsHint ? round.struckOut.count : nil)
  }

  /// Returns how long the game has run; it does not grow before the start and after the end.
  public func elapsed(at reading: Duration) -> Duration {
    guard var clock else { return .zero }
    if phase == .playing { _ = clock.advance(to: reading) }
    return clock.elapsed
  }

  /// Returns how long the round has run; zero before the start.
  public func roundElapsed(at reading: Duration) -> Duration { clock?.roundElapsed(at: reading) ?? .zero }

  /// Returns the time left; nil if there is no limit.
  public func remaining(at reading: Duration) -> Duration? { mode.limit.map { $0 - elapsed(at: reading) } }

  /// Returns the result; nil while the game runs and if it was abandoned.
  public func result(finishedAt moment: Moment) -> NameGameResult? {
    guard case .over(let end) = phase, end != .brokenOff, let clock else { return nil }
    return NameGameResult(
      mode: mode,
      right: right,
      wrong: wrong,
      rightOfTen: firstAnswers.firstTen?.count { $0 },
      duration: clock.elapsed,
      finishedAt: moment
    )
  }
}

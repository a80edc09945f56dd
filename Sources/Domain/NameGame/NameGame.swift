/// A game of learning names by face.
///
/// It has no timer: every intent brings a reading of a clock that only grows, and ``nextWake(at:)`` says when to come
/// back. The same seed gives the same game from the same history, whatever order the people come in.
public struct NameGame: Hashable, Sendable {
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
  /// Whether each round's first answer was right.
  var firstAnswers: [Bool] = []
  /// Whether it is going on.
  public internal(set) var phase = NameGamePhase.ready
  /// The state of the generator.
  public internal(set) var random: SplitMix64
  let deck: PeopleDeck
  var history: ConfusionHistory
  var clock: NameGameClock?

  /// Draws the first round; throws where there are fewer than two people of different names, or all cards are equal.
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
    (self.hasClock, self.history, self.random) = (hasClock, history, random)
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

extension NameGame {
  /// Returns whose pictures the game can need, at most so many: everybody, else those of the first rounds.
  ///
  /// The rounds are those of a player who never errs; in reverse only who is asked for has a picture.
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

  /// Puts the next round in the place of this one.
  mutating func drawRound() {
    round = deck.round(round.number + 1, after: round.asked.id, history, hasHints: mode.rules == .hint, &random)
  }
}

extension NameGame {
  /// Returns how long until something must happen: the limit, a warning, a hint; nil where nothing will.
  public func nextWake(at reading: Duration) -> Duration? {
    guard phase == .playing else { return nil }
    let awaitsHint = hasClock && !round.hints.isEmpty
    return clock?.nextWake(at: reading, afterHints: awaitsHint ? round.struckOut.count : nil)
  }

  /// Returns how long the game has gone on; it stands still before the beginning and after the end.
  public func elapsed(at reading: Duration) -> Duration {
    guard var clock else { return .zero }
    if phase == .playing { _ = clock.advance(to: reading) }
    return clock.elapsed
  }

  /// Returns how long the round has gone on; nothing before the beginning.
  public func roundElapsed(at reading: Duration) -> Duration { clock?.roundElapsed(at: reading) ?? .zero }

  /// Returns how much of the limit is left; nil where there is none.
  public func remaining(at reading: Duration) -> Duration? { mode.limit.map { $0 - elapsed(at: reading) } }

  /// Returns what the game came to; nil while it goes on, and where it was broken off.
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

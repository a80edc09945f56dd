import ArcadeDomain

/// A game of a session.
struct NamePlay {
  /// The ID among all games.
  let id: GameID
  /// The pictures that were available at the start.
  let pictures: [Person.ID: String]
  /// The current state.
  var game: NameGame
  /// The result of the last answer.
  var scoreboard = Scoreboard()
  /// The result; nil until the game is over and the result is known.
  var facts: [Fact]?

  /// The ID of the current round.
  var roundID: RoundID { RoundID(game: id.number, number: game.round.number) }

  /// Sets the result of an answer, with the face it is about. That is the right person if the name is now known,
  /// otherwise the chosen one.
  mutating func note(_ verdict: Notice, of answer: NameAnswer, endsGame: Bool) {
    let isKnown = answer.isRight || endsGame
    let shown = isKnown ? answer.asked : answer.chosen
    let file = isKnown || !answer.mode.isReverse ? pictures[shown.id] : nil
    scoreboard = Scoreboard(
      verdict: verdict,
      picture: file.map { Picture([$0], words: shown.name, isAtHand: true) }
    )
  }

  var isOver: Bool { if case .over = game.phase { true } else { false } }

  /// Returns the time limit; nil if no time is counted.
  func countdown(at reading: Duration) -> Countdown? {
    let wake = game.nextWake(at: reading).map { reading + $0 }
    guard game.phase == .playing, wake != nil || game.mode.rules == .untimed else { return nil }
    let begin = reading - game.elapsed(at: reading)
    return Countdown(begin: begin, end: game.mode.limit.map { begin + $0 }, wake: wake, goesOn: true)
  }
}

import ArcadeDomain

/// A game of a session.
struct NamePlay {
  /// What tells it from all others.
  let id: GameID
  /// The pictures that were at hand when it began.
  let pictures: [Person.ID: String]
  /// How far it is.
  var game: NameGame
  /// What the last answer came to.
  var scoreboard = Scoreboard()
  /// What it has come to; nil until it is over and that is known.
  var facts: [Fact]?

  /// What the round is known by.
  var roundID: RoundID { RoundID(game: id.number, number: game.round.number) }

  /// Notes what an answer came to, with the face that the words are about: of whom was asked for once that is known, else of
  /// whom was taken for them.
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

  /// How long it lasts, where time does something or is counted.
  func countdown(at reading: Duration) -> Countdown? {
    let wake = game.nextWake(at: reading).map { reading + $0 }
    guard game.phase == .playing, wake != nil || game.mode.rules == .untimed else { return nil }
    let begin = reading - game.elapsed(at: reading)
    return Countdown(begin: begin, end: game.mode.limit.map { begin + $0 }, wake: wake, goesOn: true)
  }
}

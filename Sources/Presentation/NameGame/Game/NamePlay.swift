import ArcadeDomain

/// A game of a session.
struct NamePlay {
  /// What tells it from all others.
  let id: GameID
  /// The pictures that were at hand when it began.
  let pictures: [Person.ID: String]
  /// How far it is.
  var game: NameGame
  /// What it has come to; nil until it is over and that is known.
  var facts: [Fact]?

  /// What the round is known by.
  var roundID: RoundID { RoundID(game: id.number, number: game.round.number) }

  var isOver: Bool { if case .over = game.phase { true } else { false } }

  /// How long it lasts, where time does something or is counted.
  func countdown(at reading: Duration) -> Countdown? {
    let wake = game.nextWake(at: reading).map { reading + $0 }
    guard game.phase == .playing, wake != nil || game.mode.rules == .untimed else { return nil }
    let begin = reading - game.elapsed(at: reading)
    return Countdown(begin: begin, end: game.mode.limit.map { begin + $0 }, wake: wake, goesOn: true)
  }
}

import ArcadeDomain

/// How far a game's screen is.
enum NameGameState {
  /// It is not there, or not any more.
  case none
  case wanted(NameGameRequest)
  case loading(NameGameRequest)
  case failed(NameGameRequest, Failure)
  case playing(NamePlay)
  /// The end was taken up, which happens once though calls meet at an `await`.
  case ending
  case over(NameGame, [Fact])

  /// How far a game is that has gone on.
  init(_ play: NamePlay) { self = play.isOver ? .ending : .playing(play) }
}

/// A game that is to begin.
struct NameGameRequest {
  /// What it asks and when it ends.
  let mode: NameGameMode
  /// Who was asked for last, in the game before.
  let last: Person.ID?
  /// What it draws with.
  let random: SplitMix64
}

/// A game that is played.
struct NamePlay {
  /// What tells it from all others.
  let id: GameID
  /// The pictures that were at hand when it began.
  let pictures: [Person.ID: String]
  var game: NameGame

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

extension NameScreens {
  /// So many pictures are loaded before the time runs; a larger game shows the rest in words.
  private static let mostPictures = 60

  /// Draws a game, and loads its pictures ahead, so that nobody waits for one while the time runs.
  func begin(_ request: NameGameRequest) async throws -> NamePlay {
    let (mode, last, random) = (request.mode, request.last, request.random)
    let card = { [phrases] in phrases.card(of: $0) }
    if let portraits = roster.portraits {
      // Of whom nothing is known but a picture, it tells.
      let nothing = phrases.nothingKnown
      let telling = { (who: Person) in who.picture != nil && card(who) == nothing ? nil : card(who) }
      let game = try await roster.beginNameGame(mode, card: telling, after: last, random: random)
      let pictures = await portraits.files(of: game.peopleAhead(atMost: Self.mostPictures))
      if !pictures.isEmpty { return NamePlay(id: GameID(of: random), pictures: pictures, game: game) }
    }
    let game = try await roster.beginNameGame(mode, card: card, after: last, random: random)
    return NamePlay(id: GameID(of: random), pictures: [:], game: game)
  }

  /// What can be done in a state.
  func actions(in state: NameGameState, people: [Person]) -> [Action<NameGameIntent>] {
    switch state {
    case .none: declared(among: people, naming: ["practice", "history"]).map { $0.map(NameGameIntent.common) }
    case .failed: declared(among: people).map { $0.map(NameGameIntent.common) }
    case .playing(let play): answering(play.roundID, of: play.game, people: people)
    case .over(let game, _): leaving(game, people: people)
    case .wanted, .loading, .ending: []
    }
  }

  /// The screen of a state, which says the time unless the news does; nil where the next state is at hand.
  func screen(of state: NameGameState, saysTime: Bool) -> Screen<NameGameContent>? {
    let now = roster.time.elapsed()
    switch state {
    case .none:
      return Screen(title: phrases.homeTitle, content: .failed(Failure(phrases.gameNotInProgress, canRetry: false)))
    case .loading(let request):
      return Screen(title: phrases.name(of: request.mode), content: .loading(phrases.loadingPeople))
    case .failed(let request, let failure):
      return Screen(title: phrases.name(of: request.mode), content: .failed(failure))
    case .playing(let play):
      let time = saysTime ? phrases.time(of: play.game, at: now) : nil
      return Screen(
        title: phrases.roundTitle(play.game.round.number, score: play.game.right),
        content: .ready(.round(.init(play.game, time: time, pictures: play.pictures, phrases: phrases))),
        roundID: play.roundID.description,
        countdown: play.countdown(at: now)
      )
    case .wanted, .ending: return nil
    case .over(let game, let facts):
      return Screen(title: phrases.overTitle(phrases.name(of: game.mode)), content: .ready(.over(facts)))
    }
  }
}

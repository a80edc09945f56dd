public import ArcadeDomain

/// Asks one round after another, judges answers at once and keeps them.
///
/// It runs on whichever actor calls it.
public final class NameGamePresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<NameGameScreen>)?
  /// What leaves the game.
  public weak var router: (any NameRouter)?

  private let roster: NameRoster
  private let mode: NameGameMode
  private let last: Person.ID?
  private let phrases: any NamePhrases
  private let random: SplitMix64
  private var game: NameGame?
  /// The pictures that were at hand when the game began.
  private var pictures: [Person.ID: String] = [:]
  /// Whether the end of the game was taken up, which happens once though calls meet at an `await`.
  public private(set) var hasEnded = false

  /// Makes a presenter for a game that begins when `begin()` is called.
  ///
  /// Whoever was asked for `last`, in the game before, is not asked for first.
  public init(
    roster: NameRoster,
    mode: NameGameMode,
    after last: Person.ID? = nil,
    phrases: any NamePhrases,
    random: SplitMix64
  ) {
    self.roster = roster
    self.mode = mode
    self.last = last
    self.phrases = phrases
    self.random = random
  }

  /// How long from now until `wake()` has something to do; nil where nothing will happen by itself.
  public var wakeAfter: Duration? { game?.nextWake(at: roster.time.elapsed()) }

  /// Draws the first round and lets the time run.
  public func begin() async { await begin { _ = try await roster.people.people() } }

  /// Loads the people anew, where there is no game yet, and begins.
  public func retry() async { await begin { _ = try await roster.people.refreshed() } }

  /// Answers a round with one of its options, from 1.
  public func answer(_ text: String, inRound number: Int) async {
    guard var next = game else { return await begin() }
    let option = next.round.options.indices.first { String($0 + 1) == text }
    let reply = next.answer(option ?? -1, inRound: number, at: roster.time.elapsed())
    let before = game?.round.number
    game = next
    let isEnd = endsNow()
    switch reply {
    case .late: if isEnd { await end() } else if !hasEnded { say(Notice(phrases.tooLate, .warning)) }
    case .noSuchOption: say(Notice(phrases.noSuchOption(text), .warning))
    case .judged(let answer):
      let failure = await kept(answer)
      if isEnd { return await end(by: answer, failure: failure) }
      // The limit may have passed meanwhile, or somebody else has ended the game.
      game?.wake(at: roster.time.elapsed())
      if endsNow() { return await end(failure: failure) }
      guard !hasEnded else { return }
      let notices = [phrases.notice(for: answer, endsGame: false)] + (failure.map { [Notice($0.text, .bad)] } ?? [])
      let unsaved = phrases.notices(aboutUnsaved: roster.games.unsaved)
      render(notices + unsaved, isUpdate: next.round.number == before)
    }
  }

  /// Strikes a wrong option out, where hints come on demand.
  public func hint() async {
    guard var next = game else { return await begin() }
    let option = next.hint(at: roster.time.elapsed())
    game = next
    if endsNow() { return await end() }
    guard !hasEnded else { return }
    say(option.map { phrases.struckOut($0, in: next) } ?? Notice(phrases.noHint, .warning))
  }

  /// Ends a game that has no limit; says what else ends it where it has one.
  public func finish() async {
    guard var next = game else { return await begin() }
    next.finish(at: roster.time.elapsed())
    game = next
    if endsNow() { return await end() }
    guard !hasEnded else { return }
    say(Notice(phrases.endsByItself, .warning))
  }

  /// Does what is due by now: a warning, a hint, the end.
  public func wake() async {
    guard var next = game else { return }
    let events = next.wake(at: roster.time.elapsed())
    game = next
    if endsNow() { return await end() }
    for event in events {
      switch event {
      case .warning(let seconds):
        render([Notice(phrases.secondsLeft(seconds), .warning)], isUpdate: true, showsTime: false)
      case .struckOut(let option): say(phrases.struckOut(option, in: next))
      case .over: break
      }
    }
  }

  /// Goes to another screen; the time runs on meanwhile.
  public func go(to route: NameRoute) async {
    await router?.follow(route)
  }
}

extension NameGame {
  fileprivate var isOver: Bool { if case .over = phase { true } else { false } }
}

extension NameGamePresenter {
  /// So many pictures are loaded before the time runs; a larger game shows the rest in words.
  private static let mostPictures = 60

  private func begin(_ load: () async throws -> Void) async {
    guard game == nil else { return render() }
    view?.render(NameGameScreen(title: phrases.name(of: mode), content: .loading(phrases.loadingPeople)))
    do {
      try await load()
      let (game, pictures) = try await start()
      guard self.game == nil else { return }
      (self.game, self.pictures) = (game, pictures)
      // The time runs from the moment in which the round is seen.
      render()
      self.game?.begin(at: roster.time.elapsed())
    } catch {
      let failure = phrases.peopleFailure(for: error)
      view?.render(NameGameScreen(title: phrases.name(of: mode), content: .failed(failure)))
    }
  }

  /// Draws a game, and loads its pictures ahead, so that nobody waits for one while the time runs.
  private func start() async throws -> (NameGame, [Person.ID: String]) {
    let card = { [phrases] in phrases.card(of: $0) }
    if let portraits = roster.portraits {
      // Of whom nothing is known but a picture, it tells.
      let nothing = phrases.nothingKnown
      let telling = { (who: Person) in who.picture != nil && card(who) == nothing ? nil : card(who) }
      let game = try await roster.beginNameGame(mode, card: telling, after: last, random: random)
      let pictures = await portraits.files(of: game.peopleAhead(atMost: Self.mostPictures))
      if !pictures.isEmpty { return (game, pictures) }
    }
    return (try await roster.beginNameGame(mode, card: card, after: last, random: random), [:])
  }

  /// Whether the game is over and its end was not taken up before.
  private func endsNow() -> Bool {
    guard let game, game.isOver, !hasEnded else { return false }
    hasEnded = true
    return true
  }

  /// Keeps an answer; returns why that failed, where it did. The game goes on all the same.
  private func kept(_ answer: NameAnswer) async -> Failure? {
    do {
      try await roster.games.record(answer, at: roster.time.now())
      return nil
    } catch {
      return phrases.nameFailure(for: error)
    }
  }

  private func end(by answer: NameAnswer? = nil, failure: Failure? = nil) async {
    guard let game, let result = game.result(finishedAt: roster.time.now()) else { return await go(to: .home) }
    var failure = failure.map { Failure($0.text, canRetry: false) }
    do {
      try await roster.games.finish(result)
    } catch {
      failure = phrases.nameFailure(for: error)
    }
    await router?.follow(
      .over(NameGameOutcome(game: game, result: result, lastAnswer: answer, failure: failure))
    )
  }

  private func say(_ notice: Notice) { render([notice], isUpdate: true) }

  private func render(_ notices: [Notice] = [], isUpdate: Bool = false, showsTime: Bool = true) {
    guard let game else { return }
    var screen = NameGameScreen(
      game,
      at: roster.time.elapsed(),
      pictures: pictures,
      notices: notices,
      isUpdate: isUpdate,
      phrases: phrases
    )
    if !showsTime { screen.time = nil }
    view?.render(screen)
  }
}

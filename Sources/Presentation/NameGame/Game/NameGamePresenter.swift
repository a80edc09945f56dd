public import ArcadeDomain

/// Asks one round after another, judges and keeps answers at once, and shows at the end what the game has come to.
public final class NameGamePresenter: Module {
  /// The view; weak, because it owns the presenter.
  public weak var view: (any ScreenView<NameGameContent>)?
  /// What leaves the game.
  public weak var router: (any Router<NameRoute>)?
  /// What can be done now.
  public var actions: [Action<NameGameIntent>] { common.actions(in: state, people: people) }

  private let common: NameScreens
  private let id: GameID
  /// Those whose cards can be looked at between games.
  private var people: [Person] = []

  private var roster: NameQuiz { common.roster }
  private var phrases: NamePhrases { common.phrases }
  private var now: Duration { roster.time.elapsed() }

  /// Makes a presenter for a game that was asked for.
  public init(_ common: NameScreens, game id: GameID) {
    self.common = common
    self.id = id
  }

  /// Makes a presenter for a new game in a mode.
  public convenience init(_ common: NameScreens, playing mode: NameGameMode) {
    self.init(common, game: common.ask(for: mode))
  }

  /// Shows how far the game is; the first time, it begins.
  public func show(_ news: [Notice]) async {
    if case .wanted(let request) = state {
      return await begin(request, saysLoading: roster.portraits != nil, news)
    }
    if people.isEmpty { people = await common.peopleAtHand() }
    guard case .playing(var play) = state else { return render(news) }
    // The limit may have passed while nobody looked.
    play.game.wake(at: now)
    state = NameGameState(play)
    render(play.isOver ? news + (await end(play) ?? []) : news)
  }

  /// Does what is wanted.
  public func perform(_ intent: NameGameIntent) async {
    switch intent {
    case .answer(let place, let round): await answer(place, in: round)
    case .hint(let round):
      await step(in: round) { [phrases] game, now in
        game.hint(at: now).map { phrases.struckOut($0, in: game) } ?? Notice(phrases.noHint, .warning)
      }
    case .finish(let round):
      await step(in: round) { [phrases] game, now in
        game.finish(at: now)
        return Notice(phrases.endsByItself, .warning)
      }
    case .common(.refresh):
      guard case .failed(let request, _) = state else { return render() }
      await begin(request, saysLoading: true, isAnew: true)
    case .common(let intent): await common.perform(intent, on: stage(at: .game(id)))
    }
  }

  /// Does what is due by now: a warning, a hint, the end, which comes to light whatever is looked at meanwhile.
  public func wake() async {
    guard case .playing(var play) = state else { return }
    let events = play.game.wake(at: now)
    state = NameGameState(play)
    if !play.isOver { return render(events.compactMap { phrases.notice(for: $0, in: play.game) }, saysTime: false) }
    if let news = await end(play) { await router?.follow(.game(id), saying: news) }
  }
}

extension NameGamePresenter {
  private var state: NameGameState {
    get { common.games[id] ?? .none }
    set { common.games[id] = newValue }
  }

  private func begin(
    _ request: NameGameRequest,
    saysLoading: Bool,
    isAnew: Bool = false,
    _ news: [Notice] = []
  ) async {
    state = .loading(request)
    if saysLoading { render() }
    if isAnew { await common.loadAnew() }
    let next: NameGameState
    do {
      next = .playing(try await common.begin(request))
    } catch {
      next = .failed(request, phrases.peopleFailure(for: error))
    }
    people = await common.peopleAtHand()
    guard case .loading = state else { return }
    state = next
    render(news)
    // The time runs from the moment in which the round is seen.
    guard case .playing(var seen) = state else { return }
    seen.game.begin(at: now)
    state = .playing(seen)
    if seen.countdown(at: now) != nil { render() }
  }

  private func answer(_ place: Int, in round: RoundID) async {
    guard case .playing(var play) = state else { return render([Notice(phrases.tooLate, .warning)]) }
    // No round has the number 0: what was meant for another game comes too late.
    let number = round.game == id.number ? round.number : 0
    let reply = play.game.answer(place > 0 ? place - 1 : -1, inRound: number, at: now)
    state = NameGameState(play)
    guard case .judged(let answer) = reply else {
      if play.isOver { return await showEnd(of: play) }
      return render([Notice(reply == .late ? phrases.tooLate : phrases.noSuchOption(String(place)), .warning)])
    }
    let trouble = await kept(answer)
    if play.isOver { return await showEnd(of: play, by: answer, trouble) }
    // The limit may have passed meanwhile, or another call has ended the game.
    guard case .playing(var play) = state else { return }
    play.game.wake(at: now)
    state = NameGameState(play)
    if play.isOver { return await showEnd(of: play, trouble) }
    let unsaved = phrases.notices(aboutUnsaved: roster.games.unsaved)
    render([phrases.notice(for: answer, endsGame: false)] + trouble + unsaved)
  }

  /// Takes a step in a round that is asked, and says what came of it unless that is the end.
  private func step(in round: RoundID, _ take: (inout NameGame, Duration) -> Notice) async {
    guard case .playing(var play) = state, round == play.roundID else {
      return render([Notice(phrases.tooLate, .warning)])
    }
    let notice = take(&play.game, now)
    state = NameGameState(play)
    if play.isOver { await showEnd(of: play) } else { render([notice]) }
  }

  /// Keeps an answer; returns why that failed, where it did. The game goes on all the same.
  private func kept(_ answer: NameAnswer) async -> [Notice] {
    do {
      try await roster.games.record(answer, at: roster.time.now())
      return []
    } catch {
      return [Notice(phrases.nameFailure(for: error).text, .bad)]
    }
  }

  private func showEnd(of play: NamePlay, by answer: NameAnswer? = nil, _ trouble: [Notice] = []) async {
    if let news = await end(play, by: answer, trouble) { render(news) }
  }

  /// Keeps what a game came to, and returns what there is to say; nil where another call has done so.
  private func end(_ play: NamePlay, by answer: NameAnswer? = nil, _ trouble: [Notice] = []) async -> [Notice]? {
    guard let result = play.game.result(finishedAt: roster.time.now()) else { return nil }
    var trouble = trouble
    do {
      try await roster.games.finish(result)
    } catch {
      trouble = [Notice(phrases.nameFailure(for: error).text, .bad)]
    }
    var best: Int?
    do {
      best = try await roster.games.best().first { $0.mode == result.mode }?.best.score
    } catch {
      let notice = Notice(phrases.nameFailure(for: error).text, .bad)
      // Why answers wait is said below.
      if !trouble.contains(notice), roster.games.unsaved?.code != error.code { trouble.append(notice) }
    }
    guard case .ending = state else { return nil }
    state = .over(play.game, [Fact](result, best: best, phrases: phrases))
    return [phrases.ending(of: play.game, by: answer)] + trouble + phrases.notices(aboutUnsaved: roster.games.unsaved)
  }

  private func render(_ news: [Notice] = [], saysTime: Bool = true) {
    guard var screen = common.screen(of: state, saysTime: saysTime) else { return }
    screen.news = news
    screen.offers = actions.map(\.offer)
    view?.render(screen)
  }
}

public import ArcadeDomain

/// Asks one round after another, stores answers at once, and shows the result at the end.
public final class NameGamePresenter: Module {
  /// The view; weak, because it owns the module.
  public weak var view: (any ScreenView<NameGameContent>)?
  public weak var router: (any Router<NameRoute>)?

  private let common: NameScreens
  private let id: GameID
  /// The people whose cards can be opened between games.
  private var people: [Person] = []

  private var roster: NameQuiz { common.roster }
  private var phrases: NamePhrases { common.phrases }
  private var now: Duration { roster.time.elapsed() }

  /// Creates the module of a started game.
  public init(_ common: NameScreens, game id: GameID) { (self.common, self.id) = (common, id) }

  /// Shows the current round. The first call starts the clock.
  public func show(_ news: [Notice]) async {
    people = await common.peopleAtHand()
    guard var play, !play.isOver else { return render(news) }
    if play.game.phase == .ready {
      // The time starts when the round is visible.
      render(news)
      play.game.begin(at: now)
      self.play = play
      if play.countdown(at: now) != nil { render() }
    } else {
      // The limit may have passed while another screen was shown.
      play.game.wake(at: now)
      self.play = play
      render(play.isOver ? news + (await end(play) ?? []) : news)
    }
  }

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
    case .common(let intent): await perform(intent, of: common, on: .game(id)) { wait($0) }
    }
  }

  public func wake() async {
    guard var play, !play.isOver else { return }
    let events = play.game.wake(at: now)
    self.play = play
    if !play.isOver { return render(events.compactMap { phrases.notice(for: $0, in: play.game) }, saysTime: false) }
    if let news = await end(play) { await router?.follow(.game(id), saying: news) }
  }
}

extension NameGamePresenter {
  /// The game; nil if it does not exist or no longer does.
  private var play: NamePlay? {
    get { common.games[id] }
    set { common.games[id] = newValue }
  }

  public var actions: [Action<NameGameIntent>] { can.actions }

  private var can: PlacedActions<NameGameIntent> {
    guard let play else { return common.beginning(among: people) }
    return play.isOver ? common.leaving(play.game, people: people) : common.answering(play, people: people)
  }

  private func wait(_ text: String) { view?.render(Screen(title: phrases.homeTitle, content: .loading(text))) }

  private func answer(_ place: Int, in round: RoundID) async {
    guard var play, !play.isOver else { return render([Notice(phrases.tooLate, .warning)]) }
    // No round has the number 0, so a late intent for another game has no effect.
    let number = round.game == id.number ? round.number : 0
    let (isHelped, took) = (!play.game.round.struckOut.isEmpty, play.game.roundElapsed(at: now))
    let reply = play.game.answer(place > 0 ? place - 1 : -1, inRound: number, at: now)
    self.play = play
    guard case .judged(let answer) = reply else {
      if play.isOver { return await showEnd(of: play) }
      return render([Notice(reply == .late ? phrases.tooLate : phrases.noSuchOption(String(place)), .warning)])
    }
    let trouble = await kept(answer, withHelp: isHelped, within: took)
    if play.isOver { return await showEnd(of: play, by: answer, trouble) }
    // Meanwhile the limit may have passed, or another call may have ended the game.
    guard var play = self.play, !play.isOver else { return }
    play.game.wake(at: now)
    let verdict = phrases.notice(for: answer, endsGame: false)
    play.note(verdict, of: answer, endsGame: false)
    self.play = play
    if play.isOver { return await showEnd(of: play, trouble) }
    render([verdict] + trouble + phrases.notices(aboutUnsaved: roster.unsaved))
  }

  /// Takes a step in a round and shows its result, unless the game is over.
  private func step(in round: RoundID, _ take: (inout NameGame, Duration) -> Notice) async {
    guard var play, !play.isOver, round == play.roundID else { return render([Notice(phrases.tooLate, .warning)]) }
    let notice = take(&play.game, now)
    self.play = play
    if play.isOver { await showEnd(of: play) } else { render([notice]) }
  }

  /// Stores an answer; returns the notice of an error. The game continues in either case.
  private func kept(_ answer: NameAnswer, withHelp isHelped: Bool, within duration: Duration) async -> [Notice] {
    do {
      try await roster.record(answer, withHelp: isHelped, within: duration)
      return []
    } catch {
      return [Notice(phrases.failure(for: error).text, .bad)]
    }
  }

  private func showEnd(of play: NamePlay, by answer: NameAnswer? = nil, _ trouble: [Notice] = []) async {
    if let news = await end(play, by: answer, trouble) { render(news) }
  }

  /// Stores the result of a game and returns the news; nil if the game no longer exists.
  private func end(_ play: NamePlay, by answer: NameAnswer? = nil, _ trouble: [Notice] = []) async -> [Notice]? {
    guard let result = play.game.result(finishedAt: roster.time.now()) else { return nil }
    var trouble = trouble
    do {
      try await roster.finish(result)
    } catch {
      trouble = [Notice(phrases.failure(for: error).text, .bad)]
    }
    var best: Int?
    do {
      best = try await roster.ownBest().first { $0.mode == result.mode }?.best.score
    } catch {
      let notice = Notice(phrases.failure(for: error).text, .bad)
      // The reason why answers wait is shown below.
      if !trouble.contains(notice), roster.unsaved?.code != error.code { trouble.append(notice) }
    }
    guard self.play != nil else { return nil }
    self.play?.facts = [Fact](result, best: best, phrases: phrases)
    let ending = phrases.ending(of: play.game, by: answer)
    if let answer, !answer.isRight { self.play?.note(ending, of: answer, endsGame: true) }
    return [ending] + trouble + phrases.notices(aboutUnsaved: roster.unsaved)
  }

  private func render(_ news: [Notice] = [], saysTime: Bool = true) {
    let can = can
    var screen = Screen<NameGameContent>(
      title: phrases.homeTitle,
      content: .failed(Failure(phrases.gameNotInProgress, canRetry: false)),
      news: news,
      offers: can.actions.map(\.offer),
      scoreboard: play?.scoreboard,
      layout: can.layout
    )
    if let play, play.isOver {
      // While the result is being stored, the old round is not shown.
      guard let facts = play.facts else { return }
      screen.title = phrases.overTitle(phrases.name(of: play.game.mode))
      screen.content = .ready(.over(facts))
    } else if let play {
      let time = saysTime ? phrases.time(of: play.game, at: now) : nil
      screen.title = phrases.roundTitle(play.game.round.number, score: play.game.right)
      screen.content = .ready(.round(.init(play.game, time: time, pictures: play.pictures, phrases: phrases)))
      screen.roundID = play.roundID.description
      screen.countdown = play.countdown(at: now)
    }
    view?.render(screen)
  }
}

public import ArcadeDomain

/// Plays one game of falling words, stores every answer, and shows the result at the end.
public final class FallingPresenter: Module {
  /// The view; weak, because it owns the module.
  public weak var view: (any ScreenView<FallingContent>)?
  public weak var router: (any Router<WordRoute>)?

  private let common: WordScreens
  private let id: PastWordGame.ID
  private let choice: DeckSelection?
  private var scope = SelectedDeck()
  private var title = ""

  private var quiz: WordQuiz { common.quiz }
  private var phrases: WordPhrases { common.phrases }

  /// Creates the module of a started game with the selected words.
  public init(_ common: WordScreens, game id: PastWordGame.ID, choice: DeckSelection? = nil) {
    (self.common, self.id, self.choice) = (common, id, choice)
  }

  /// Performs what is due and shows the round. The first call starts the first round.
  public func show(_ news: [Notice]) async {
    scope = await common.scope(of: choice)
    progress?.begin(at: quiz.time.elapsed())
    render(news + (await landed() ?? []))
  }

  public func perform(_ intent: FallingIntent) async {
    switch intent {
    case .answer(let answer, let round):
      let time = quiz.time.elapsed()
      let begun = play?.roundBegunAt
      let isMeant = round.game == id.number
      let result = isMeant ? progress?.play?.answer(answer, round: round.number, at: time) : nil
      render(await noted(result, begunAt: begun) ?? [Notice(phrases.tooLate, .warning)])
    case .common(let intent): await perform(intent, of: common, on: WordRoute(.game(id), choice)) { wait($0) }
    }
  }

  public func wake() async {
    guard play?.round != nil else { return }
    render(await landed() ?? [])
  }
}

extension FallingPresenter {
  private var progress: FallingProgress? {
    get { common.games[id] }
    set { common.games[id] = newValue }
  }

  private var play: FallingState? { progress?.play }

  public var actions: [Action<FallingIntent>] { can.actions }

  private var can: PlacedActions<FallingIntent> {
    guard let play else { return common.beginning(scope) }
    return play.round == nil ? common.leaving(play, scope) : common.answering(round(of: play), scope)
  }

  private func round(of play: FallingState) -> RoundID { RoundID(game: id.number, number: play.number) }

  private func wait(_ text: String) { view?.render(Screen(title: title, content: .loading(text))) }

  /// Ends the round if its time is over, and returns the news.
  private func landed() async -> [Notice]? {
    let begun = play?.roundBegunAt
    return await noted(progress?.play?.land(at: quiz.time.elapsed()), begunAt: begun)
  }

  /// Stores the result of a finished round, and returns the news.
  private func noted(_ result: FallingResult?, begunAt begun: Duration?) async -> [Notice]? {
    guard let result, let play else { return nil }
    let verdict = phrases.notice(for: result)
    progress?.verdict = verdict
    var news = [verdict]
    news += await keeping { try await quiz.note(result, round: play.results.count, of: id) }
    let took = quiz.time.elapsed() - (begun ?? quiz.time.elapsed())
    news += await keeping { try await quiz.review(result, in: play.game.languages, within: took) }
    if play.round == nil { news += await keeping { try await quiz.finish(id) } }
    return news + phrases.notices(aboutUnsaved: quiz.unsaved)
  }

  /// Stores something, or returns the error; the game continues in either case.
  private func keeping(_ work: () async throws -> Void) async -> [Notice] {
    guard progress?.isKept == true else { return [] }
    do {
      try await work()
      return []
    } catch let error as RepositoryError where error.code == .notFound {
      // Another process replaced the game, so nothing more of it can be stored.
      progress?.isKept = false
      return [Notice(phrases.gameIsGone, .bad)]
    } catch {
      return [Notice(phrases.failure(for: error).text, .bad)]
    }
  }

  private func render(_ news: [Notice]) {
    let failure = Failure(phrases.gameNotInProgress, canRetry: false)
    let can = can
    var screen = Screen<FallingContent>(
      title: phrases.homeTitle,
      content: .failed(failure),
      news: news,
      offers: can.actions.map(\.offer),
      scoreboard: play.map { play in
        // At the end, the page has the score.
        Scoreboard(verdict: progress?.verdict, score: play.round == nil ? [] : phrases.counts(of: play.score))
      },
      layout: can.layout
    )
    if let play, let round = play.round {
      let id = self.round(of: play)
      let passed = max(.zero, quiz.time.elapsed() - play.roundBegunAt)
      let limit = play.plan.rules.limit
      screen.title = phrases.roundTitle(id.number, of: play.game.rounds.count)
      screen.content = .ready(.round(.init(round, limit: limit, passed: passed, phrases: phrases)))
      screen.roundID = id.description
      // The translation falls once a second.
      let next = play.roundBegunAt + .seconds(passed.components.seconds + 1)
      screen.countdown = limit.map { Countdown(begin: play.roundBegunAt, end: play.roundBegunAt + $0, wake: next) }
    } else if let play {
      let missed = play.missed.map { Fact($0.round.prompt.text, $0.round.answer.text) }
      screen.title = phrases.resultsTitle(play.game.deckName)
      screen.content = .ready(.over(Page(phrases.counts(of: play.score), missed: missed, phrases: phrases)))
    }
    title = screen.title
    view?.render(screen)
  }
}

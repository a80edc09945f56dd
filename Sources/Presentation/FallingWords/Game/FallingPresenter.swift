public import ArcadeDomain

/// Plays one game of falling words, keeps every answer, and shows at the end what the game has come to.
public final class FallingPresenter: Module {
  /// The view; weak, because it owns the presenter.
  public weak var view: (any ScreenView<Screen<FallingContent>>)?
  /// What leaves the game.
  public weak var router: (any Router<WordRoute>)?

  private let common: WordActions
  private let id: PastWordGame.ID
  private let choice: WordChoice?
  private var scope = WordScope()
  private var state = FallingState()
  /// Whether there is a place for the answers.
  private var isKept = true

  private var quiz: WordQuiz { common.quiz }
  private var phrases: any WordPhrases { common.phrases }

  /// Makes a presenter for a game that was begun, which plays words that were chosen.
  public init(_ common: WordActions, game id: PastWordGame.ID, choice: WordChoice? = nil) {
    self.common = common
    self.id = id
    self.choice = choice
  }

  /// Shows the round once what is due by now is done; the first time, the first round begins.
  public func show(_ news: [Notice]) async {
    scope = await common.scope(of: choice)
    if let (plan, game) = common.begun.take(id) {
      state = FallingState().after(.start(plan)).after(.loaded(game, number: 1, at: quiz.time.elapsed()))
    }
    render(news + (await landed() ?? []))
  }

  /// Does what is wanted.
  public func perform(_ intent: FallingIntent) async {
    switch intent {
    case .answer(let answer, id, let round):
      let turn = FallingTurn(game: state.number, round: round)
      let said = await happened(.answered(answer, turn, at: quiz.time.elapsed()))
      render(said ?? [Notice(phrases.tooLate, .warning)])
    case .answer: render([Notice(phrases.tooLate, .warning)])
    case .common(let intent): await common.perform(intent, on: stage)
    }
  }

  /// Does what is due by now: the next step of the fall, or its end.
  public func wake() async {
    guard state.turn != nil else { return }
    render(await landed() ?? [])
  }
}

extension FallingPresenter {
  /// What can be done now.
  public var actions: [Action<FallingIntent>] {
    switch state.phase {
    case .playing(let play): common.answering(play.results.count + 1, of: id, scope)
    case .finished(let play): state.plan.map { common.leaving(play, of: $0, scope) } ?? []
    case .idle, .loading, .failed, .closed:
      common.declared(scope, naming: ["play", "history"]).map { $0.map(FallingIntent.common) }
    }
  }

  private var stage: Stage<WordRoute> {
    Stage(here: WordRoute(.game(id), choice), router: router) {
      self.view?.render(Screen(title: self.title, content: .loading($0)))
    } show: {
      await self.show($0)
    }
  }

  /// Ends the round if its time is over, and returns what to say of it then.
  private func landed() async -> [Notice]? {
    guard let turn = state.turn else { return nil }
    return await happened(.timedOut(turn, at: quiz.time.elapsed()))
  }

  /// Something happened in a round; where it ended one, that is kept, and what to say of it is returned.
  private func happened(_ event: FallingEvent) async -> [Notice]? {
    let rounds = state.play?.results.count ?? 0
    let next = state.after(event)
    guard let play = next.play, play.results.count > rounds, let result = play.results.last else { return nil }
    state = next
    var news = [phrases.notice(for: result)]
    news += await keeping { try await quiz.games.note(result, round: play.results.count, of: id) }
    if case .finished = next.phase {
      news += await keeping { _ = try await quiz.games.finish(id, at: quiz.time.now()) }
    }
    return news + phrases.notices(aboutUnsaved: quiz.games.unsaved)
  }

  /// Keeps something, or returns why it could not be kept; the game goes on all the same.
  private func keeping(_ work: () async throws -> Void) async -> [Notice] {
    guard isKept else { return [] }
    do {
      try await work()
      return []
    } catch let error as RepositoryError where error.code == .notFound {
      // Another copy of the app replaced it; nothing can be kept of it from now on.
      isKept = false
      return [Notice(phrases.gameIsGone, .bad)]
    } catch {
      return [Notice(phrases.wordFailure(for: error).text, .bad)]
    }
  }

  private var title: String {
    switch state.phase {
    case .playing(let play): phrases.roundTitle(play.results.count + 1, of: play.game.rounds.count)
    case .finished(let play): phrases.resultsTitle(play.game.deckName)
    case .idle, .loading, .failed, .closed: phrases.homeTitle
    }
  }

  private var content: Loadable<FallingContent> {
    switch state.phase {
    case .playing(let play):
      let passed = quiz.time.elapsed() - play.roundBegunAt
      let round = play.round.map {
        FallingContent.Round($0, limit: state.plan?.rules.limit, passed: passed, phrases: phrases)
      }
      return round.map { .ready(.round($0)) } ?? .empty("")
    case .finished(let play):
      let missed = play.missed.map { Fact($0.round.prompt.text, $0.round.answer.text) }
      return .ready(.over(Page(play.score, missed: missed, phrases: phrases)))
    case .idle, .loading, .failed, .closed: return .failed(Failure(phrases.gameNotInProgress, canRetry: false))
    }
  }

  /// From the beginning of a round to its end; each second the translation falls.
  private var countdown: Countdown? {
    guard case .wait(_, let end?) = state.next, let begin = state.play?.roundBegunAt else { return nil }
    let passed = max(.zero, quiz.time.elapsed() - begin)
    return Countdown(begin: begin, end: end, wake: begin + .seconds(passed.components.seconds + 1))
  }

  private func render(_ news: [Notice]) {
    view?.render(
      Screen(
        title: title,
        content: content,
        news: news,
        offers: actions.map(\.offer),
        subject: state.turn.map { "\(id.number)/\($0.round)" },
        countdown: countdown
      )
    )
  }
}

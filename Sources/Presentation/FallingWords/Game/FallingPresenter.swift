public import ArcadeDomain

/// Plays games of falling words: turns their state into screens, and does what it says must be done next.
///
/// It runs on whichever actor calls it.
public final class FallingPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<FallingScreen>)?
  /// What leaves the game.
  public weak var router: (any WordRouter)?

  private let quiz: WordQuiz
  private let phrases: any WordPhrases
  private var random: SplitMix64
  private var state = FallingState()
  /// The game in progress, as it is kept; nil where it could not be.
  private var kept: PastWordGame.ID?

  /// Makes a presenter for a session of games.
  public init(quiz: WordQuiz, phrases: any WordPhrases, random: SplitMix64) {
    self.quiz = quiz
    self.phrases = phrases
    self.random = random
  }

  /// How long from now until `wake()` has something to do: each second of a fall, and its end.
  public var wakeAfter: Duration? {
    guard case .wait(_, let end?) = state.next, let play = state.play else { return nil }
    let now = quiz.time.elapsed()
    let passed = max(.zero, now - play.roundBegunAt)
    let nextSecond = play.roundBegunAt + .seconds(passed.components.seconds + 1)
    return max(.zero, min(end, nextSecond) - now)
  }

  /// Begins a game.
  public func begin(_ plan: FallingPlan) async {
    state = state.after(.start(plan))
    await load()
  }

  /// Plays the same once more, or tries again where it failed.
  public func again() async {
    state = state.after(.again)
    await load()
  }

  /// Plays what was missed in the game that has just ended.
  public func playMissed() async {
    guard case .finished(let play) = state.phase, let plan = state.plan, !play.missed.isEmpty else { return render() }
    let choice = FallingPlan.Choice.these(play.missed.map(\.round.pair.id))
    await begin(FallingPlan(plan.lesson, topic: plan.topic, choice: choice, rules: plan.rules))
  }

  /// Answers the round that was shown; an answer for another one changes nothing.
  public func answer(_ answer: FallingAnswer, to turn: FallingTurn) async {
    await happened(.answered(answer, turn, at: quiz.time.elapsed()))
  }

  /// Does what is due by now: the next step of the fall, or its end.
  public func wake() async {
    guard let turn = state.turn else { return }
    let before = state
    await happened(.timedOut(turn, at: quiz.time.elapsed()))
    if state == before { render() }
  }

  /// Draws what is going on again, once what is due by now is done.
  public func show() async {
    if state.turn == nil { render() } else { await wake() }
  }

  /// Goes to another screen.
  public func go(to route: WordRoute) async {
    await router?.follow(route)
  }
}

extension FallingPresenter {
  private func load() async {
    guard case .load(let plan, let number, let isRetry) = state.next else { return render() }
    // What ships with the app is at hand.
    if (try? await quiz.decks.decks().first { $0.id == plan.lesson.deck })?.origin != .bundled { render() }
    do {
      let game = try await quiz.loadFallingGame(plan, isRetry: isRetry, using: &random)
      let trouble = await begun(game, plan)
      state = state.after(.loaded(game, number: number, at: quiz.time.elapsed()))
      render(phrases.notices(for: game, of: plan) + trouble + unsavedNotices)
    } catch {
      state = state.after(.failed(error, number: number))
      render()
    }
  }

  /// Something happened in a round; where it ended one, that is kept and said.
  private func happened(_ event: FallingEvent) async {
    let rounds = state.play?.results.count ?? 0
    let next = state.after(event)
    guard let play = next.play, play.results.count > rounds, let result = play.results.last else {
      // An answer to a round that is over.
      if case .answered = event { render([Notice(phrases.tooLate, .warning)]) }
      return
    }
    state = next
    var notices = [phrases.notice(for: result)]
    notices += await noted(result, round: play.results.count)
    if case .finished = next.phase { notices += await finished() }
    render(notices + unsavedNotices)
  }

  private var unsavedNotices: [Notice] { phrases.notices(aboutUnsaved: quiz.games.unsaved) }

  private func begun(_ game: FallingGame, _ plan: FallingPlan) async -> [Notice] {
    kept = nil
    return await trouble {
      kept = try await quiz.games.begin(WordGameStart(plan, deckName: game.deckName), at: quiz.time.now())
    }
  }

  private func noted(_ result: FallingResult, round: Int) async -> [Notice] {
    guard let kept else { return [] }
    return await trouble { try await quiz.games.note(result, round: round, of: kept) }
  }

  private func finished() async -> [Notice] {
    guard let kept else { return [] }
    return await trouble { _ = try await quiz.games.finish(kept, at: quiz.time.now()) }
  }

  /// Why something could not be kept; the game goes on all the same.
  private func trouble(_ work: () async throws -> Void) async -> [Notice] {
    do {
      try await work()
      return []
    } catch let error as RepositoryError where error.code == .notFound {
      // Another copy of the app replaced it; nothing can be kept of it from now on.
      kept = nil
      return [Notice(phrases.gameIsGone, .bad)]
    } catch {
      return [Notice(phrases.wordFailure(for: error).text, .bad)]
    }
  }

  private func render(_ notices: [Notice] = []) {
    guard let screen = FallingScreen(state, at: quiz.time.elapsed(), notices: notices, phrases: phrases) else { return }
    view?.render(screen)
  }
}

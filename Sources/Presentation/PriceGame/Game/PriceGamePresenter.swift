public import ArcadeDomain

/// Asks one question after another, stores every step, and shows the result at the end.
public final class PriceGamePresenter: Module {
  /// The view; weak, because it owns the module.
  public weak var view: (any ScreenView<PriceGameContent>)?
  public weak var router: (any Router<PriceRoute>)?

  private let common: PriceScreens
  private let id: GameID
  private var state = State.none(Failure("", canRetry: false))
  /// The result of the last question.
  private var verdict: Notice?
  /// Whether a step is being stored; other steps are ignored until then.
  private var isBusy = false

  private enum State {
    case asking(PriceGame)
    case over(EndedPriceGame)
    case none(Failure)
  }

  private var quiz: PriceQuiz { common.quiz }
  private var phrases: PricePhrases { common.phrases }

  /// Creates the module of a started game.
  public init(_ common: PriceScreens, game id: GameID) { (self.common, self.id) = (common, id) }

  /// Shows the current question, or the result if the game ended in this session.
  public func show(_ news: [Notice]) async {
    do {
      if let game = try await current() {
        state = .asking(game)
      } else {
        let gone = Failure(phrases.gameNotInProgress, canRetry: false)
        state = common.ended[id].map(State.over) ?? .none(gone)
      }
    } catch {
      state = .none(phrases.failure(for: error))
    }
    render(news)
  }

  public func perform(_ intent: PriceGameIntent) async {
    switch intent {
    case .answer(let place, let question):
      let isThere = (1...4).contains(place)
      let refusal = Notice(isThere ? phrases.hiddenChosen : phrases.noSuchRow(String(place)), .warning)
      await step(at: question, else: refusal) { [phrases] game in
        isThere ? try game.answer(place - 1).map(phrases.notice) : nil
      }
    case .skip(let question):
      await step(at: question) { [phrases] game in phrases.notice(for: try game.skip()) }
    case .cheat(let question):
      await step(at: question, else: Notice(phrases.alreadyCheated, .warning)) { [phrases] game in
        game.cheat() ? Notice(phrases.cheated) : nil
      }
    case .finish(let question): await finish(at: question)
    case .again: await again()
    case .say(let text): render([Notice(text)])
    case .common(let intent):
      await perform(intent, of: common, on: .game(id)) { render(.loading($0)) }
    }
  }
}

extension PriceGamePresenter {
  public var actions: [Action<PriceGameIntent>] { placed.actions }

  private var placed: PlacedActions<PriceGameIntent> {
    switch state {
    case .asking(let game): common.answering(game)
    case .over(let ended): common.leaving(ended)
    case .none: common.leadingOn()
    }
  }

  /// Returns the game; nil if it is not in progress.
  private func current() async throws(RepositoryError) -> PriceGame? {
    let game = try await quiz.currentGame()
    return game?.id == id ? game : nil
  }

  /// Takes a step and stores it, unless the question has changed. If storing fails, the game is unchanged.
  private func step(
    at question: RoundID,
    else refusal: Notice? = nil,
    _ take: (inout PriceGame) throws -> Notice?
  ) async {
    guard case .asking(var next) = state else { return render() }
    guard next.questionID == question else { return render([Notice(phrases.tooLate, .warning)]) }
    await whileBusy {
      guard let notice = try take(&next) else { return render(refusal.map { [$0] } ?? []) }
      try await quiz.save(next)
      if next.questionID != question { verdict = notice }
      state = .asking(next)
      render([notice])
    }
  }

  private func finish(at question: RoundID) async {
    guard case .asking(let game) = state else { return render() }
    guard game.questionID == question else { return render([Notice(phrases.tooLate, .warning)]) }
    await whileBusy {
      let past = try await quiz.finish(game)
      let ended = EndedPriceGame(game: game, past: past?.id)
      common.ended[id] = ended
      state = .over(ended)
      render()
    }
  }

  private func again() async {
    guard case .over(let ended) = state else { return render() }
    await whileBusy {
      await follow(common.entering(try await quiz.beginPriceGame(again: ended.game, random: common.random())))
    }
  }

  /// Performs slow work, unless other work is in progress.
  private func whileBusy(_ work: () async throws -> Void) async {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    do {
      try await work()
    } catch let error as RepositoryError where error.code == .priceGameChanged {
      await follow(error)
    } catch {
      render([Notice(phrases.failure(for: error).text, .bad)])
    }
  }

  /// Continues with the state that another process has stored.
  private func follow(_ change: RepositoryError) async {
    do {
      if let game = try await current() {
        state = .asking(game)
        render([Notice(phrases.failure(for: change).text, .warning)])
      } else {
        state = .none(Failure(phrases.gameFinishedElsewhere, canRetry: false))
        render()
      }
    } catch {
      render([Notice(phrases.failure(for: error).text, .bad)])
    }
  }

  private func render(_ news: [Notice] = []) {
    switch state {
    case .asking(let game): render(.ready(.question(.init(game, phrases: phrases))), news: news)
    case .over(let ended): render(.ready(.over([Fact](ended.game.score, phrases: phrases))), news: news)
    case .none(let failure): render(.failed(failure), news: news)
    }
  }

  private func render(_ content: Loadable<PriceGameContent>, news: [Notice] = []) {
    var (title, roundID) = (phrases.homeTitle, String?.none)
    var scoreboard: Scoreboard? = Scoreboard(verdict: verdict)
    switch state {
    case .asking(let game):
      title = phrases.questionTitle(game.number, points: game.score.points)
      roundID = game.questionID.description
    case .over(let ended): title = phrases.finishTitle(phrases.topic(ended.game.trails))
    case .none: scoreboard = nil
    }
    let placed = placed
    view?.render(
      Screen(
        title: title,
        content: content,
        news: news,
        offers: placed.actions.map(\.offer),
        roundID: roundID,
        scoreboard: scoreboard,
        layout: placed.layout
      )
    )
  }
}

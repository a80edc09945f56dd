import ArcadeDomain

/// Asks one question after another, keeps every step, and shows at the end what the game has come to.
public final class PriceGamePresenter: Module {
  /// The view; weak, because it owns the presenter.
  public weak var view: (any ScreenView<Screen<PriceGameContent>>)?
  /// What leaves the game.
  public weak var router: (any Router<PriceRoute>)?

  private let common: PriceActions
  private var state = State.none(Failure("", canRetry: false))
  /// Whether a step is being kept; until it is, no other one is taken.
  private var isBusy = false

  private enum State {
    case asking(PriceGame)
    case over(PriceGame, PastPriceGame.ID?)
    case none(Failure)
  }

  private var quiz: PriceQuiz { common.quiz }
  private var phrases: any PricePhrases { common.phrases }

  /// Makes a presenter for the game in progress.
  public init(_ common: PriceActions) { self.common = common }

  /// Asks the question of the game in progress; where there is none any more, shows what the last one here has come to.
  public func show(_ news: [Notice]) async {
    do {
      switch (try await quiz.games.current(), state) {
      case (let game?, _): state = .asking(game)
      case (nil, .over): break
      case (nil, _): state = .none(Failure(phrases.noGameInProgress, canRetry: false))
      }
    } catch {
      state = .none(phrases.priceFailure(for: error))
    }
    render(news)
  }

  /// Does what is wanted.
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
    case .finish: await finish()
    case .again: await again()
    case .say(let text): render([Notice(text)])
    case .common(let intent): await common.perform(intent, on: stage)
    }
  }
}

extension PriceGamePresenter {
  /// What can be done now.
  public var actions: [Action<PriceGameIntent>] {
    switch state {
    case .asking(let game): common.answering(game)
    case .over(let game, let id): common.leaving(game, id)
    case .none: common.declared(naming: ["play", "categories"]).map { $0.map(PriceGameIntent.common) }
    }
  }

  private var stage: Stage<PriceRoute> {
    stage(at: .game) { self.render(.loading($0)) }
  }

  /// Takes a step and keeps it, unless the question is another one by now; where it cannot be kept, it stands as it was.
  private func step(
    at question: Int,
    else refusal: Notice? = nil,
    _ take: (inout PriceGame) throws -> Notice?
  ) async {
    guard case .asking(var next) = state else { return render() }
    guard next.number == question else { return render([Notice(phrases.tooLate, .warning)]) }
    await whileBusy {
      guard let notice = try take(&next) else { return render(refusal.map { [$0] } ?? []) }
      try await quiz.games.save(next)
      state = .asking(next)
      render([notice])
    }
  }

  private func finish() async {
    guard case .asking(let game) = state else { return render() }
    await whileBusy {
      let past = try await quiz.games.finish(game, at: quiz.time.now())
      state = .over(game, past?.id)
      render()
    }
  }

  private func again() async {
    guard case .over(let game, _) = state else { return render() }
    await whileBusy {
      try await common.begin(on: stage) { try await quiz.beginPriceGame(again: game, random: common.random()) }
    }
  }

  /// Does what takes a while, unless something else is being done.
  private func whileBusy(_ work: () async throws -> Void) async {
    guard !isBusy else { return }
    isBusy = true
    defer { isBusy = false }
    do {
      try await work()
    } catch let error as RepositoryError where error.code == .priceGameChanged {
      await follow(error)
    } catch {
      render([Notice(phrases.priceFailure(for: error).text, .bad)])
    }
  }

  /// Goes on with what another copy of the app has made of the game.
  private func follow(_ change: RepositoryError) async {
    do {
      if let game = try await quiz.games.current() {
        state = .asking(game)
        render([Notice(phrases.priceFailure(for: change).text, .warning)])
      } else {
        state = .none(Failure(phrases.gameFinishedElsewhere, canRetry: false))
        render()
      }
    } catch {
      render([Notice(phrases.priceFailure(for: error).text, .bad)])
    }
  }

  private func render(_ news: [Notice] = []) {
    switch state {
    case .asking(let game): render(.ready(.question(.init(game, phrases: phrases))), news: news)
    case .over(let game, _): render(.ready(.over([Fact](game.score, phrases: phrases))), news: news)
    case .none(let failure): render(.failed(failure), news: news)
    }
  }

  private func render(_ content: Loadable<PriceGameContent>, news: [Notice] = []) {
    var (title, subject) = (phrases.homeTitle, String?.none)
    switch state {
    case .asking(let game):
      title = phrases.questionTitle(game.number, points: game.score.points)
      subject = String(game.number)
    case .over(let game, _): title = phrases.finishTitle(phrases.topic(game.trails))
    case .none: break
    }
    view?.render(
      Screen(title: title, content: content, news: news, offers: actions.map(\.offer), subject: subject)
    )
  }
}

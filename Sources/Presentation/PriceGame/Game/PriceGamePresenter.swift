public import ArcadeDomain

/// Asks one question after another and keeps every step.
///
/// It runs on whichever actor calls it.
public final class PriceGamePresenter {
  /// How a game comes about.
  public enum Start: Hashable, Sendable {
    /// Anew, with the products of categories.
    case play([CategoryTrail])
    /// Anew, with the products of another game.
    case again(PriceGame)
    /// It is in progress already.
    case resume
  }

  /// What draws its screens.
  public weak var view: (any ScreenView<PriceGameScreen>)?
  /// What leaves the game.
  public weak var router: (any PriceRouter)?

  private let quiz: PriceQuiz
  private let phrases: any PricePhrases
  private let start: Start
  private let random: SplitMix64
  private var game: PriceGame?
  /// Whether a step is being kept; until it is, no other one is taken.
  private var isBusy = false
  /// Why nothing is asked any more, where the game has ended.
  private var ending: Failure?

  /// Makes a presenter for a game that begins, or goes on, when `begin()` is called.
  public init(quiz: PriceQuiz, start: Start, phrases: any PricePhrases, random: SplitMix64) {
    self.quiz = quiz
    self.start = start
    self.phrases = phrases
    self.random = random
  }

  /// Begins the game and asks its first question; after a failure, tries again.
  public func begin() async {
    if let ending { return render(ending) }
    guard game == nil else { return show() }
    if case .play = start {
      view?.render(PriceGameScreen(title: phrases.homeTitle, content: .loading(phrases.loadingProducts)))
    }
    do {
      let notices = try await open()
      render(notices)
    } catch {
      render(phrases.priceFailure(for: error))
    }
  }

  /// Asks the question again.
  public func show() { render() }

  /// Answers with an option, from 1, and asks the next question.
  public func answer(_ text: String) async {
    guard let game else { return await begin() }
    let prices = game.question.options.prices
    guard let option = prices.indices.first(where: { String($0 + 1) == text }) else {
      return say(Notice(phrases.noSuchRow(text), .warning))
    }
    await step(else: Notice(phrases.hiddenChosen, .warning)) { [phrases] game in
      try game.answer(option).map(phrases.notice)
    }
  }

  /// Asks the next question instead.
  public func skip() async {
    await step { [phrases] game in phrases.notice(for: try game.skip()) }
  }

  /// Hides two wrong prices, once a question.
  public func cheat() async {
    await step(else: Notice(phrases.alreadyCheated, .warning)) { [phrases] game in
      game.cheat() ? Notice(phrases.cheated) : nil
    }
  }

  /// Ends the game and goes to what it has come to.
  public func finish() async {
    if let ending { return render(ending) }
    guard let game else { return await go(to: .home) }
    await whileBusy {
      let past = try await quiz.games.finish(game, at: quiz.time.now())
      end(because: phrases.sentence(for: .notInProgress))
      await go(to: .finished(game, past?.id))
    }
  }

  /// Says where the product's page is.
  public func showPage() {
    guard let game else { return }
    say(game.question.product.page.map { Notice($0) } ?? Notice(phrases.noPage, .warning))
  }

  /// Opens the product's page.
  public func openPage() async {
    guard let game else { return }
    guard let page = game.question.product.page else { return say(Notice(phrases.noPage, .warning)) }
    await go(to: .page(page))
  }

  /// Shows the product's picture.
  public func showPicture() async {
    guard let game else { return }
    guard let picture = game.question.product.picture else { return say(Notice(phrases.noPicture, .warning)) }
    await go(to: .picture(picture))
  }

  /// Goes to another screen.
  public func go(to route: PriceRoute) async {
    await router?.follow(route)
  }
}

extension PriceGamePresenter {
  private func open() async throws -> [Notice] {
    switch start {
    case .resume:
      guard let kept = try await quiz.games.current() else { throw PriceGameError.notInProgress }
      game = kept
      return []
    case .play(let trails): return keep(try await quiz.beginPriceGame(with: trails, random: random))
    case .again(let before): return keep(try await quiz.beginPriceGame(again: before, random: random))
    }
  }

  private func keep(_ begun: BegunPriceGame) -> [Notice] {
    game = begun.game
    return phrases.notices(for: begun, at: quiz.time.now())
  }

  /// Takes a step and keeps it; where it cannot be kept, the question stands as it was.
  private func step(else refusal: Notice? = nil, _ take: (inout PriceGame) throws -> Notice?) async {
    guard var next = game else { return await begin() }
    await whileBusy {
      guard let notice = try take(&next) else { return say(refusal) }
      try await quiz.games.save(next)
      game = next
      render([notice])
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
      say(Notice(phrases.priceFailure(for: error).text, .bad))
    }
  }

  /// Goes on with what another copy of the app has made of the game.
  private func follow(_ change: RepositoryError) async {
    do {
      guard let kept = try await quiz.games.current() else {
        return render(end(because: phrases.gameFinishedElsewhere))
      }
      game = kept
      render([Notice(phrases.priceFailure(for: change).text, .warning)])
    } catch {
      say(Notice(phrases.priceFailure(for: error).text, .bad))
    }
  }

  /// Asks nothing any more.
  @discardableResult
  private func end(because sentence: String) -> Failure {
    let failure = Failure(sentence, canRetry: false)
    (game, ending) = (nil, failure)
    return failure
  }

  private func render(_ failure: Failure) {
    view?.render(PriceGameScreen(title: phrases.homeTitle, content: .failed(failure)))
  }

  private func say(_ notice: Notice?) { render(notice.map { [$0] } ?? [], isUpdate: true) }

  private func render(_ notices: [Notice] = [], isUpdate: Bool = false) {
    guard let game else { return }
    view?.render(PriceGameScreen(game, notices: notices, isUpdate: isUpdate, phrases: phrases))
  }
}

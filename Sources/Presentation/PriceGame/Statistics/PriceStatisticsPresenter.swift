public import ArcadeDomain

/// Shows every question of a finished game.
///
/// It runs on whichever actor calls it.
public final class PriceStatisticsPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<PriceStatisticsScreen>)?
  /// What leaves the screen.
  public weak var router: (any PriceRouter)?

  private let games: any PriceGameRepository
  private let id: PastPriceGame.ID
  private let phrases: any PricePhrases

  /// Makes a presenter for the finished game with a number, which need not exist.
  public init(games: any PriceGameRepository, id: PastPriceGame.ID, phrases: any PricePhrases) {
    self.games = games
    self.id = id
    self.phrases = phrases
  }

  /// Shows the questions.
  public func show() async {
    do {
      guard let game = try await games.game(id) else {
        return render(Failure(phrases.noSuchGame(String(id.number)), canRetry: false))
      }
      view?.render(PriceStatisticsScreen(game, phrases: phrases))
    } catch {
      render(phrases.priceFailure(for: error))
    }
  }

  /// Goes to another screen.
  public func go(to route: PriceRoute) async {
    await router?.follow(route)
  }

  private func render(_ failure: Failure) {
    view?.render(PriceStatisticsScreen(title: phrases.historyTitle, content: .failed(failure)))
  }
}

extension PriceStatisticsScreen {
  /// Formats the questions of a finished game.
  public init(_ game: PastPriceGame, phrases: any PricePhrases) {
    let rows = game.rounds.enumerated().map { Row($1, number: $0 + 1, phrases: phrases) }
    let score = game.score
    let summary = phrases.summary(
      right: phrases.right(score.right, percent: score.accuracy.percent),
      wrong: score.wrong,
      skipped: score.skipped,
      points: phrases.points(score.points)
    )
    self.init(
      title: phrases.statisticsTitle(phrases.topic(game.trails), at: game.finishedAt),
      content: .rounds(phrases.statisticsColumns, rows, summary: summary)
    )
  }
}

extension PriceStatisticsScreen.Row {
  init(_ round: PriceRound, number: Int, phrases: any PricePhrases) {
    let word = phrases.word(for: round.outcome)
    self.init(
      number: String(number),
      product: round.product.name,
      given: round.given.map(phrases.formats.money) ?? phrases.word(for: .skipped),
      right: phrases.formats.money(round.product.price),
      sign: round.outcome.sign,
      outcome: Notice(round.isCheated ? phrases.withHiddenPrices(word) : word, round.outcome.tone)
    )
  }
}

extension PriceRound.Outcome {
  fileprivate var sign: String {
    switch self {
    case .right: "✓"
    case .wrong: "✗"
    case .skipped: "–"
    }
  }

  fileprivate var tone: Tone {
    switch self {
    case .right: .good
    case .wrong: .bad
    case .skipped: .plain
    }
  }
}

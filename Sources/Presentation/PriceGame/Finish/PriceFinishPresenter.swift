public import ArcadeDomain

/// Shows what a game has come to.
///
/// It runs on whichever actor calls it.
public final class PriceFinishPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<PriceFinishScreen>)?
  /// What leaves the screen.
  public weak var router: (any PriceRouter)?

  private let game: PriceGame
  private let id: PastPriceGame.ID?
  private let phrases: any PricePhrases

  /// Makes a presenter for a game that has ended, with its number where anything was asked in it.
  public init(game: PriceGame, id: PastPriceGame.ID?, phrases: any PricePhrases) {
    self.game = game
    self.id = id
    self.phrases = phrases
  }

  /// Shows what the game has come to.
  public func show() {
    view?.render(PriceFinishScreen(game, hasStatistics: statistics != nil, phrases: phrases))
  }

  /// Begins a game with the same products.
  public func playAgain() async { await go(to: .playAgain(game)) }

  /// Goes to the questions of the game, where any was answered; false where none was.
  public func showStatistics() async -> Bool {
    guard let statistics else { return false }
    await go(to: statistics)
    return true
  }

  /// Goes to another screen.
  public func go(to route: PriceRoute) async {
    await router?.follow(route)
  }

  private var statistics: PriceRoute? { game.score.accuracy.answered > 0 ? id.map { .statistics($0) } : nil }
}

extension PriceFinishScreen {
  init(_ game: PriceGame, hasStatistics: Bool, phrases: any PricePhrases) {
    let (score, formats) = (game.score, phrases.formats)
    self.init(
      title: phrases.finishTitle(phrases.topic(game.trails)),
      facts: [
        Fact(phrases.questionsLabel, formats.number(score.questions)),
        Fact(phrases.skippedLabel, formats.number(score.skipped)),
        Fact(phrases.rightLabel, phrases.right(score.right, percent: score.accuracy.percent)),
      ],
      score: Fact(phrases.scoreLabel, phrases.points(score.points)),
      levelLabel: phrases.levelLabel,
      level: score.accuracy.answered > 0 ? phrases.level(of: score.accuracy.tier) : nil,
      hasStatistics: hasStatistics
    )
  }
}

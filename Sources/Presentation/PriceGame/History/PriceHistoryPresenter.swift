public import ArcadeDomain

/// Lists the finished games, newest first.
///
/// It runs on whichever actor calls it.
public final class PriceHistoryPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<PriceHistoryScreen>)?
  /// What leaves the list.
  public weak var router: (any PriceRouter)?

  private let games: any PriceGameRepository
  private let phrases: any PricePhrases

  /// Makes a presenter for the games of a repository.
  public init(games: any PriceGameRepository, phrases: any PricePhrases) {
    self.games = games
    self.phrases = phrases
  }

  /// Shows the games.
  public func show() async {
    do {
      view?.render(PriceHistoryScreen(try await games.history(), phrases: phrases))
    } catch {
      view?.render(PriceHistoryScreen(title: phrases.historyTitle, content: .failed(phrases.priceFailure(for: error))))
    }
  }

  /// Goes to another screen.
  public func go(to route: PriceRoute) async {
    await router?.follow(route)
  }
}

extension PriceHistoryScreen {
  /// Formats games in their order.
  public init(_ games: [PastPriceGame], phrases: any PricePhrases) {
    let rows = games.map { Row($0, phrases: phrases) }
    self.init(
      title: phrases.historyTitle,
      content: games.isEmpty ? .empty(phrases.noGames) : .games(phrases.historyColumns, rows)
    )
  }
}

extension PriceHistoryScreen.Row {
  init(_ game: PastPriceGame, phrases: any PricePhrases) {
    let score = game.score
    self.init(
      number: String(game.id.number),
      finishedAt: phrases.formats.moment(game.finishedAt),
      category: phrases.name(of: game.trails),
      rule: game.ruleName,
      right: phrases.right(score.right, percent: score.accuracy.percent),
      score: phrases.formats.number(score.points)
    )
  }
}

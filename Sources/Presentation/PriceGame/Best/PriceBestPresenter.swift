public import ArcadeDomain

/// Lists the best games of each category under each rule.
///
/// It runs on whichever actor calls it.
public final class PriceBestPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<PriceBestScreen>)?
  /// What leaves the list.
  public weak var router: (any PriceRouter)?

  private let games: any PriceGameRepository
  private let phrases: any PricePhrases

  /// Makes a presenter for the games of a repository.
  public init(games: any PriceGameRepository, phrases: any PricePhrases) {
    self.games = games
    self.phrases = phrases
  }

  /// Shows the best games.
  public func show() async {
    do {
      let best = BestPriceGames.summarising(try await games.history())
      view?.render(PriceBestScreen(best, phrases: phrases))
    } catch {
      view?.render(PriceBestScreen(title: phrases.bestTitle, content: .failed(phrases.priceFailure(for: error))))
    }
  }

  /// Goes to another screen.
  public func go(to route: PriceRoute) async {
    await router?.follow(route)
  }
}

extension PriceBestScreen {
  /// Formats the best games in their order.
  public init(_ best: [BestPriceGames], phrases: any PricePhrases) {
    let rows = best.map { Row($0, phrases: phrases) }
    self.init(
      title: phrases.bestTitle,
      content: best.isEmpty ? .empty(phrases.noGames) : .best(phrases.bestColumns, rows)
    )
  }
}

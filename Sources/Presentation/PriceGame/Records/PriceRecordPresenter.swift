public import ArcadeDomain

/// Shows what was played: every finished game, or the best ones.
///
/// It runs on whichever actor calls it.
public final class PriceRecordPresenter: RecordPresenter {
  /// What is shown.
  public enum Subject: Hashable, Sendable {
    /// Every finished game, newest first.
    case history
    /// The best games of each category under each rule.
    case best
  }

  /// What draws its screens.
  public weak var view: (any ScreenView<RecordScreen>)?
  /// What leaves the screen.
  public weak var router: (any PriceRouter)?

  private let games: any PriceGameRepository
  private let subject: Subject
  private let phrases: any PricePhrases

  /// Makes a presenter for a subject.
  public init(games: any PriceGameRepository, subject: Subject, phrases: any PricePhrases) {
    self.games = games
    self.subject = subject
    self.phrases = phrases
  }

  /// Shows the subject.
  public func show() async {
    do {
      let games = try await games.history()
      switch subject {
      case .history: view?.render(RecordScreen(history: games, phrases: phrases))
      case .best: view?.render(RecordScreen(best: BestPriceGames.summarising(games), phrases: phrases))
      }
    } catch {
      let title = subject == .history ? phrases.historyTitle : phrases.bestTitle
      view?.render(RecordScreen(title: title, content: .failed(phrases.priceFailure(for: error))))
    }
  }

  /// Goes to another screen.
  public func go(to route: PriceRoute) async {
    await router?.follow(route)
  }
}

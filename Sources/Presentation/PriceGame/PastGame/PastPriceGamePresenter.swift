public import ArcadeDomain

/// All questions of a finished game, which need not exist.
public struct PastPriceGamePresenter: PricePresenter {
  public let system: PriceScreens
  private let id: PastPriceGame.ID

  /// Creates the screen of a finished game.
  public init(_ system: PriceScreens, _ id: PastPriceGame.ID) { (self.system, self.id) = (system, id) }

  public var route: PriceRoute { .pastGame(id) }
  public var title: String { phrases.historyTitle }

  func load(_ can: inout PriceActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    contents.layout = can.layout(can.play.first, can.retry)
    guard let game = try await quiz.pastGame(id) else {
      return contents.content = .failed(Failure(phrases.noSuchGame(String(id.number)), canRetry: false))
    }
    contents.title = phrases.statisticsTitle(phrases.topic(game.trails), at: game.finishedAt)
    contents.content = .ready(Page(game, phrases: phrases))
  }
}

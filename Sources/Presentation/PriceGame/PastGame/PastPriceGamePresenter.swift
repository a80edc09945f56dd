public import ArcadeDomain

/// Every question of a finished game; there need not be one of that number.
public struct PastPriceGamePresenter: PricePresenter {
  /// What all screens of the price game share.
  public let system: PriceScreens
  private let id: PastPriceGame.ID

  /// Shows a finished game.
  public init(_ system: PriceScreens, _ id: PastPriceGame.ID) { (self.system, self.id) = (system, id) }

  /// The game.
  public var route: PriceRoute { .pastGame(id) }
  /// What the screen is called if there is no such game.
  public var title: String { phrases.historyTitle }

  /// Loads the game.
  public func load(into contents: inout PageContents<PriceIntent>, progress: (String) -> Void) async throws {
    let can = system.actions()
    (contents.actions, contents.layout) = (can.all, can.leading(on: can.play))
    guard let game = try await quiz.pastGame(id) else {
      return contents.content = .failed(Failure(phrases.noSuchGame(String(id.number)), canRetry: false))
    }
    contents.title = phrases.statisticsTitle(phrases.topic(game.trails), at: game.finishedAt)
    contents.content = .ready(Page(game, phrases: phrases))
  }
}

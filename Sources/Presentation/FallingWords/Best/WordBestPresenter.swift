import ArcadeDomain

/// The best games of each lesson, of all players.
public struct WordBestPresenter: WordPresenter {
  public let system: WordScreens
  let choice: DeckSelection?

  /// Creates the list of the best games.
  public init(_ system: WordScreens, _ choice: DeckSelection? = nil) { (self.system, self.choice) = (system, choice) }

  public var route: WordRoute { WordRoute(.best, choice) }
  public var title: String { phrases.bestTitle }

  func load(_ can: inout WordActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    contents.followsStore = true
    contents.layout = can.layout(can.play.first)
    let best = try await quiz.everybodysBest()
    contents.title = phrases.bestTitle(of: best)
    contents.content = .tables(Table(best, phrases: phrases), else: phrases.noGames)
  }
}

import ArcadeDomain

/// The best games of a player, and the pairs of a lesson that need most practice.
public struct WordStatsPresenter: WordPresenter {
  public let system: WordScreens
  let choice: DeckSelection?

  /// Creates the statistics of a player.
  public init(_ system: WordScreens, _ choice: DeckSelection? = nil) { (self.system, self.choice) = (system, choice) }

  public var route: WordRoute { WordRoute(.stats, choice) }
  public var title: String { phrases.statsTitle }

  func load(_ can: inout WordActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    contents.followsStore = true
    contents.layout = can.layout(can.play.first)
    let best = try await quiz.ownBest().map { Owned($0, of: .nobody) }
    let tallies = try await quiz.tallies(of: try can.scope.chosen.lesson)
    var bestGames = Table(best, phrases: phrases)
    bestGames.title = phrases.bestTitle
    var inNeed = Table(WordTally.mostInNeed(tallies).prefix(10), phrases: phrases)
    inNeed.title = phrases.inNeedTitle
    contents.content = .tables(bestGames, inNeed, else: phrases.noGames)
  }
}

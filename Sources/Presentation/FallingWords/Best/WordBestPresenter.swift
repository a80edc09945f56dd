import ArcadeDomain

/// The best games of each lesson, of everybody.
public struct WordBestPresenter: WordPresenter {
  /// What all screens of falling words share.
  public let system: WordScreens
  let choice: DeckSelection?

  /// Lists the best games.
  public init(_ system: WordScreens, _ choice: DeckSelection? = nil) { (self.system, self.choice) = (system, choice) }

  /// The list.
  public var route: WordRoute { WordRoute(.best, choice) }
  /// What the list is called if there are no games.
  public var title: String { phrases.bestTitle }

  func load(
    _ scope: SelectedDeck,
    _ can: inout WordActions,
    into contents: inout PageContents<WordIntent>
  ) async throws {
    contents.followsStore = true
    contents.layout = can.layout(can.play.first)
    let best = try await quiz.everybodysBest()
    contents.title = phrases.bestTitle(of: best)
    contents.content = .tables(Table(best, phrases: phrases), else: phrases.noGames)
  }
}

public import ArcadeDomain

/// The finished games, newest first.
public struct WordHistoryPresenter: WordPresenter {
  /// What all screens of falling words share.
  public let system: WordScreens
  let choice: DeckSelection?
  private let place: PageCursor

  /// Lists a page of the games.
  public init(_ system: WordScreens, at place: PageCursor = .newest, _ choice: DeckSelection? = nil) {
    (self.system, self.choice) = (system, choice)
    self.place = place
  }

  /// A page of the list.
  public var route: WordRoute { WordRoute(.history(place), choice) }
  /// What the list is called.
  public var title: String { phrases.historyTitle }

  func load(
    _ scope: SelectedDeck,
    _ can: inout WordActions,
    into contents: inout PageContents<WordIntent>
  ) async throws {
    contents.followsStore = true
    let part = try await quiz.pastGames(at: place)
    let games = part.rows
    var table = Table(games, phrases: phrases)
    table.firstNumber = 1
    contents.content = .tables(table, else: phrases.noGames)
    guard !games.isEmpty else { return contents.layout = can.layout(can.play.first) }
    let rows = games.map { (WordRoute(.pastGame($0.id), scope.choice), Choice(String($0.id.number))) }
    can.own = [system.opening(rows, phrases.gameLabel, phrases.pastGameAction)]
    can.pages = part.turning(phrases, by: \.id.number) { WordRoute(.history($0), scope.choice) }
    contents.layout = can.layout(can.play)
  }
}

public import ArcadeDomain

/// The finished games, newest first.
public struct WordHistoryPresenter: WordPresenter {
  public let system: WordScreens
  let choice: DeckSelection?
  private let place: PageCursor

  /// Creates a page of the finished games.
  public init(_ system: WordScreens, at place: PageCursor = .newest, _ choice: DeckSelection? = nil) {
    (self.system, self.choice) = (system, choice)
    self.place = place
  }

  public var route: WordRoute { WordRoute(.history(place), choice) }
  public var title: String { phrases.historyTitle }

  func load(_ can: inout WordActions, into contents: inout Contents, progress: (String) -> Void) async throws {
    contents.followsStore = true
    let part = try await quiz.pastGames(at: place)
    let games = part.rows
    var table = Table(games, phrases: phrases)
    table.firstNumber = 1
    contents.content = .tables(table, else: phrases.noGames)
    guard !games.isEmpty else { return contents.layout = can.layout(can.play.first) }
    let rows = games.map { (WordRoute(.pastGame($0.id), can.scope.choice), Choice(String($0.id.number))) }
    can.own = [system.opening(rows, phrases.gameLabel, phrases.pastGameAction)]
    can.pages = part.turning(phrases) { WordRoute(.history($0), can.scope.choice) }
    contents.layout = can.layout(can.play)
  }
}

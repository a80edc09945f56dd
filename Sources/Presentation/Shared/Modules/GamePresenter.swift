/// A screen of a game. The actions of every screen are available even if the page fails to load.
protocol GamePresenter: PagePresenter where Intent == System.Intent {
  /// The actions on every screen of the game.
  associatedtype Can: GameActions<Intent>
  /// Returns the available actions.
  mutating func declare(_ progress: (String) -> Void) async -> Can
  /// Loads the page and places the available actions on it.
  mutating func load(_ can: inout Can, into contents: inout Contents, progress: (String) -> Void) async throws
}

extension GamePresenter {
  /// Loads the page together with its actions.
  public mutating func load(into contents: inout PageContents<Intent>, progress: (String) -> Void) async throws {
    var can = await declare(progress)
    defer { contents.actions = can.all }
    do {
      try await load(&can, into: &contents, progress: progress)
    } catch {
      contents.layout = can.failing(contents.layout)
      throw error
    }
  }
}

/// A screen of a game: what can be done everywhere in the game can be done even if the page cannot be had.
protocol GamePresenter: PagePresenter where Intent == System.Intent {
  /// What can be done on every screen of the game.
  associatedtype Can: GameActions<Intent>
  /// Finds out what can be done.
  mutating func declare(_ progress: (String) -> Void) async -> Can
  /// Loads the page, with where everything that can be done is on it.
  mutating func load(_ can: inout Can, into contents: inout Contents, progress: (String) -> Void) async throws
}

extension GamePresenter {
  /// Loads the page, with what can be done.
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

import ArcadeDomain

/// A screen of the name game.
protocol NamePresenter: PagePresenter where System == NameScreens, Intent == NameIntent {
  /// Loads the page, with where everything that can be done is on it.
  mutating func load(
    _ can: inout NameActions,
    into contents: inout PageContents<NameIntent>,
    progress: (String) -> Void
  ) async throws
}

extension NamePresenter {
  /// What the game works with.
  var roster: NameQuiz { system.roster }

  /// Loads the people, then the page; one that cannot be had leads to another try.
  public mutating func load(
    into contents: inout PageContents<NameIntent>,
    progress: (String) -> Void
  ) async throws {
    var can = system.actions(among: await system.peopleAtHand())
    defer { contents.actions = can.all }
    do {
      try await load(&can, into: &contents, progress: progress)
    } catch {
      contents.layout = can.layout(can.retry?.first, can.practice)
      throw error
    }
  }
}

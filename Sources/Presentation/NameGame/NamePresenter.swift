import ArcadeDomain

/// A screen of the name game.
protocol NamePresenter: GamePresenter where System == NameScreens, Can == NameActions {}

extension NamePresenter {
  /// The use cases of the game.
  var roster: NameQuiz { system.roster }

  /// Loads the people and returns the actions.
  func declare(_ progress: (String) -> Void) async -> NameActions {
    system.actions(among: await system.peopleAtHand())
  }
}

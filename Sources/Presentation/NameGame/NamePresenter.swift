import ArcadeDomain

/// A screen of the name game.
protocol NamePresenter: GamePresenter where System == NameScreens, Can == NameActions {}

extension NamePresenter {
  /// What the game works with.
  var roster: NameQuiz { system.roster }

  /// Finds out who can be looked at.
  func declare(_ progress: (String) -> Void) async -> NameActions {
    system.actions(among: await system.peopleAtHand())
  }
}

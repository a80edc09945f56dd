import ArcadeDomain

/// A screen of the name game.
protocol NamePresenter: PagePresenter where System == NameScreens {}

extension NamePresenter {
  /// What the game works with.
  var roster: NameQuiz { system.roster }
}

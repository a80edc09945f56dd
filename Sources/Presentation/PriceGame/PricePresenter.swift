import ArcadeDomain

/// A screen of the price game.
protocol PricePresenter: GamePresenter where System == PriceScreens, Can == PriceActions {}

extension PricePresenter {
  /// The use cases of the game.
  var quiz: PriceQuiz { system.quiz }

  /// Returns the actions, which need no loading.
  func declare(_ progress: (String) -> Void) async -> PriceActions { system.actions() }
}

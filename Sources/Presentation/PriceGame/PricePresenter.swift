import ArcadeDomain

/// A screen of the price game.
protocol PricePresenter: GamePresenter where System == PriceScreens, Can == PriceActions {}

extension PricePresenter {
  /// What the game works with.
  var quiz: PriceQuiz { system.quiz }

  /// Nothing needs to be found out.
  func declare(_ progress: (String) -> Void) async -> PriceActions { system.actions() }
}

import ArcadeDomain

/// A screen of the price game.
protocol PricePresenter: PagePresenter where System == PriceScreens, Intent == PriceIntent {}

extension PagePresenter where System == PriceScreens {
  /// What the game works with.
  var quiz: PriceQuiz { system.quiz }
}

extension PriceScreens: SystemScreens {
  /// The first screen.
  public var start: PriceRoute { .home }

  /// Makes the screen that a route leads to.
  public func module(at route: PriceRoute) -> any Module<PriceRoute> {
    switch route {
    case .home: home()
    case .instructions: instructions()
    case .categories(let path): categories(at: path)
    case .game(let id): PriceGamePresenter(self, game: id)
    case .pastGame(let id): pastGame(id)
    case .history(let place): history(at: place)
    case .best: best()
    case .stats: stats()
    case .daily(let day): daily(on: day)
    case .share(let day): sharing(on: day)
    case .standings: standings()
    }
  }
}

extension NameScreens: SystemScreens {
  /// The first screen.
  public var start: NameRoute { .home }

  /// Makes the screen that a route leads to.
  public func module(at route: NameRoute) -> any Module<NameRoute> {
    switch route {
    case .home: home()
    case .game(let id): NameGamePresenter(self, game: id)
    case .people: people()
    case .person(let id): person(id)
    case .history(let place): history(at: place)
    case .best: best()
    case .stats: stats()
    case .learn(let team, let new): learn(team: team, new: new)
    case .progress: progress()
    }
  }
}

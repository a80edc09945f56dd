extension NameScreens {
  public var start: NameRoute { .home }

  public func module(at route: NameRoute) -> any Module<NameRoute> {
    switch route {
    case .home: PageModule(NameHomePresenter(self))
    case .game(let id): NameGamePresenter(self, game: id)
    case .people: PageModule(NamePeoplePresenter(self))
    case .person(let id): PageModule(NamePersonPresenter(self, id))
    case .history(let place): PageModule(NameHistoryPresenter(self, at: place))
    case .best: PageModule(NameBestPresenter(self))
    case .stats: PageModule(NameStatsPresenter(self))
    case .learn(let team, let new): LearnModule(NameLearnPresenter(system: self, team: team, new: new))
    case .progress: PageModule(NameProgressPresenter(self))
    }
  }
}

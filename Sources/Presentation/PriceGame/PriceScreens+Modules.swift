extension PriceScreens {
  public var start: PriceRoute { .home }

  public func module(at route: PriceRoute) -> any Module<PriceRoute> {
    switch route {
    case .home: PageModule(PriceHomePresenter(self))
    case .instructions: PageModule(PriceInstructionsPresenter(self))
    case .categories(let path): PageModule(PriceCategoriesPresenter(self, at: path))
    case .game(let id): PriceGamePresenter(self, game: id)
    case .pastGame(let id): PageModule(PastPriceGamePresenter(self, id))
    case .history(let place): PageModule(PriceHistoryPresenter(self, at: place))
    case .best: PageModule(PriceBestPresenter(self))
    case .stats: PageModule(PriceStatsPresenter(self))
    case .daily(let day): PageModule(DailyPresenter(self, on: day))
    case .share(let day): PageModule(DailySharePresenter(self, on: day))
    case .standings: PageModule(DailyStandingsPresenter(self))
    }
  }
}

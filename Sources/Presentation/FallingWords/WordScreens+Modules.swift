import ArcadeDomain

extension WordScreens {
  public var start: WordRoute { WordRoute(.home) }

  public func module(at route: WordRoute) -> any Module<WordRoute> {
    let choice = route.choice
    return switch route.screen {
    case .home: PageModule(WordHomePresenter(self, choice))
    case .topics: PageModule(WordTopicsPresenter(self, choice))
    case .decks: PageModule(WordDecksPresenter(self, choice))
    case .game(let id): FallingPresenter(self, game: id, choice: choice)
    case .history(let place): PageModule(WordHistoryPresenter(self, at: place, choice))
    case .pastGame(let id): PageModule(WordPastGamePresenter(self, id, choice))
    case .best: PageModule(WordBestPresenter(self, choice))
    case .words(let text, let page): PageModule(WordListPresenter(self, matching: text, page: page, choice))
    case .stats: PageModule(WordStatsPresenter(self, choice))
    case .learn: LearnModule(WordLearnPresenter(system: self, route: route))
    case .progress: PageModule(WordProgressPresenter(self, choice))
    }
  }
}

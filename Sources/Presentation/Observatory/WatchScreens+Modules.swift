extension WatchScreens {
  public var start: WatchRoute { .watches }

  public func module(at route: WatchRoute) -> any Module<WatchRoute> {
    switch route {
    case .watches: PageModule(WatchListPresenter(self))
    case .search(let draft): PageModule(WatchSearchPresenter(self, draft))
    case .feed(let draft): PageModule(FeedPresenter(self, draft))
    case .categories(let draft, let path, let text):
      PageModule(ListingCategoriesPresenter(self, for: draft, below: path, matching: text))
    case .listings(let id, let arrangement, let page):
      PageModule(ListingListPresenter(self, of: id, arrangement, page: page))
    case .listing(let listing, let id, let arrangement):
      PageModule(ListingPresenter(self, listing, of: id, in: arrangement))
    case .history(let listing, let id, let history):
      PageModule(ValueHistoryPresenter(self, history, of: listing, in: id))
    case .rules(let id): PageModule(AlertRuleListPresenter(self, of: id))
    case .trial(let id): PageModule(AlertTrialPresenter(self, of: id))
    case .updates(let id): PageModule(UpdateListPresenter(self, of: id))
    case .deletion(let id): PageModule(WatchDeletionPresenter(self, of: id))
    case .sources: PageModule(SourceListPresenter(self))
    }
  }
}

extension WatchScreens: SystemScreens {
  /// The first screen.
  public var start: WatchRoute { .watches }

  /// Makes the screen that a route leads to.
  public func module(at route: WatchRoute) -> any Module<WatchRoute> {
    switch route {
    case .watches: watches()
    case .search(let draft): search(draft)
    case .categories(let draft, let path, let text): categories(for: draft, below: path, matching: text)
    case .listings(let id, let arrangement, let page): listings(of: id, arrangement, page: page)
    case .listing(let listing, let id, let arrangement): self.listing(listing, of: id, in: arrangement)
    case .history(let listing, let id, let history): self.history(history, of: listing, in: id)
    case .updates(let id): updates(of: id)
    case .deletion(let id): deletion(of: id)
    case .sources: sources()
    }
  }
}

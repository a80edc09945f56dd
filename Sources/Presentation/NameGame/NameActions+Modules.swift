extension NameActions {
  /// Makes the screen that a route leads to.
  public func module(at route: NameRoute) -> any Module<NameRoute> {
    switch route {
    case .home: home()
    case .game: NameGamePresenter(self)
    case .people: people()
    case .person(let id): person(id)
    case .history: history()
    case .best: best()
    case .stats: stats()
    }
  }

  /// Makes a page that `fill` completes; where that fails, it says why.
  func page(
    at route: NameRoute,
    titled title: String,
    choosing usual: String? = nil,
    fill: @escaping (inout PageContents<NameIntent>) async throws -> Void
  ) -> PagePresenter<NameIntent, NameRoute> {
    PagePresenter(at: route) {
      var contents = PageContents(
        title: title,
        content: .empty(phrases.noGames),
        actions: declared(among: await peopleAtHand(), choosing: usual)
      )
      do {
        try await fill(&contents)
      } catch {
        contents.content = .failed(phrases.peopleFailure(for: error))
      }
      return contents
    } act: {
      await perform($0, on: $1)
    }
  }
}

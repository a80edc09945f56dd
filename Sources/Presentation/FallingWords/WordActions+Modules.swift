import ArcadeDomain

extension WordActions {
  /// Makes the screen that a route leads to.
  public func module(at route: WordRoute) -> any Module<WordRoute> {
    switch route.screen {
    case .home: home(route.choice)
    case .topics: topics(route.choice)
    case .decks: decks(route.choice)
    case .game(let id): FallingPresenter(self, game: id, choice: route.choice)
    case .history: history(route.choice)
    case .pastGame(let id): pastGame(id, route.choice)
    case .best: best(route.choice)
    case .words: words(route.choice)
    case .stats: stats(route.choice)
    }
  }

  /// Makes a page; where its contents cannot be had, it says why, and where there is nothing in them, a sentence says so.
  func page(
    _ title: String,
    at route: WordRoute,
    naming main: Set<String> = [],
    _ contents: @escaping (WordScope) async throws -> (content: Loadable<Page>, actions: [Action<WordIntent>])
  ) -> PagePresenter<WordIntent, WordRoute> {
    PagePresenter(at: route) {
      let scope = await scope(of: route.choice)
      let common = declared(scope, naming: main)
      do {
        let shown = try await contents(scope)
        return PageContents(title: title, content: shown.content, actions: shown.actions + common)
      } catch {
        return PageContents(title: title, content: .failed(phrases.wordFailure(for: error)), actions: common)
      }
    } act: {
      await perform($0, on: $1)
    }
  }
}

import ArcadeDomain

extension WordScreens: SystemScreens {
  /// The first screen.
  public var start: WordRoute { WordRoute(.home) }

  /// Makes the screen that a route leads to.
  public func module(at route: WordRoute) -> any Module<WordRoute> {
    switch route.screen {
    case .home: home(route.choice)
    case .topics: topics(route.choice)
    case .decks: decks(route.choice)
    case .game(let id): FallingPresenter(self, game: id, choice: route.choice)
    case .history(let place): history(at: place, route.choice)
    case .pastGame(let id): pastGame(id, route.choice)
    case .best: best(route.choice)
    case .words(let text, let page): words(matching: text, page: page, route.choice)
    case .stats: stats(route.choice)
    case .learn: learn(route)
    case .progress: progress(route.choice)
    }
  }

  /// Makes a page, or says why its contents cannot be had; they begin with the common actions, of which some are named.
  ///
  /// One that is about the deck says that it is loaded, and loads it anew for a retry.
  func page(
    _ title: String,
    at route: WordRoute,
    naming main: Set<String> = [],
    isAboutDeck: Bool = false,
    _ fill: @escaping (SelectedDeck, inout PageContents<WordIntent>) async throws -> Void
  ) -> PagePresenter<WordIntent, WordRoute> {
    var isRetry = false
    return PagePresenter(at: route, title: title) { progress in
      let progress = isAboutDeck ? progress : { _ in }
      let isRetrying = isRetry && isAboutDeck
      let scope = await scope(of: route.choice, isAboutDeck: isAboutDeck, isRetry: isRetrying, progress: progress)
      isRetry = false
      var contents = PageContents(title: title, content: .empty(""), actions: declared(scope, naming: main))
      do {
        try await fill(scope, &contents)
      } catch {
        contents.content = .failed(phrases.wordFailure(for: error))
      }
      return contents
    } act: {
      isRetry = $0 == .show
      await perform($0, in: $1)
    }
  }
}

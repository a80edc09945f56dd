import ArcadeDomain

/// A screen of falling words, whose actions are about the words that are chosen.
protocol WordPresenter: PagePresenter where System == WordScreens, Intent == WordIntent {
  /// The words that are chosen; nil for the usual ones.
  var choice: DeckSelection? { get }
  /// The words of the actions that are put forward.
  var main: Set<String> { get }
  /// Loads the page, with the decks and the words that its actions are about.
  func load(_ scope: SelectedDeck, into contents: inout PageContents<WordIntent>) async throws
}

/// A screen that shows the deck itself: it waits for it, and loads it anew for a retry.
protocol DeckPresenter: WordPresenter {
  /// Whether the deck is loaded anew.
  var isRetry: Bool { get set }
}

extension WordPresenter {
  /// Nothing is put forward.
  public var main: Set<String> { [] }

  /// None before the decks are known.
  public func actions() async -> [Action<WordIntent>] { [] }

  /// Loads the decks, then the page.
  public func load(into contents: inout PageContents<WordIntent>, progress: (String) -> Void) async throws {
    let scope = await system.scope(of: choice, isAboutDeck: false)
    contents.actions = system.declared(scope, naming: main)
    try await load(scope, into: &contents)
  }
}

extension DeckPresenter {
  /// Loads the deck, then the page.
  public mutating func load(
    into contents: inout PageContents<WordIntent>,
    progress: (String) -> Void
  ) async throws {
    let isRetry = isRetry
    self.isRetry = false
    let scope = await system.scope(of: choice, isRetry: isRetry, progress: progress)
    contents.actions = system.declared(scope, naming: main)
    try await load(scope, into: &contents)
  }

  /// Does what is wanted on every screen; the deck is loaded anew if the screen is to be shown again.
  public mutating func perform(
    _ intent: WordIntent,
    progress: (String) -> Void
  ) async throws -> Next<WordRoute> {
    isRetry = intent == .show
    return try await system.perform(intent, on: route, progress: progress)
  }
}

extension PagePresenter where System == WordScreens {
  /// What the game works with.
  var quiz: WordQuiz { system.quiz }
}

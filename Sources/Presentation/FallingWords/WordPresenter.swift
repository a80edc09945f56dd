import ArcadeDomain

/// A screen of falling words, whose actions are about the words that are chosen.
protocol WordPresenter: PagePresenter where System == WordScreens, Intent == WordIntent {
  /// The words that are chosen; nil for the usual ones.
  var choice: DeckSelection? { get }
  /// Loads the page, with where everything that can be done with the chosen words is on it.
  func load(
    _ scope: SelectedDeck,
    _ can: inout WordActions,
    into contents: inout PageContents<WordIntent>
  ) async throws
}

/// A screen that shows the deck itself: it waits for it, and loads it anew for a retry.
protocol DeckPresenter: WordPresenter {
  /// Whether the deck is loaded anew.
  var isRetry: Bool { get set }
}

extension WordPresenter {
  /// Loads the decks, then the page.
  public func load(into contents: inout PageContents<WordIntent>, progress: (String) -> Void) async throws {
    try await load(await system.scope(of: choice, isAboutDeck: false), into: &contents)
  }

  /// Loads the page; one that cannot be had leads to another try.
  fileprivate func load(_ scope: SelectedDeck, into contents: inout PageContents<WordIntent>) async throws {
    var can = system.actions(scope)
    defer { contents.actions = can.all }
    do {
      try await load(scope, &can, into: &contents)
    } catch {
      contents.layout = can.layout(can.retry?.first, can.play)
      throw error
    }
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
    try await load(await system.scope(of: choice, isRetry: isRetry, progress: progress), into: &contents)
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

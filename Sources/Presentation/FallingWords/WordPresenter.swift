import ArcadeDomain

/// A screen of falling words, whose actions are about the words that are chosen.
protocol WordPresenter: GamePresenter where System == WordScreens, Can == WordActions {
  /// The words that are chosen; nil for the usual ones.
  var choice: DeckSelection? { get }
}

/// A screen that shows the deck itself: it waits for it, and loads it anew for a retry.
protocol DeckPresenter: WordPresenter {
  /// Whether the deck is loaded anew.
  var isRetry: Bool { get set }
}

extension WordPresenter {
  /// Loads the decks.
  func declare(_ progress: (String) -> Void) async -> WordActions {
    system.actions(await system.scope(of: choice, isAboutDeck: false))
  }
}

extension DeckPresenter {
  /// Loads the deck.
  mutating func declare(_ progress: (String) -> Void) async -> WordActions {
    defer { isRetry = false }
    return system.actions(await system.scope(of: choice, isRetry: isRetry, progress: progress))
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

import ArcadeDomain

/// A screen of falling words, whose actions are about the selected words.
protocol WordPresenter: GamePresenter where System == WordScreens, Can == WordActions {
  /// The selected words; nil for the default.
  var choice: DeckSelection? { get }
}

/// A screen about the deck itself: it waits for the deck, and reloads it at a retry.
protocol DeckPresenter: WordPresenter {
  /// Whether the deck is reloaded.
  var isRetry: Bool { get set }
}

extension WordPresenter {
  /// Loads the list of decks and returns the actions.
  func declare(_ progress: (String) -> Void) async -> WordActions {
    system.actions(await system.scope(of: choice, isAboutDeck: false))
  }
}

extension DeckPresenter {
  /// Loads the deck and returns the actions.
  mutating func declare(_ progress: (String) -> Void) async -> WordActions {
    defer { isRetry = false }
    return system.actions(await system.scope(of: choice, isRetry: isRetry, progress: progress))
  }

  /// Performs an intent of every screen; the deck is reloaded if the screen is shown again.
  public mutating func perform(
    _ intent: WordIntent,
    progress: (String) -> Void
  ) async throws -> Next<WordRoute> {
    isRetry = intent == .show
    return try await system.perform(intent, on: route, progress: progress)
  }
}

extension PagePresenter where System == WordScreens {
  /// The use cases of the game.
  var quiz: WordQuiz { system.quiz }
}

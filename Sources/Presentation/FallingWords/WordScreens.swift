public import ArcadeDomain

/// The shared actions of the screens of falling words, and performing them.
public struct WordScreens: ScreenSystem {
  /// The use cases of the game.
  public let quiz: WordQuiz
  public let phrases: WordPhrases
  /// The rules of games, if the session does not change them.
  private let usualRules: FallingRules
  /// The default deck; nil for the one played last.
  let deck: Deck.ID?
  /// The default topic, for the default deck.
  let topic: String?
  /// The started games and their progress.
  private(set) var games = SessionGames<PastWordGame.ID, FallingProgress>()
  private var sessionRules = SessionRules()
  /// Makes the random number generator of a new game.
  let random: @Sendable () -> SplitMix64

  /// Creates the screens for games with some rules; a test passes its own generators.
  public init(
    quiz: WordQuiz,
    phrases: WordPhrases,
    rules: FallingRules = .usual,
    deck: Deck.ID? = nil,
    topic: String? = nil,
    random: @escaping @Sendable () -> SplitMix64 = { SplitMix64(seed: .random(in: .min ... .max)) }
  ) {
    (self.quiz, self.phrases) = (quiz, phrases)
    usualRules = rules
    (self.deck, self.topic, self.random) = (deck, topic, random)
  }

  /// The current rules of games.
  var rules: FallingRules { sessionRules.applied(to: usualRules) }

  public func continuing(_ others: any ScreenSystem) -> WordScreens {
    var same = self
    if let others = others as? WordScreens { (same.games, same.sessionRules) = (others.games, others.sessionRules) }
    return same
  }

  public func perform(
    _ intent: WordIntent,
    on screen: WordRoute,
    progress: (String) -> Void
  ) async throws -> Next<WordRoute> {
    switch intent {
    case .play(let choice, let pairs): return try await play(choice, pairs, progress)
    case .rounds(let rounds): sessionRules.rounds = rounds
    case .seconds(let seconds): sessionRules.seconds = seconds
    case .change(let change): return .stay([await changed(by: change)])
    case .show: return .stay()
    case .go(let route): return .go(route)
    }
    return .stay([Notice(phrases.description(of: rules), .good)])
  }

  /// Draws the rounds of a game, stores its start, and opens its screen.
  private func play(
    _ choice: DeckSelection?,
    _ pairs: FallingSetup.Choice,
    _ progress: (String) -> Void
  ) async throws -> Next<WordRoute> {
    // What failed to load the last time is loaded again.
    let scope = await scope(of: choice, progress: progress)
    let chosen = try scope.chosen
    let plan = FallingSetup(chosen.lesson, topic: chosen.topic, choice: pairs, rules: rules)
    var random = random()
    let game = try await quiz.loadFallingGame(plan, isRetry: scope.deck == nil, using: &random)
    let id = try await quiz.begin(WordGameStart(plan, deckName: game.deckName))
    games[id] = FallingProgress(game, of: plan)
    let news = phrases.notices(for: game, of: plan) + phrases.notices(aboutUnsaved: quiz.unsaved)
    return .go(WordRoute(.game(id), chosen), news)
  }
}

extension WordScreens {
  /// Returns the subject of a screen's actions; the default selection is the requested deck, or the default one.
  ///
  /// The deck is reloaded at a retry; `progress` announces the loading of a deck from elsewhere. Screens that are not
  /// about the deck do not wait for it.
  func scope(
    of wanted: DeckSelection?,
    isAboutDeck: Bool = true,
    isRetry: Bool = false,
    progress: (String) -> Void = { _ in }
  ) async -> SelectedDeck {
    var scope = SelectedDeck(choice: wanted)
    do throws(RepositoryError) {
      scope.decks = try await quiz.allDecks()
      if wanted == nil { (scope.choice, scope.due) = await usual(among: scope.decks) }
      guard let choice = scope.choice else { return scope }
      let id = choice.lesson.deck
      let origin = scope.decks.first { $0.id == id }?.origin
      if !isAboutDeck, origin == .linked { return scope }
      if origin != .bundled { progress(phrases.loadingDeck) }
      scope.deck = try await quiz.deck(id, isRetry: isRetry)
      if isRetry { scope.due = nil }
      guard let topic = choice.topic else { return scope }
      let found = scope.topic(topic)
      scope.choice = choice.about(found)
      if found == nil { scope.missingTopic = topic }
    } catch {
      scope.failure = .repository(error)
    }
    return scope
  }

  private func usual(among decks: [DeckSummary]) async -> (DeckSelection?, due: Int?) {
    if let deck { return (DeckSelection(WordLesson(deck), topic: topic), nil) }
    let usual = await quiz.usualLesson(among: decks)
    return (usual.map { DeckSelection($0.lesson, topic: topic) }, usual?.due)
  }
}

public import ArcadeDomain

/// What every screen of falling words offers, and the doing: its presenters share one.
public struct WordScreens: ScreenSystem {
  /// What the game works with.
  public let quiz: WordQuiz
  public let phrases: WordPhrases
  /// How games are played where the session says nothing else.
  private let usualRules: FallingRules
  /// The deck that is chosen where no other one is; nil for the one played last.
  let deck: Deck.ID?
  /// The topic that is chosen with it.
  let topic: String?
  /// The games that have begun, and how far they are.
  private(set) var games = SessionGames<PastWordGame.ID, FallingProgress>()
  private var sessionRules = SessionRules()
  /// Makes the generator of a game that begins.
  let random: @Sendable () -> SplitMix64

  /// Offers what can be done in games under some rules; a test gives generators of its own.
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

  /// How games are played.
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

  /// Draws the rounds of a game, notes that it has begun, and leads to its screen.
  private func play(
    _ choice: DeckSelection?,
    _ pairs: FallingSetup.Choice,
    _ progress: (String) -> Void
  ) async throws -> Next<WordRoute> {
    // What could not be had the last time is asked for again.
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
  /// Finds out what the actions of a screen are about; without a choice, the deck that was asked for, else the usual one.
  ///
  /// The deck is loaded anew for a retry; `progress` says that one is loaded which does not ship with the app. A screen
  /// that is not about the deck waits for none from elsewhere.
  func scope(
    of wanted: DeckSelection?,
    isAboutDeck: Bool = true,
    isRetry: Bool = false,
    progress: (String) -> Void = { _ in }
  ) async -> SelectedDeck {
    var scope = SelectedDeck(choice: wanted)
    do throws(RepositoryError) {
      scope.decks = try await quiz.allDecks()
      if wanted == nil { scope.choice = await usual(among: scope.decks) }
      guard let choice = scope.choice else { return scope }
      let id = choice.lesson.deck
      let origin = scope.decks.first { $0.id == id }?.origin
      if !isAboutDeck, origin == .linked { return scope }
      if origin != .bundled { progress(phrases.loadingDeck) }
      scope.deck = try await quiz.deck(id, isRetry: isRetry)
      guard let topic = choice.topic else { return scope }
      let found = scope.topic(topic)
      scope.choice = choice.about(found)
      if found == nil { scope.missingTopic = topic }
    } catch {
      scope.failure = .repository(error)
    }
    return scope
  }

  private func usual(among decks: [DeckSummary]) async -> DeckSelection? {
    if let deck { return DeckSelection(WordLesson(deck), topic: topic) }
    return await quiz.usualLesson(among: decks).map { DeckSelection($0, topic: topic) }
  }
}

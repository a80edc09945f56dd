public import ArcadeDomain

/// What every screen of falling words offers, and the doing: its presenters share one.
public struct WordScreens: ScreenSystem {
  /// What the game works with.
  public let quiz: WordQuiz
  /// Its sentences.
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

  /// The same screens, where the games of others go on.
  public func continuing(_ others: any ScreenSystem) -> WordScreens {
    var same = self
    if let others = others as? WordScreens { (same.games, same.sessionRules) = (others.games, others.sessionRules) }
    return same
  }

  /// The actions, of which some are named beside the content.
  ///
  /// `hasDecks` where the decks stand on the screen, so that numbers choose one.
  func declared(
    _ scope: SelectedDeck,
    naming main: Set<String>,
    hasDecks: Bool = false
  ) -> [Action<WordIntent>] {
    let chosen = scope.choice
    let actions: [Action<WordIntent>] =
      [
        Action("play", phrases.playAction) { .play(chosen, .all) },
        Action("missed", phrases.missedAction, caption: phrases.missedCaption) { .play(chosen, .missed) },
        Action("learn", phrases.learnAction, caption: phrases.learnCaption, to: WordRoute(.learn(), chosen)),
        Action(
          "learn one",
          phrases.learnOneAction,
          caption: phrases.learnOneCaption,
          to: WordRoute(.learn(isOneWay: true), chosen)
        ),
        Action("learn new", phrases.learnNewAction, caption: phrases.learnCaption, .newCards(phrases)) {
          .go(WordRoute(.learn(new: $0), chosen))
        },
        Action("decks", phrases.decksAction, caption: phrases.decksCaption, to: WordRoute(.decks, chosen)),
      ] + choosingDeck(of: scope, weight: hasDecks ? .usual : .other) + [
        Action("swap", phrases.swapAction, caption: phrases.swapCaption, to: WordRoute(.home, chosen?.swapped)),
        choosingTopic(of: scope),
        Action("stats", phrases.statsAction, caption: phrases.statsCaption, to: WordRoute(.stats, chosen)),
        Action("history", phrases.historyAction, caption: phrases.historyCaption, to: WordRoute(.history(), chosen)),
        Action("best", phrases.bestAction, caption: phrases.bestCaption, to: WordRoute(.best, chosen)),
        Action("progress", phrases.progressAction, caption: phrases.progressCaption, to: WordRoute(.progress, chosen)),
        Action(
          "words",
          phrases.wordsAction,
          caption: phrases.wordsCaption,
          Parameter.text("find", phrases.searchLabel, example: "casa").optional(phrases.allPairs)
        ) { .go(WordRoute(.words(matching: $0 ?? ""), chosen)) },
        Action("retry", phrases.retryAction, caption: phrases.retryCaption) { .show },
      ] + changingRules
    return actions.naming(main)
  }

  /// The actions of every screen, about the usual words.
  public func offered(naming main: Set<String>) async -> [Action<WordIntent>] {
    declared(await scope(of: nil, isAboutDeck: false), naming: main)
  }

  /// Does what is wanted on a screen, and returns what comes next.
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
    _ pairs: FallingPlan.Choice,
    _ progress: (String) -> Void
  ) async throws -> Next<WordRoute> {
    // What could not be had the last time is asked for again.
    let scope = await scope(of: choice, progress: progress)
    let chosen = try scope.chosen
    let plan = FallingPlan(chosen.lesson, topic: chosen.topic, choice: pairs, rules: rules)
    var random = random()
    let game = try await quiz.loadFallingGame(plan, isRetry: scope.deck == nil, using: &random)
    let id = try await quiz.begin(WordGameStart(plan, deckName: game.deckName))
    games[id] = FallingProgress(game, of: plan)
    let news = phrases.notices(for: game, of: plan) + phrases.notices(aboutUnsaved: quiz.unsaved)
    return .go(WordRoute(.game(id), chosen), news)
  }

  private var changingRules: [Action<WordIntent>] {
    let (rounds, seconds) = (FallingRules.possibleRounds, FallingRules.possibleSeconds)
    let phrases = phrases
    let length = Parameter.number("n", phrases.roundsLabel, in: rounds, example: "5") { _ in
      phrases.outside(rounds.lowerBound, rounds.upperBound)
    }
    let fall = Parameter.number("n", phrases.secondsLabel, in: seconds, example: "3") { _ in
      phrases.outside(seconds.lowerBound, seconds.upperBound)
    }
    return [Action("rounds", phrases.roundsAction, length) { .rounds($0) }]
      + (rules.limit == nil ? [] : [Action("seconds", phrases.secondsAction, fall) { .seconds($0) }])
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

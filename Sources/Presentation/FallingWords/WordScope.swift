import ArcadeDomain

/// What the actions of a screen are about: the words that are chosen, and the decks and topics to choose from.
struct WordScope {
  /// The decks, in the order of their list.
  var decks: [DeckSummary] = []
  /// The words; nil where there are none.
  var choice: WordChoice?
  /// The deck of the words; nil where it cannot be had.
  var deck: Loaded<Deck>?
  /// The topic that was asked for, where the deck has none such.
  var missingTopic: String?
  /// Why there is no deck.
  var failure: FallingFailure?

  /// The words; throws where there are none.
  var chosen: WordChoice {
    get throws(FallingFailure) {
      guard let choice else { throw failure ?? .words(.emptyDeck) }
      return choice
    }
  }

  /// The words with their deck; throws where it cannot be had.
  var loaded: (choice: WordChoice, deck: Loaded<Deck>) {
    get throws(FallingFailure) {
      guard let choice, let deck else { throw failure ?? .words(.emptyDeck) }
      return (choice, deck)
    }
  }

  /// Returns the topic with a name, whatever its case and accents, or else with a number.
  func topic(_ text: String) -> String? {
    let (topics, key) = (deck?.value.topics ?? [], SearchKey.of(text))
    return topics.first { $0 == text } ?? topics.first { SearchKey.of($0) == key } ?? topics.row(numbered: text)
  }
}

extension WordActions {
  /// Finds out what the actions of a screen are about; without a choice, the deck that was asked for, else the one
  /// played last, else the first.
  ///
  /// The deck is loaded anew for a retry; `progress` says that one is loaded which does not ship with the app.
  func scope(
    of wanted: WordChoice?,
    isRetry: Bool = false,
    progress: (String) -> Void = { _ in }
  ) async -> WordScope {
    var scope = WordScope(choice: wanted)
    do throws(RepositoryError) {
      scope.decks = try await quiz.decks.decks()
      if wanted == nil { scope.choice = await usual(among: scope.decks) }
      guard let choice = scope.choice else { return scope }
      let id = choice.lesson.deck
      if scope.decks.first(where: { $0.id == id })?.origin != .bundled { progress(phrases.loadingDeck) }
      scope.deck = try await isRetry ? quiz.decks.refreshed(id) : quiz.decks.deck(id)
      guard let topic = choice.topic else { return scope }
      let found = scope.topic(topic)
      scope.choice = choice.about(found)
      if found == nil { scope.missingTopic = topic }
    } catch {
      scope.failure = .repository(error)
    }
    return scope
  }

  private func usual(among decks: [DeckSummary]) async -> WordChoice? {
    if let deck { return WordChoice(WordLesson(deck), topic: topic) }
    let last = try? await quiz.games.history(at: .newest, most: 1).rows.first?.start.lesson
    let known = last.flatMap { last in decks.contains { $0.id == last.deck } ? last : nil }
    return (known ?? decks.first.map { WordLesson($0.id) }).map { WordChoice($0, topic: topic) }
  }
}

import ArcadeDomain

// Selecting a deck, a topic and a row.
extension WordScreens {
  func choosingDeck(of scope: SelectedDeck) -> Action<WordIntent>? {
    guard !scope.decks.isEmpty else { return nil }
    let slot = Parameter.deck(among: scope.decks, phrases)
    return Action("deck", phrases.deckAction, caption: phrases.chooseCaption, slot) {
      .go(WordRoute(.home, DeckSelection(WordLesson($0))))
    }
  }

  /// Opens a row by its number.
  func opening(_ rows: [(WordRoute, Choice)], _ field: String, _ label: String) -> Action<WordIntent> {
    Action("open", label, caption: phrases.openCaption, .row("n", field, of: rows, phrases), weight: .usual) { .go($0) }
  }

  func choosingTopic(of scope: SelectedDeck) -> Action<WordIntent> {
    let topics = scope.deck?.value.topics
    guard let choice = scope.choice, scope.failure == nil, topics?.isEmpty != true else {
      let reason = scope.failure.map { phrases.failure(for: $0).text } ?? phrases.noTopics
      return Action("topic", phrases.topicAction, caption: phrases.chooseCaption, closed: reason) { .show }
    }
    let known = topics.map { $0.map { Choice($0) } + [Choice("all", phrases.allTopics)] }
    let slot = Parameter(Field("topic", phrases.topicLabel, known.map { .choice($0) } ?? .text)) { [phrases] in
      phrases.sentence(for: .noSuchTopic($0))
    } read: { text in
      // If the deck is not loaded, the home screen checks the topic.
      if text.lowercased() == "all" { return choice.about(nil) }
      return (topics == nil ? text : scope.topic(text)).map(choice.about)
    }
    return Action("topic", phrases.topicAction, caption: phrases.chooseCaption, slot.optional(phrases.listOfTopics)) {
      .go($0.map { WordRoute(.home, $0) } ?? WordRoute(.topics, choice))
    }
  }
}

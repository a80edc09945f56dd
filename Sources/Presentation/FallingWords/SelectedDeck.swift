import ArcadeDomain

/// What the actions of a screen are about: the words that are chosen, and the decks and topics to choose from.
struct SelectedDeck {
  /// The decks, in the order of their list.
  var decks: [DeckSummary] = []
  /// The words; nil where there are none.
  var choice: DeckSelection?
  /// The deck of the words; nil where it cannot be had.
  var deck: Loaded<Deck>?
  /// The topic that was asked for, where the deck has none such.
  var missingTopic: String?
  /// Why there is no deck.
  var failure: FallingFailure?

  /// The words; throws where there are none.
  var chosen: DeckSelection {
    get throws(FallingFailure) {
      guard let choice else { throw failure ?? .words(.emptyDeck) }
      return choice
    }
  }

  /// The words with their deck; throws where it cannot be had.
  var loaded: (choice: DeckSelection, deck: Loaded<Deck>) {
    get throws(FallingFailure) {
      guard let choice, let deck else { throw failure ?? .words(.emptyDeck) }
      return (choice, deck)
    }
  }

  /// Whether the deck was imported or made here, and can be changed.
  var isOwn: Bool { decks.first { $0.id == choice?.lesson.deck }?.origin == .kept }

  /// Returns the topic with a name, whatever its case and accents, or else with a number.
  func topic(_ text: String) -> String? {
    let (topics, key) = (deck?.value.topics ?? [], SearchKey.of(text))
    return topics.first { $0 == text } ?? topics.first { SearchKey.of($0) == key } ?? topics.row(numbered: text)
  }
}

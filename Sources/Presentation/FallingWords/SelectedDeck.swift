import ArcadeDomain

/// The subject of a screen's actions: the selected words, and the available decks and topics.
struct SelectedDeck {
  /// The decks, in the order of their list.
  var decks: [DeckSummary] = []
  /// The selected words; nil if there are none.
  var choice: DeckSelection?
  /// How many of the words are due; nil if that was not counted for this deck.
  var due: Int?
  /// The loaded deck; nil if it is unavailable.
  var deck: Loaded<Deck>?
  /// The requested topic, if the deck lacks it.
  var missingTopic: String?
  /// The reason why there is no deck.
  var failure: FallingFailure?

  /// The selected words; throws if there are none.
  var chosen: DeckSelection {
    get throws(FallingFailure) {
      guard let choice else { throw failure ?? .words(.emptyDeck) }
      return choice
    }
  }

  /// The selected words with their deck; throws if it is unavailable.
  var loaded: (choice: DeckSelection, deck: Loaded<Deck>) {
    get throws(FallingFailure) {
      guard let choice, let deck else { throw failure ?? .words(.emptyDeck) }
      return (choice, deck)
    }
  }

  /// Whether the deck was imported or created here, so that it can be changed.
  var isOwn: Bool { decks.first { $0.id == choice?.lesson.deck }?.origin == .kept }

  /// Returns the topic with a name, ignoring case and accents, or with a number.
  func topic(_ text: String) -> String? {
    let (topics, key) = (deck?.value.topics ?? [], SearchKey.of(text))
    return topics.first { $0 == text } ?? topics.first { SearchKey.of($0) == key } ?? topics.row(numbered: text)
  }
}

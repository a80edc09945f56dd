public import ArcadeDomain

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

  /// Returns the topic with a name, whatever its case and accents, or else with a number.
  func topic(_ text: String) -> String? {
    let (topics, key) = (deck?.value.topics ?? [], SearchKey.of(text))
    return topics.first { $0 == text } ?? topics.first { SearchKey.of($0) == key } ?? topics.row(numbered: text)
  }
}

/// Which words are played: a deck, from one of its languages, and what they are about.
public struct DeckSelection: Hashable, Sendable {
  /// The deck with its direction.
  public let lesson: WordLesson
  /// About what; nil for everything.
  public let topic: String?

  /// Chooses the words of a lesson.
  public init(_ lesson: WordLesson, topic: String? = nil) { (self.lesson, self.topic) = (lesson, topic) }

  /// The same with the languages exchanged.
  var swapped: DeckSelection { DeckSelection(lesson.swapped, topic: topic) }

  /// Returns the same lesson about something else.
  func about(_ topic: String?) -> DeckSelection { DeckSelection(lesson, topic: topic) }

  /// What an address asks for.
  var query: [String: String] {
    [
      "deck": lesson.deck.rawValue, "direction": lesson.direction == .forward ? "" : lesson.direction.rawValue,
      "topic": topic ?? "",
    ]
  }

  /// Reads what an address asks for; nil where that makes no sense.
  init?(_ query: [String: String]) {
    let direction = query["direction"] ?? WordDirection.forward.rawValue
    guard let deck = query["deck"], let direction = WordDirection(rawValue: direction) else { return nil }
    self.init(WordLesson(Deck.ID(rawValue: deck), direction), topic: query["topic"])
  }
}

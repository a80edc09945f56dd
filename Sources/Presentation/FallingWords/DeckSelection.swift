public import ArcadeDomain

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

public import ArcadeDomain

/// The words to play: a deck, its direction and an optional topic.
public struct DeckSelection: Hashable, Sendable {
  /// The deck with its direction.
  public let lesson: WordLesson
  /// The topic; nil for all words.
  public let topic: String?

  /// Creates a selection of a lesson's words.
  public init(_ lesson: WordLesson, topic: String? = nil) { (self.lesson, self.topic) = (lesson, topic) }

  /// The selection in the other direction.
  var swapped: DeckSelection { DeckSelection(lesson.swapped, topic: topic) }

  func about(_ topic: String?) -> DeckSelection { DeckSelection(lesson, topic: topic) }

  /// The selection as query values.
  var query: [String: String] {
    [
      "deck": lesson.deck.rawValue, "direction": lesson.direction == .forward ? "" : lesson.direction.rawValue,
      "topic": topic ?? "",
    ]
  }

  /// Parses a selection from query values; nil if they are invalid.
  init?(_ query: [String: String]) {
    let direction = query["direction"] ?? WordDirection.forward.rawValue
    guard let deck = query["deck"], let direction = WordDirection(rawValue: direction) else { return nil }
    self.init(WordLesson(Deck.ID(rawValue: deck), direction), topic: query["topic"])
  }
}

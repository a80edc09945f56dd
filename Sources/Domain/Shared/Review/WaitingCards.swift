/// The cards of a session that come back later.
struct WaitingCards<Card: LearningCard>: Sendable {
  private var cards: [(card: Card, turn: Int, moment: Moment)] = []

  var count: Int { cards.count }

  func contains(_ id: ReviewCardID) -> Bool { cards.contains { $0.card.id == id } }

  /// Adds a card that waits for a step of minutes, or else for four other turns.
  mutating func add(_ card: Card, for step: Duration?, from moment: Moment, after turn: Int) {
    cards.append((card, step == nil ? turn + 5 : 0, moment.advanced(by: step ?? .zero)))
  }

  /// Removes and returns a card whose wait is over by a turn and a moment; nil if there is none.
  mutating func ready(by turn: Int, at moment: Moment) -> Card? {
    soonest(by: turn).flatMap { cards[$0].moment <= moment ? cards.remove(at: $0).card : nil }
  }

  /// Removes and returns the card whose wait ends first; nil if none is waiting.
  mutating func first(by turn: Int) -> Card? { cards.isEmpty ? nil : cards.remove(at: soonest(by: turn) ?? 0).card }

  private func soonest(by turn: Int) -> Int? {
    cards.indices.filter { cards[$0].turn <= turn }.min { cards[$0].moment < cards[$1].moment }
  }
}

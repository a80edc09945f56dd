/// The cards of a session that come back later.
struct WaitingCards<Card: LearningCard>: Sendable {
  private var cards: [(card: Card, turn: Int, moment: Moment)] = []

  /// How many there are.
  var count: Int { cards.count }

  /// Whether a card is among them.
  func contains(_ id: ReviewCardID) -> Bool { cards.contains { $0.card.id == id } }

  /// Lets a card wait for a step of minutes; without one, for four others after a turn.
  mutating func add(_ card: Card, for step: Duration?, from moment: Moment, after turn: Int) {
    cards.append((card, step == nil ? turn + 5 : 0, moment.advanced(by: step ?? .zero)))
  }

  /// Takes the card that has waited long enough by a turn and a moment; nil if none has.
  mutating func ready(by turn: Int, at moment: Moment) -> Card? {
    soonest(by: turn).flatMap { cards[$0].moment <= moment ? cards.remove(at: $0).card : nil }
  }

  /// Takes the card that will have waited long enough first; nil if none waits.
  mutating func first(by turn: Int) -> Card? { cards.isEmpty ? nil : cards.remove(at: soonest(by: turn) ?? 0).card }

  private func soonest(by turn: Int) -> Int? {
    cards.indices.filter { cards[$0].turn <= turn }.min { cards[$0].moment < cards[$1].moment }
  }
}

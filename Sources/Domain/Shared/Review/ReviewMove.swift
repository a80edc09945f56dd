/// A move of review history, when the text of a card changes.
public struct ReviewMove: Hashable, Sendable {
  /// The card before the change.
  public let from: ReviewCardID
  /// The card after the change.
  public let to: ReviewCardID
  /// Whether the old card keeps its history, since another deck still asks it.
  public let isCopy: Bool

  /// Creates a move.
  public init(from: ReviewCardID, to: ReviewCardID, isCopy: Bool) {
    (self.from, self.to, self.isCopy) = (from, to, isCopy)
  }
}

/// The new history of a card after moves.
public struct CardMigration: Hashable, Sendable {
  /// The card whose history changes.
  public let card: ReviewCardID
  /// The card whose history it takes over; nil if it has none.
  public let source: ReviewCardID?
}

extension [ReviewMove] {
  /// Returns the cards whose history changes, given the number of answers of each card.
  ///
  /// All histories leave before any arrives, so that two cards can be swapped. If two meet, the one with more answers
  /// is kept; of equals the one already there.
  public func moved(answers: [ReviewCardID: Int]) -> [CardMigration] {
    let moves = filter { answers[$0.from] != nil && $0.from != $0.to }
    var memories: [ReviewCardID: CardMigration] = [:]
    for move in moves where !move.isCopy { memories[move.from] = CardMigration(card: move.from, source: nil) }
    for move in moves {
      let there = memories[move.to].map { $0.source } ?? move.to
      guard there.flatMap({ answers[$0] }) ?? 0 < answers[move.from] ?? 0 else { continue }
      memories[move.to] = CardMigration(card: move.to, source: move.from)
    }
    return memories.values.filter { $0.source != $0.card }.sorted { $0.card.key < $1.card.key }
  }
}

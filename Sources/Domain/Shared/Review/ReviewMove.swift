/// What is known of a card, where what it asks says something else from now on.
public struct ReviewMove: Hashable, Sendable {
  /// The card as it was.
  public let from: ReviewCardID
  /// The card as it is.
  public let to: ReviewCardID
  /// Whether the old one stays what it was, as it is asked somewhere else.
  public let isCopy: Bool

  /// Leads from one card to another.
  public init(from: ReviewCardID, to: ReviewCardID, isCopy: Bool) {
    (self.from, self.to, self.isCopy) = (from, to, isCopy)
  }
}

/// What becomes of a card where memories move.
public struct CardMigration: Hashable, Sendable {
  /// Where the memory goes.
  public let card: ReviewCardID
  /// The card whose memory it has from now on; nil where it has none.
  public let source: ReviewCardID?
}

extension [ReviewMove] {
  /// Returns the cards that have another memory afterwards, by how many answers each had before.
  ///
  /// All leave before any arrives, so that two cards can change places. Of two memories that meet, the one with more
  /// answers stays; of equals the one that was there.
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

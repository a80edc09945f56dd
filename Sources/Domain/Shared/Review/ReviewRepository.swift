/// Keeps every answer that says how well something is known, and what they come to.
public protocol ReviewRepository: Sendable {
  /// Keeps an answer where it counts, and what its card comes to with it, at once.
  func record(_ answer: ReviewAnswer, _ policy: RecordingPolicy) async throws(RepositoryError)
  /// Returns what the answers of a game come to, card by card.
  func histories(of game: ReviewGame) async throws(RepositoryError) -> [ReviewCardID: CardHistory]
  /// Returns the answers of a game, in the order in which they were kept.
  func answers(of game: ReviewGame) async throws(RepositoryError) -> [ReviewAnswer]
  /// Returns the cards of a game that are to be asked on a day or before, in no order.
  func due(of game: ReviewGame, by day: CalendarDay) async throws(RepositoryError) -> [ReviewCardID]
  /// Returns how long the last answers of a kind took, a hundred at most, in no order.
  func durations(of game: ReviewGame, asked question: ReviewQuestion) async throws(RepositoryError) -> [Duration]
  /// Returns what everybody at the store has learnt of a game, by a day.
  func progress(of game: ReviewGame, until day: CalendarDay) async throws(RepositoryError) -> StoredProgress
}

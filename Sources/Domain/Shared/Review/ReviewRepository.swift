/// A store of review answers and card histories.
public protocol ReviewRepository: Sendable {
  /// Records an answer if the policy allows it, and updates the history of its card.
  func record(_ answer: ReviewAnswer, _ policy: RecordingPolicy) async throws(RepositoryError)
  /// Returns the histories of a game's cards.
  func histories(of game: ReviewGame) async throws(RepositoryError) -> [ReviewCardID: CardHistory]
  /// Returns the answers of a game in the order in which they were stored.
  func answers(of game: ReviewGame) async throws(RepositoryError) -> [ReviewAnswer]
  /// Returns the cards of a game that are due by a day, in no order.
  func due(of game: ReviewGame, by day: CalendarDay) async throws(RepositoryError) -> [ReviewCardID]
  /// Returns the durations of the last answers of a kind, at most a hundred, in no order.
  func durations(of game: ReviewGame, asked question: ReviewQuestion) async throws(RepositoryError) -> [Duration]
  /// Returns the progress of all owners with a game, until a day.
  func progress(of game: ReviewGame, until day: CalendarDay) async throws(RepositoryError) -> StoredProgress
}

public import ArcadeDomain

/// Answers in the table `review_answers` and card histories in `review_cards`.
public struct SQLReviewRepository: ReviewRepository {
  private let database: Database
  private let owner: Owner
  private let scheduler: Scheduler

  /// Creates a repository for an owner's answers; the scheduler turns answers into histories.
  public init(database: Database, owner: Owner = .nobody, scheduler: Scheduler = .usual) {
    (self.database, self.owner, self.scheduler) = (database, owner, scheduler)
  }

  /// Writes an answer, if it counts, and its card's history in one transaction.
  public func record(_ answer: ReviewAnswer, _ policy: RecordingPolicy) async throws(RepositoryError) {
    try await database.write { connection in
      try connection.lockRow(owner)
      try connection.record(answer, policy, of: owner, by: scheduler)
    }
  }

  public func histories(of game: ReviewGame) async throws(RepositoryError) -> [ReviewCardID: CardHistory] {
    let histories = try await database.read { try $0.cardHistories(of: game, by: owner) }
    return Dictionary(histories.map { ($0.id, $0) }) { $1 }
  }

  public func due(of game: ReviewGame, by day: CalendarDay) async throws(RepositoryError) -> [ReviewCardID] {
    try await database.read { try $0.dueCards(of: game, owner, by: day) }
  }

  public func durations(
    of game: ReviewGame,
    asked question: ReviewQuestion
  ) async throws(RepositoryError) -> [Duration] {
    try await database.read { try $0.reviewDurations(of: game, owner, asked: question) }
  }

  public func answers(of game: ReviewGame) async throws(RepositoryError) -> [ReviewAnswer] {
    try await database.read { try $0.reviewAnswers(of: game, by: owner) }
  }

  public func progress(of game: ReviewGame, until day: CalendarDay) async throws(RepositoryError) -> StoredProgress {
    try await database.read { try $0.storedProgress(of: game, until: day) }
  }
}

public import ArcadeDomain

/// Answers that wait in memory while another repository cannot store them.
public struct RetryingReviewRepository: ReviewRepository {
  private let reviews: any ReviewRepository
  private let waiting: WriteQueue

  /// Stands before a repository; what waits, waits with other writes.
  public init(_ reviews: any ReviewRepository, waiting: WriteQueue = WriteQueue()) {
    (self.reviews, self.waiting) = (reviews, waiting)
  }

  /// Stores an answer, or lets it wait; whether it counts is found out then.
  public func record(_ answer: ReviewAnswer, _ policy: RecordingPolicy) async throws(RepositoryError) {
    // The game itself counts the answers that wait.
    try await waiting.make { [reviews] () async throws(RepositoryError) in try await reviews.record(answer, policy) }
  }

  /// What is stored, once what waits was tried again.
  private var stored: any ReviewRepository {
    get async {
      await waiting.retry()
      return reviews
    }
  }

  public func histories(of game: ReviewGame) async throws(RepositoryError) -> [ReviewCardID: CardHistory] {
    try await stored.histories(of: game)
  }

  public func due(of game: ReviewGame, by day: CalendarDay) async throws(RepositoryError) -> [ReviewCardID] {
    try await stored.due(of: game, by: day)
  }

  /// Returns those of what is stored; what waits is not tried again.
  public func durations(
    of game: ReviewGame,
    asked question: ReviewQuestion
  ) async throws(RepositoryError) -> [Duration] {
    try await reviews.durations(of: game, asked: question)
  }

  public func answers(of game: ReviewGame) async throws(RepositoryError) -> [ReviewAnswer] {
    try await stored.answers(of: game)
  }

  public func progress(of game: ReviewGame, until day: CalendarDay) async throws(RepositoryError) -> StoredProgress {
    try await stored.progress(of: game, until: day)
  }
}

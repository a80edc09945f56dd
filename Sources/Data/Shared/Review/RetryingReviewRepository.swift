public import ArcadeDomain

/// A queue in memory for answers that another repository cannot store at present.
public struct RetryingReviewRepository: ReviewRepository {
  private let reviews: any ReviewRepository
  private let waiting: WriteQueue

  /// Wraps a repository; its queue is shared with other writes.
  public init(_ reviews: any ReviewRepository, waiting: WriteQueue = WriteQueue()) {
    (self.reviews, self.waiting) = (reviews, waiting)
  }

  /// Stores an answer, or queues it; whether it counts is decided when it is stored.
  public func record(_ answer: ReviewAnswer, _ policy: RecordingPolicy) async throws(RepositoryError) {
    // The game itself counts the queued answers.
    try await waiting.make { [reviews] () async throws(RepositoryError) in try await reviews.record(answer, policy) }
  }

  /// The wrapped repository, after a retry of queued writes.
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

  /// Returns the stored durations, without a retry of queued writes.
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

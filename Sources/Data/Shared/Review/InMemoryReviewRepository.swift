public import ArcadeDomain
import Synchronization

/// Answers and what they come to, in memory.
public final class InMemoryReviewRepository: ReviewRepository {
  private let kept = Mutex<(answers: [ReviewAnswer], histories: [ReviewCardID: CardHistory])>(([], [:]))
  private let scheduler: Scheduler

  /// Begins without answers; a scheduler says what they come to.
  public init(scheduler: Scheduler = .usual) { self.scheduler = scheduler }

  /// Adds an answer where it counts.
  public func record(_ answer: ReviewAnswer, _ counting: ReviewCounting) async throws(RepositoryError) {
    kept.withLock { kept in
      let before = kept.histories[answer.card]
      guard counting.counts(answer, after: before) else { return }
      kept.answers.append(answer)
      kept.histories[answer.card] = CardHistory(after: before, answer, by: scheduler)
    }
  }

  /// Returns what is known of each card.
  public func histories(of game: ReviewGame) async throws(RepositoryError) -> [ReviewCardID: CardHistory] {
    kept.withLock { $0.histories.filter { $0.key.game == game } }
  }

  /// Returns those that are due by a day.
  public func due(of game: ReviewGame, by day: CalendarDay) async throws(RepositoryError) -> [ReviewCardID] {
    kept.withLock { $0.histories.values.filter { $0.id.game == game && $0.due <= day }.map(\.id) }
  }

  /// Returns how long the last ones of a kind took.
  public func durations(
    of game: ReviewGame,
    asked question: ReviewQuestion
  ) async throws(RepositoryError) -> [Duration] {
    kept.withLock { kept in
      kept.answers.filter { $0.card.game == game && $0.question == question }.suffix(100).map(\.duration)
    }
  }

  /// Returns those of a game, in the order in which they came.
  public func answers(of game: ReviewGame) async throws(RepositoryError) -> [ReviewAnswer] {
    kept.withLock { $0.answers.filter { $0.card.game == game } }
  }
}

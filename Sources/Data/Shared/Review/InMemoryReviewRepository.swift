public import ArcadeDomain
import Synchronization

/// Answers and card histories in memory.
public final class InMemoryReviewRepository: ReviewRepository {
  private let kept = Mutex<(answers: [ReviewAnswer], histories: [ReviewCardID: CardHistory])>(([], [:]))
  private let scheduler: Scheduler

  /// Creates an empty repository; the scheduler turns answers into histories.
  public init(scheduler: Scheduler = .usual) { self.scheduler = scheduler }

  /// Adds an answer, if it counts.
  public func record(_ answer: ReviewAnswer, _ policy: RecordingPolicy) async throws(RepositoryError) {
    kept.withLock { kept in
      let before = kept.histories[answer.card]
      guard policy.counts(answer, after: before) else { return }
      kept.answers.append(answer)
      kept.histories[answer.card] = CardHistory(after: before, answer, by: scheduler)
    }
  }

  public func histories(of game: ReviewGame) async throws(RepositoryError) -> [ReviewCardID: CardHistory] {
    kept.withLock { $0.histories.filter { $0.key.game == game } }
  }

  public func due(of game: ReviewGame, by day: CalendarDay) async throws(RepositoryError) -> [ReviewCardID] {
    kept.withLock { $0.histories.values.filter { $0.id.game == game && $0.due <= day }.map(\.id) }
  }

  public func durations(
    of game: ReviewGame,
    asked question: ReviewQuestion
  ) async throws(RepositoryError) -> [Duration] {
    kept.withLock { kept in
      kept.answers.filter { $0.card.game == game && $0.question == question }.suffix(100).map(\.duration)
    }
  }

  /// Returns the answers of a game, in their order.
  public func answers(of game: ReviewGame) async throws(RepositoryError) -> [ReviewAnswer] {
    kept.withLock { $0.answers.filter { $0.card.game == game } }
  }

  /// Returns the progress of the only user, who has no name.
  public func progress(of game: ReviewGame, until day: CalendarDay) async throws(RepositoryError) -> StoredProgress {
    let (answers, histories) = (try await answers(of: game), try await histories(of: game))
    let week = CalendarDay(daysSince1970: day.daysSince1970 - 6)...day
    return StoredProgress(
      owners: [.nobody],
      cards: histories.values.map { (.nobody, $0) },
      days: answers.filter { week.contains($0.day) }.map { (.nobody, $0.day, $0.card) },
      missed: Dictionary(grouping: answers.filter { $0.rating == .again }, by: \.card).map { card, answers in
        MissedSubject(card, people: 1, misses: answers.count)
      }
    )
  }

  /// Replaces the answers of cards if the given ones are more.
  func restore(_ memories: [ReviewCardID: [ReviewAnswer]]) {
    kept.withLock { kept in
      for (card, answers) in memories where answers.count > kept.histories[card]?.answers ?? 0 {
        kept.answers = kept.answers.filter { $0.card != card } + answers
      }
      kept.histories = CardHistory.replaying(kept.answers, by: scheduler)
    }
  }

  /// Moves the histories of cards, as `[ReviewMove].moved` specifies.
  func move(_ moves: [ReviewMove]) {
    kept.withLock { kept in
      let moved = moves.moved(answers: kept.histories.mapValues(\.answers))
      guard !moved.isEmpty else { return }
      let (before, cards) = (kept.answers, Set(moved.map(\.card)))
      kept.answers.removeAll { cards.contains($0.card) }
      for memory in moved { kept.answers += before.filter { $0.card == memory.source }.map { $0.about(memory.card) } }
      kept.histories = CardHistory.replaying(kept.answers, by: scheduler)
    }
  }
}

public import ArcadeDomain
import Synchronization

/// Reviews that begin with the answers of name games which were played before there were any.
///
/// They are taken over once, when somebody who has no review of a name first asks. Games of falling words need not be:
/// no word begins in them.
public final class NameReviewRepository: ReviewRepository {
  private let reviews: SQLReviewRepository
  private let database: Database
  private let owner: Owner
  private let scheduler: Scheduler
  private let time: any TimeSource
  private let isCaughtUp = Mutex(false)

  /// Keeps answers of an owner in a database; a scheduler says what they come to, and a clock in which days they were.
  public init(database: Database, owner: Owner = .nobody, scheduler: Scheduler = .usual, time: any TimeSource) {
    reviews = SQLReviewRepository(database: database, owner: owner, scheduler: scheduler)
    (self.database, self.owner, self.scheduler, self.time) = (database, owner, scheduler, time)
  }

  /// Writes an answer that counts, and what its card comes to.
  public func record(_ answer: ReviewAnswer, _ policy: RecordingPolicy) async throws(RepositoryError) {
    try await catchUp(with: answer.card.game)
    try await reviews.record(answer, policy)
  }

  /// Reads what is known of each card.
  public func histories(of game: ReviewGame) async throws(RepositoryError) -> [ReviewCardID: CardHistory] {
    try? await catchUp(with: game)
    return try await reviews.histories(of: game)
  }

  /// Reads the cards that are due.
  public func due(of game: ReviewGame, by day: CalendarDay) async throws(RepositoryError) -> [ReviewCardID] {
    try? await catchUp(with: game)
    return try await reviews.due(of: game, by: day)
  }

  /// Reads how long the last answers took.
  public func durations(
    of game: ReviewGame,
    asked question: ReviewQuestion
  ) async throws(RepositoryError) -> [Duration] {
    try await reviews.durations(of: game, asked: question)
  }

  /// Reads the answers.
  public func answers(of game: ReviewGame) async throws(RepositoryError) -> [ReviewAnswer] {
    try? await catchUp(with: game)
    return try await reviews.answers(of: game)
  }

  /// Reads what everybody has learnt.
  public func progress(of game: ReviewGame, until day: CalendarDay) async throws(RepositoryError) -> StoredProgress {
    try? await catchUp(with: game)
    return try await reviews.progress(of: game, until: day)
  }

  /// Takes the earlier answers over, unless that was done. Whoever only reads goes on where that fails, as in a store
  /// that may not be written.
  private func catchUp(with game: ReviewGame) async throws(RepositoryError) {
    guard game == .names, !isCaughtUp.withLock({ $0 }) else { return }
    let lacks = try await database.read { try $0.lacksNameReviews(of: owner) }
    if lacks { try await database.write { try $0.takeOverNameAnswers(of: owner, by: scheduler, time) } }
    isCaughtUp.withLock { $0 = true }
  }
}

extension Connection {
  /// Begins what is known of names with the answers of before, unless an owner has any review of a name.
  func takeOverNameAnswers(of owner: Owner, by scheduler: Scheduler, _ time: any TimeSource) throws(RepositoryError) {
    try lockRow(owner)
    guard try lacksNameReviews(of: owner) else { return }
    for answer in try earlierNameAnswers(of: owner, time) {
      try record(answer, .whereDueOrNew, of: owner, by: scheduler)
    }
  }

  fileprivate func lacksNameReviews(of owner: Owner) throws(RepositoryError) -> Bool {
    let isPlayed = try row("SELECT 1 FROM name_answers WHERE owner = ? AND is_first LIMIT 1", owner) { _ in true }
    guard isPlayed == true else { return false }
    return try row("SELECT 1 FROM review_answers WHERE owner = ? AND game = 'names' LIMIT 1", owner) { _ in true }
      == nil
  }

  /// Reads the first answers of all rounds; how long they took, nobody has kept.
  private func earlierNameAnswers(of owner: Owner, _ time: any TimeSource) throws(RepositoryError) -> [ReviewAnswer] {
    let sql = """
      SELECT asked_id, asked_name, is_right, answered_at FROM name_answers WHERE owner = ? AND is_first ORDER BY id
      """
    return try rows(sql, owner) { row in
      let (id, name, at) = (try row.text("asked_id"), try row.text("asked_name"), try row.moment("answered_at"))
      // Who was given no id has a made one, which another picture would change.
      let key = id.hasPrefix("~") ? "name:\(MatchKeys().name(name))" : "id:\(id)"
      return ReviewAnswer(
        ReviewCardID(.names, key),
        try row.flag("is_right") ? .good : .again,
        at: at,
        on: time.reviewDay(of: at),
        asked: .faces,
        within: .zero
      )
    }
  }
}

/// The review store, scheduler and judge of typed answers that both learning games use.
public struct Learning: Sendable {
  let reviews: any ReviewRepository
  let scheduler: Scheduler
  private let newPerDay: Int
  private let measuresTime: Bool
  let time: any TimeSource
  private let judge: @Sendable (_ typed: String, _ texts: [String], _ others: [String]) -> TypedVerdict

  /// Creates the service; `measuresTime` for interactive use, so that fast answers can be easy.
  public init(
    _ reviews: any ReviewRepository,
    folding: some Folding,
    time: any TimeSource,
    by scheduler: Scheduler = .usual,
    newPerDay: Int = 10,
    measuresTime: Bool = true
  ) {
    (self.reviews, self.time, self.scheduler) = (reviews, time, scheduler)
    (self.newPerDay, self.measuresTime) = (newPerDay, measuresTime)
    judge = { TypedAnswer(of: $1, folding: folding).verdict(on: $0, besides: $2) }
  }

  /// Starts a session with the cards of a game; `newPerDay` overrides the default number of new cards.
  public func begin<Card: LearningCard>(
    _ cards: [Card],
    of game: ReviewGame,
    newPerDay: Int? = nil,
    random: SplitMix64
  ) async throws(RepositoryError) -> LearningSession<Card> {
    LearningSession(
      of: cards,
      try await reviews.histories(of: game),
      on: time.reviewDay(),
      at: time.now(),
      newPerDay: newPerDay ?? self.newPerDay,
      usual: measuresTime ? Self.usual(try await reviews.durations(of: game, asked: .typed)) : nil,
      by: scheduler,
      random: random
    )
  }

  /// Returns the verdict on a typed text in a session.
  public func verdict<Card>(on typed: String, for card: Card, in session: LearningSession<Card>) -> TypedVerdict {
    let verdict = judge(typed, card.accepted, session.answers(besides: card))
    if case .rightBut = verdict, card.ignoresAccents { return .right }
    return verdict
  }

  /// Records an answer, unless it was practice.
  public func record(_ reply: LearningReply<some LearningCard>) async throws(RepositoryError) {
    if let answer = reply.answer { try await reviews.record(answer, reply.policy) }
  }

  /// Returns all answers of a game in order.
  public func answers(of game: ReviewGame) async throws(RepositoryError) -> [ReviewAnswer] {
    try await reviews.answers(of: game)
  }

  /// Returns the cards of a game that are due today.
  public func due(of game: ReviewGame) async throws(RepositoryError) -> Set<ReviewCardID> {
    Set(try await reviews.due(of: game, by: time.reviewDay()))
  }

  /// Returns the median of at least ten durations.
  private static func usual(_ durations: [Duration]) -> Duration? {
    durations.count < 10 ? nil : durations.sorted()[durations.count / 2]
  }
}

/// What both games learn with: where answers are kept, how many new cards a day brings, and how typed answers are judged.
public struct Learning: Sendable {
  /// Where what is known of each card is kept.
  let reviews: any ReviewRepository
  let scheduler: Scheduler
  private let newPerDay: Int
  private let measuresTime: Bool
  let time: any TimeSource
  private let judge: @Sendable (_ typed: String, _ texts: [String], _ others: [String]) -> TypedVerdict

  /// Joins what learning needs; `measuresTime` where somebody sits there, so that what is known at once can be easy.
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

  /// Begins to learn cards of a game, with another number of new ones than the usual where one is wanted.
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

  /// Returns what a typed text is worth in a session.
  public func verdict<Card>(on typed: String, for card: Card, in session: LearningSession<Card>) -> TypedVerdict {
    let verdict = judge(typed, card.accepted, session.answers(besides: card))
    if case .rightBut = verdict, card.ignoresAccents { return .right }
    return verdict
  }

  /// Keeps what was answered, unless it was practice.
  public func record(_ reply: LearningReply<some LearningCard>) async throws(RepositoryError) {
    if let answer = reply.answer { try await reviews.record(answer, reply.policy) }
  }

  /// Returns all answers of a game, in the order in which they were given.
  public func answers(of game: ReviewGame) async throws(RepositoryError) -> [ReviewAnswer] {
    try await reviews.answers(of: game)
  }

  /// Returns the cards of a game that are due today.
  public func due(of game: ReviewGame) async throws(RepositoryError) -> Set<ReviewCardID> {
    Set(try await reviews.due(of: game, by: time.reviewDay()))
  }

  /// The median of ten times or more.
  private static func usual(_ durations: [Duration]) -> Duration? {
    durations.count < 10 ? nil : durations.sorted()[durations.count / 2]
  }
}

/// The progress of all learners of a store, and what most of them miss.
public struct LearningProgress<Subject: Hashable & Sendable>: Hashable, Sendable {
  /// The learners sorted by name, after nobody if there is data without an owner.
  public let learners: [LearnerProgress]
  /// The most missed cards, most people first.
  public let missed: [MissedSubject<Subject>]
}

extension Learning {
  /// Returns the progress of all learners with some cards of a game.
  func progress<Subject>(
    of game: ReviewGame,
    about subjects: [ReviewCardID: Subject]
  ) async throws(RepositoryError) -> LearningProgress<Subject> {
    let today = time.reviewDay()
    return try await reviews.progress(of: game, until: today).progress(about: subjects, on: today, by: scheduler)
  }
}

/// What a learner knows and has to repeat.
public struct LearnerProgress: Hashable, Sendable {
  /// The learner.
  public let owner: Owner
  /// The number of known cards: the sum of their probabilities, rounded down.
  public let known: Int
  /// The number of cards due today.
  public let due: Int
  /// The number of days with answers among the last seven, including today.
  public let days: Int
  /// The last day with an answer; nil if there is none.
  public let lastDay: CalendarDay?

  /// Creates a learner's progress.
  public init(_ owner: Owner, known: Int, due: Int, days: Int, lastDay: CalendarDay?) {
    (self.owner, self.known, self.due, self.days, self.lastDay) = (owner, known, due, days, lastDay)
  }
}

/// A missed card.
public struct MissedSubject<Subject: Hashable & Sendable>: Hashable, Sendable {
  /// The card or person that was missed.
  public let subject: Subject
  /// The number of people who missed it.
  public let people: Int
  /// The number of times it was missed by all of them.
  public let misses: Int

  /// Creates a missed card.
  public init(_ subject: Subject, people: Int, misses: Int) {
    (self.subject, self.people, self.misses) = (subject, people, misses)
  }
}

/// The stored progress of all learners of a game, which can be limited to some cards.
public struct StoredProgress: Sendable {
  /// A card history with its owner.
  public typealias OwnedCard = (owner: Owner, history: CardHistory)
  /// A card that an owner answered on a day.
  public typealias LearntDay = (owner: Owner, day: CalendarDay, card: ReviewCardID)

  /// All owners, sorted by name.
  public let owners: [Owner]
  /// The histories of all owners.
  public let cards: [OwnedCard]
  /// The cards answered on each of the last seven days.
  public let days: [LearntDay]
  /// The missed cards, in no order.
  public let missed: [MissedSubject<ReviewCardID>]

  /// Creates stored progress.
  public init(owners: [Owner], cards: [OwnedCard], days: [LearntDay], missed: [MissedSubject<ReviewCardID>]) {
    (self.owners, self.cards, self.days, self.missed) = (owners, cards, days, missed)
  }

  private static var mostMissed: Int { 10 }

  /// Returns the progress of all owners with some cards on a day.
  public func progress<Subject>(
    about subjects: [ReviewCardID: Subject],
    on today: CalendarDay,
    by scheduler: Scheduler = .usual
  ) -> LearningProgress<Subject> {
    var (histories, learnt) = ([Owner: [CardHistory]](), [Owner: Set<CalendarDay>]())
    for card in cards where subjects[card.history.id] != nil { histories[card.owner, default: []].append(card.history) }
    for (owner, day, card) in days where subjects[card] != nil { learnt[owner, default: []].insert(day) }
    let learners = owners.filter { !$0.isNobody || histories[$0] != nil }.map { owner in
      let own = histories[owner] ?? []
      return LearnerProgress(
        owner,
        known: own.known(on: today, by: scheduler),
        due: own.count { $0.due <= today },
        days: own.isEmpty ? 0 : learnt[owner]?.count ?? 0,
        lastDay: own.map { $0.lastDay }.max()
      )
    }
    let missed = self.missed.filter { subjects[$0.subject] != nil }.sorted { one, other in
      (other.people, other.misses, one.subject.key) < (one.people, one.misses, other.subject.key)
    }
    return LearningProgress(
      learners: learners,
      missed: missed.prefix(Self.mostMissed).compactMap { missed in
        subjects[missed.subject].map { MissedSubject($0, people: missed.people, misses: missed.misses) }
      }
    )
  }
}

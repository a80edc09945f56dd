/// How everybody at a store gets on with what a game teaches, and what most of them miss.
public struct LearningProgress<Subject: Hashable & Sendable>: Hashable, Sendable {
  /// Everybody, by name; before them nobody, where nobody has learnt anything.
  public let learners: [LearnerProgress]
  /// What the most people missed, first.
  public let missed: [MissedSubject<Subject>]
}

extension Learning {
  /// Returns how everybody gets on with some cards of a game.
  func progress<Subject>(
    of game: ReviewGame,
    about subjects: [ReviewCardID: Subject]
  ) async throws(RepositoryError) -> LearningProgress<Subject> {
    let today = time.reviewDay()
    return try await reviews.progress(of: game, until: today).progress(about: subjects, on: today, by: scheduler)
  }
}

/// How far somebody is.
public struct LearnerProgress: Hashable, Sendable {
  /// Whose it is.
  public let owner: Owner
  /// How much is known: the sum of how probably each is, rounded down.
  public let known: Int
  /// How much is to be asked again today.
  public let due: Int
  /// On how many of the last seven days, today among them, something was learnt.
  public let days: Int
  /// The last day on which something was; nil where nothing ever was.
  public let lastDay: CalendarDay?

  /// Describes how far somebody is.
  public init(_ owner: Owner, known: Int, due: Int, days: Int, lastDay: CalendarDay?) {
    (self.owner, self.known, self.due, self.days, self.lastDay) = (owner, known, due, days, lastDay)
  }
}

/// What was missed.
public struct MissedSubject<Subject: Hashable & Sendable>: Hashable, Sendable {
  /// What it is.
  public let subject: Subject
  /// How many people missed it.
  public let people: Int
  /// How often they did, together.
  public let misses: Int

  /// Describes what was missed.
  public init(_ subject: Subject, people: Int, misses: Int) {
    (self.subject, self.people, self.misses) = (subject, people, misses)
  }
}

/// What a store has of how everybody gets on with a game, of which some cards may count.
public struct StoredProgress: Sendable {
  /// What is known of a card, and whose it is.
  public typealias OwnedCard = (owner: Owner, history: CardHistory)
  /// A card that somebody learnt on a day.
  public typealias LearntDay = (owner: Owner, day: CalendarDay, card: ReviewCardID)

  /// Everybody, by name.
  public let owners: [Owner]
  /// What is known of everybody's cards.
  public let cards: [OwnedCard]
  /// What was learnt on each of the last seven days.
  public let days: [LearntDay]
  /// What was missed, in no order.
  public let missed: [MissedSubject<ReviewCardID>]

  /// Joins what is kept.
  public init(owners: [Owner], cards: [OwnedCard], days: [LearntDay], missed: [MissedSubject<ReviewCardID>]) {
    (self.owners, self.cards, self.days, self.missed) = (owners, cards, days, missed)
  }

  /// How many of what was missed are told.
  private static var mostMissed: Int { 10 }

  /// Returns how everybody gets on with some cards, by a day.
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

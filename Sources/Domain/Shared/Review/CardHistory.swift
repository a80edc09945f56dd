/// What the answers about a card come to: how well it is remembered, and since when.
public struct CardHistory: Hashable, Sendable {
  /// What was asked.
  public private(set) var id: ReviewCardID
  /// How well it is remembered, and where it stands.
  public let card: ReviewedCard
  /// The day of the first answer.
  public let firstDay: CalendarDay
  /// The day of the last answer.
  public let lastDay: CalendarDay
  /// The day on which it is to be asked again: that of its last answer while it is learnt.
  public let due: CalendarDay
  /// How it was asked last.
  public let question: ReviewQuestion
  /// How well it was known then.
  public let rating: ReviewRating
  /// How many answers there were.
  public let answers: Int

  /// Describes what was kept of a card.
  public init(
    _ id: ReviewCardID,
    _ card: ReviewedCard,
    from first: CalendarDay,
    to last: CalendarDay,
    due: CalendarDay,
    asked question: ReviewQuestion,
    _ rating: ReviewRating,
    answers: Int
  ) {
    (self.id, self.card, firstDay, lastDay, self.due) = (id, card, first, last, due)
    (self.question, self.rating, self.answers) = (question, rating, answers)
  }

  /// Goes on with an answer, or begins with one; where the clock was set back, or somebody has travelled, no day has passed.
  public init(after before: CardHistory?, _ answer: ReviewAnswer, by scheduler: Scheduler) {
    let passed = before.map { answer.day.daysSince1970 - $0.lastDay.daysSince1970 } ?? 0
    let card = scheduler.review(before?.card, after: passed, rated: answer.rating).card
    let isLearnt = Self.isLearnt(card, answer.question, answer.rating)
    self.init(
      answer.card,
      card,
      from: before?.firstDay ?? answer.day,
      to: answer.day,
      due: CalendarDay(daysSince1970: answer.day.daysSince1970 + (isLearnt ? scheduler.days(after: card) : 0)),
      asked: answer.question,
      answer.rating,
      answers: (before?.answers ?? 0) + 1
    )
  }

  /// Returns the same of another card.
  public func about(_ id: ReviewCardID) -> CardHistory {
    var history = self
    history.id = id
    return history
  }

  /// Whether it comes back after days: nothing of it is left to do for now.
  public var isKnown: Bool { Self.isLearnt(card, question, rating) }

  /// How it is asked next: among six after a mistake, then among those most like it, and typed at last.
  public var nextQuestion: ReviewQuestion { rating == .again ? .choice : question.next }

  /// A choice is never the last thing, as luck can make it right.
  private static func isLearnt(_ card: ReviewedCard, _ question: ReviewQuestion, _ rating: ReviewRating) -> Bool {
    card.state == .review && rating != .again && question != .choice && question != .alike
  }

  /// Works out what answers come to, in the order in which they were kept.
  public static func replaying(
    _ answers: some Sequence<ReviewAnswer>,
    by scheduler: Scheduler
  ) -> [ReviewCardID: CardHistory] {
    answers.reduce(into: [:]) { histories, answer in
      histories[answer.card] = CardHistory(after: histories[answer.card], answer, by: scheduler)
    }
  }
}

/// Which answers say how well something is known.
public enum RecordingPolicy: Hashable, Sendable {
  /// The first of a day about a card that is due; no card begins with it.
  case whereDue
  /// Also the first of all about a card.
  case whereDueOrNew
  /// Each that comes after so many, so that none counts twice that was given in two windows.
  case after(Int)

  /// Whether an answer counts after what is known of its card.
  public func counts(_ answer: ReviewAnswer, after history: CardHistory?) -> Bool {
    if case .after(let answers) = self { return answers == history?.answers ?? 0 }
    guard let history else { return self == .whereDueOrNew }
    return history.lastDay < answer.day && history.due <= answer.day
  }
}

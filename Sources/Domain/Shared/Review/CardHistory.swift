/// The state of a card after all of its answers.
public struct CardHistory: Hashable, Sendable {
  /// The identifier of the card.
  public private(set) var id: ReviewCardID
  /// The memory and learning state of the card.
  public let card: ReviewedCard
  /// The day of the first answer.
  public let firstDay: CalendarDay
  /// The day of the last answer.
  public let lastDay: CalendarDay
  /// The day on which it is due; during learning that of its last answer.
  public let due: CalendarDay
  /// The kind of the last question.
  public let question: ReviewQuestion
  /// The rating of the last answer.
  public let rating: ReviewRating
  /// The number of answers.
  public let answers: Int

  /// Creates a stored history.
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

  /// Adds an answer to a history, or starts one; if the clock or time zone was set back, no day has passed.
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

  /// Returns the same history for another card.
  public func about(_ id: ReviewCardID) -> CardHistory {
    var history = self
    history.id = id
    return history
  }

  /// Whether it is next due after days, so that it is finished for now.
  public var isKnown: Bool { Self.isLearnt(card, question, rating) }

  /// The kind of the next question: a choice after a mistake, then a choice among similar cards, and finally typing.
  public var nextQuestion: ReviewQuestion { rating == .again ? .choice : question.next }

  /// A choice never finishes a card, since it can be right by chance.
  private static func isLearnt(_ card: ReviewedCard, _ question: ReviewQuestion, _ rating: ReviewRating) -> Bool {
    card.state == .review && rating != .again && question != .choice && question != .alike
  }

  /// Computes the histories from answers in the order in which they were stored.
  public static func replaying(
    _ answers: some Sequence<ReviewAnswer>,
    by scheduler: Scheduler
  ) -> [ReviewCardID: CardHistory] {
    answers.reduce(into: [:]) { histories, answer in
      histories[answer.card] = CardHistory(after: histories[answer.card], answer, by: scheduler)
    }
  }
}

/// A rule for which answers are recorded.
public enum RecordingPolicy: Hashable, Sendable {
  /// The first answer of a day, if the card is due; new cards are not started.
  case whereDue
  /// The same, and the first answer of a new card.
  case whereDueOrNew
  /// The answer after this many, so that answers in two windows are not both recorded.
  case after(Int)

  /// Whether an answer is recorded, given the history of its card.
  public func counts(_ answer: ReviewAnswer, after history: CardHistory?) -> Bool {
    if case .after(let answers) = self { return answers == history?.answers ?? 0 }
    guard let history else { return self == .whereDueOrNew }
    return history.lastDay < answer.day && history.due <= answer.day
  }
}

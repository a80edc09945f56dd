/// What the answers about a card come to: how well it is remembered, and since when.
public struct CardHistory: Hashable, Sendable {
  /// What was asked.
  public let id: ReviewCardID
  /// How well it is remembered, and where it stands.
  public let card: ReviewedCard
  /// The day of the first answer.
  public let firstDay: CalendarDay
  /// The day of the last answer.
  public let lastDay: CalendarDay
  /// How many answers there were.
  public let answers: Int

  /// Describes what was kept of a card.
  public init(_ id: ReviewCardID, _ card: ReviewedCard, from first: CalendarDay, to last: CalendarDay, answers: Int) {
    (self.id, self.card, firstDay, lastDay, self.answers) = (id, card, first, last, answers)
  }

  /// Goes on with an answer, or begins with one; where the clock was set back, or somebody has travelled, no day has passed.
  public init(after before: CardHistory?, _ answer: ReviewAnswer, by scheduler: Scheduler) {
    let days = before.map { answer.day.daysSince1970 - $0.lastDay.daysSince1970 } ?? 0
    self.init(
      answer.card,
      scheduler.review(before?.card, after: days, rated: answer.rating).card,
      from: before?.firstDay ?? answer.day,
      to: answer.day,
      answers: (before?.answers ?? 0) + 1
    )
  }

  /// The day on which it is to be asked again: that of its last answer where a step of minutes follows.
  public func dueDay(by scheduler: Scheduler) -> CalendarDay {
    CalendarDay(daysSince1970: lastDay.daysSince1970 + scheduler.days(after: card))
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
public enum ReviewCounting: Hashable, Sendable {
  /// The first of a day about a card that is due; no card begins with it.
  case whereDue
  /// Also the first of all about a card.
  case whereDueOrNew

  /// Whether an answer counts after what is known of its card.
  public func counts(_ answer: ReviewAnswer, after history: CardHistory?, by scheduler: Scheduler) -> Bool {
    guard let history else { return self == .whereDueOrNew }
    return history.lastDay < answer.day && history.dueDay(by: scheduler) <= answer.day
  }
}

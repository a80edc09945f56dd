/// How well a card is known on a day, and when it is due.
public struct Retrievability: Hashable, Sendable {
  /// The probability that it is known, from 0 to 1; nil during learning, when there is none yet.
  public let probability: Double?
  /// The day on which it is due, or was.
  public let due: CalendarDay
  /// The day of the estimate.
  public let day: CalendarDay

  /// Creates an estimate.
  public init(_ probability: Double?, due: CalendarDay, on day: CalendarDay) {
    (self.probability, self.due, self.day) = (probability, due, day)
  }
}

extension CardHistory {
  /// Returns how well the card is known on a day; for days before its last answer, as on the day of that answer.
  public func retrievability(on day: CalendarDay, by scheduler: Scheduler) -> Retrievability {
    let passed = max(0, day.daysSince1970 - lastDay.daysSince1970)
    let probability = isKnown ? scheduler.parameters.retrievability(of: card.memory, after: passed) : nil
    return Retrievability(probability, due: due, on: day)
  }

  /// Returns the number of known cards at the end of each day, from the answers until then.
  public static func known(
    on days: ClosedRange<Int>,
    after answers: [ReviewAnswer],
    by scheduler: Scheduler
  ) -> [(day: CalendarDay, known: Int)] {
    var (histories, next) = ([ReviewCardID: CardHistory](), 0)
    return days.map { number in
      while next < answers.count, answers[next].day.daysSince1970 <= number {
        let answer = answers[next]
        histories[answer.card] = CardHistory(after: histories[answer.card], answer, by: scheduler)
        next += 1
      }
      let day = CalendarDay(daysSince1970: number)
      return (day, histories.values.known(on: day, by: scheduler))
    }
  }
}

extension Sequence<CardHistory> {
  /// Returns the number of known cards on a day: the sum of their probabilities, rounded down.
  public func known(on day: CalendarDay, by scheduler: Scheduler) -> Int {
    Int(reduce(0) { $0 + ($1.retrievability(on: day, by: scheduler).probability ?? 0) })
  }
}

extension Learning {
  /// Returns how well each answered card of a game is known today.
  public func retrievabilities(of game: ReviewGame) async throws(RepositoryError) -> [ReviewCardID: Retrievability] {
    let today = time.reviewDay()
    return try await reviews.histories(of: game).mapValues { $0.retrievability(on: today, by: scheduler) }
  }

  /// Returns the number of known cards on each of the last days, at most so many, since the first answer.
  public func knownLately(
    of game: ReviewGame,
    among cards: Set<ReviewCardID>,
    days: Int
  ) async throws(RepositoryError) -> [(day: CalendarDay, known: Int)] {
    let today = time.reviewDay().daysSince1970
    let answers = try await reviews.answers(of: game).filter { cards.contains($0.card) }
    guard let first = answers.first?.day.daysSince1970, first <= today else { return [] }
    return CardHistory.known(on: max(first, today - days + 1)...today, after: answers, by: scheduler)
  }
}

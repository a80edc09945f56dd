/// How well something is known on a day, and when it comes back.
public struct Retrievability: Hashable, Sendable {
  /// How probably it is known, from 0 to 1; nil while it is still being learnt, when that says nothing.
  public let probability: Double?
  /// The day on which it is to be asked, or was.
  public let due: CalendarDay
  /// The day that this is said of.
  public let day: CalendarDay

  /// Says how well something is known on a day.
  public init(_ probability: Double?, due: CalendarDay, on day: CalendarDay) {
    (self.probability, self.due, self.day) = (probability, due, day)
  }
}

extension CardHistory {
  /// Returns how well the card is known on a day; before its last answer, as on that day.
  public func retrievability(on day: CalendarDay, by scheduler: Scheduler) -> Retrievability {
    let passed = max(0, day.daysSince1970 - lastDay.daysSince1970)
    let probability = isKnown ? scheduler.parameters.retrievability(of: card.memory, after: passed) : nil
    return Retrievability(probability, due: due, on: day)
  }

  /// Returns how many cards are known at the end of each of some days, by the answers until then.
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
  /// Returns how many of the cards are known on a day: the sum of how probably each is, rounded down.
  public func known(on day: CalendarDay, by scheduler: Scheduler) -> Int {
    Int(reduce(0) { $0 + ($1.retrievability(on: day, by: scheduler).probability ?? 0) })
  }
}

extension Learning {
  /// Returns how well the cards of a game are known today, as far as they were asked.
  public func retrievabilities(of game: ReviewGame) async throws(RepositoryError) -> [ReviewCardID: Retrievability] {
    let today = time.reviewDay()
    return try await reviews.histories(of: game).mapValues { $0.retrievability(on: today, by: scheduler) }
  }

  /// Returns how many of some cards were known on each of the last days, so many at most, from the first answer on.
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

import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// `arcade words schedule`: when an item is due after the given answers.
struct ScheduleCommand {
  let context: CommandContext

  func run() throws {
    let reviews = try reviews(by: scheduler())
    guard !context.options.isJSON else { return context.print("arcade.schedule/1", ["reviews": reviews]) }
    context.show(phrases.scheduleTitle, Table(reviews, phrases: phrases), orSay: "")
  }

  private var phrases: SchedulePhrases { context.composition.schedulePhrases }

  private func scheduler() throws -> Scheduler {
    let invocation = context.invocation
    let usual = context.composition.settings.scheduler
    return try Scheduler(
      parameters: parameters(),
      retention: invocation.checked(.retention, Scheduler.retention(written:)) ?? usual.retention,
      steps: invocation.checked(.steps, Scheduler.steps(written:)) ?? usual.steps,
      relearning: invocation.checked(.relearn, Scheduler.steps(written:)) ?? usual.relearning,
      longest: invocation.checked(.longest, Scheduler.longest(written:)) ?? usual.longest
    )
  }

  private func parameters() throws -> ReviewParameters {
    guard let text = context.invocation.value(of: .parameters) else { return .usual }
    let weights = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard weights.allSatisfy({ $0?.isFinite == true }) else { throw UsageError.badValue(text, for: .parameters) }
    do {
      return try ReviewParameters(weights.compactMap(\.self))
    } catch {
      throw CommandFailure.usage(phrases.sentence(for: error))
    }
  }

  /// Returns the reviews; one without a time is when due, the first one now.
  private func reviews(by scheduler: Scheduler) throws -> [ScheduledReview] {
    var reviews: [ScheduledReview] = []
    for (index, operand) in context.invocation.operands.enumerated() {
      let (rating, time) = try reading(operand, number: index + 1)
      let at = time ?? reviews.last?.due ?? context.composition.time.now()
      if let last = reviews.last, at < last.at {
        throw CommandFailure.usage(phrases.backwards(index + 1, at, before: last.at))
      }
      reviews.append(ScheduledReview(rating, at: at, after: reviews.last, by: scheduler))
    }
    return reviews
  }

  private func reading(_ operand: String, number: Int) throws -> (ReviewRating, Moment?) {
    let parts = operand.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let rating = Int(parts[0]).flatMap(ReviewRating.init(rawValue:)) else {
      throw CommandFailure.usage(phrases.noSuchRating(parts[0], number))
    }
    guard parts.count > 1 else { return (rating, nil) }
    guard let time = Moment(iso: parts[1]) ?? Moment(iso: parts[1] + "T00:00:00Z") else {
      throw CommandFailure.usage(phrases.noSuchTime(parts[1], number))
    }
    return (rating, time)
  }
}

extension CommandFailure {
  fileprivate static func usage(_ message: String) -> CommandFailure {
    CommandFailure(exit: .usage, code: "usage", message: message)
  }
}

/// A review at a moment, with days of 24 hours.
struct ScheduledReview {
  let rating: ReviewRating
  let at: Moment
  let card: ReviewedCard
  /// The probability of a right answer before the review; 0 before the first.
  let retrievability: Double
  let seconds: Int
  /// The whole days until the next review; 0 after a step of minutes.
  let days: Int

  init(_ rating: ReviewRating, at: Moment, after last: ScheduledReview?, by scheduler: Scheduler) {
    let elapsed = last.map { Int(at.since($0.at).components.seconds) / Self.secondsOfDay } ?? 0
    let (card, next) = scheduler.review(last?.card, after: elapsed, rated: rating)
    (self.rating, self.at, self.card) = (rating, at, card)
    retrievability = last.map { scheduler.parameters.retrievability(of: $0.card.memory, after: elapsed) } ?? 0
    switch next {
    case .step(let step): (seconds, days) = (Int(step.components.seconds), 0)
    case .days(let days): (seconds, self.days) = (days * Self.secondsOfDay, days)
    }
  }

  var due: Moment { at.advanced(by: .seconds(seconds)) }

  private static let secondsOfDay = 86_400
}

extension ScheduledReview: JSONConvertible {
  var json: JSONText {
    [
      "rating": rating.rawValue,
      "at": at,
      "state": card.state.word,
      "step": card.state.step,
      "stability": card.memory.stability,
      "difficulty": card.memory.difficulty,
      "retrievabilityBefore": retrievability,
      "intervalSeconds": seconds,
      "intervalDays": days,
      "due": due,
    ]
  }
}

extension Table {
  fileprivate init(_ reviews: [ScheduledReview], phrases: SchedulePhrases) {
    self.init(of: reviews) {
      TableColumn(phrases.ratingLabel) { phrases.name(of: $0.rating) }
      TableColumn(phrases.atLabel) { $0.at.isoText }
      TableColumn(phrases.stateLabel) { phrases.name(of: $0.card.state) }
      TableColumn(phrases.stabilityLabel, isNumber: true) { phrases.number($0.card.memory.stability) }
      TableColumn(phrases.difficultyLabel, isNumber: true) { phrases.number($0.card.memory.difficulty) }
      TableColumn(phrases.knownLabel, isNumber: true, isSecondary: true) { phrases.number($0.retrievability) }
      TableColumn(phrases.intervalLabel, isNumber: true) { phrases.interval($0.seconds, days: $0.days) }
      TableColumn(phrases.dueLabel) { $0.due.isoText }
    }
  }
}

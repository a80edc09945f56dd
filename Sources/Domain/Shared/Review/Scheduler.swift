/// A scheduler that computes review dates by FSRS-6; the same answers give the same dates.
///
/// ```swift
/// let scheduler = Scheduler.usual
/// let first = scheduler.review(nil, after: 0, rated: .good)   // in the second step, ten minutes
/// let second = scheduler.review(first.card, after: 0, rated: .good)   // in two days
/// ```
public struct Scheduler: Hashable, Sendable {
  /// The parameters of memory growth.
  public let parameters: ReviewParameters
  /// The desired probability that a card is known when it is due.
  public let retention: Double
  /// The steps of a new card; empty to begin with days.
  public let steps: [Duration]
  /// The steps of a forgotten card; empty to begin with days.
  public let relearning: [Duration]
  /// The maximum interval in days.
  public let longest: Int
  private let growth: Double

  /// Creates a scheduler; throws if a value is out of its bounds.
  public init(
    parameters: ReviewParameters = .usual,
    retention: Double = 0.9,
    steps: [Duration] = usualSteps,
    relearning: [Duration] = usualRelearning,
    longest: Int = possibleDays.upperBound
  ) throws(SchedulerMistake) {
    guard Self.possibleRetention.contains(retention) else {
      throw .retention(retention, bounds: Self.possibleRetention)
    }
    guard Self.possibleDays.contains(longest) else { throw .longest(longest, bounds: Self.possibleDays) }
    for step in steps + relearning where step <= .zero || step > .seconds(86_400) { throw .step(step) }
    self.init(parameters, retention, steps, relearning, longest)
  }

  private init(
    _ parameters: ReviewParameters,
    _ retention: Double,
    _ steps: [Duration],
    _ relearning: [Duration],
    _ longest: Int
  ) {
    (self.parameters, self.retention) = (parameters, retention)
    (self.steps, self.relearning, self.longest) = (steps, relearning, longest)
    growth = parameters.growth(retaining: retention)
  }

  /// The default: 90 % retention, two steps for new cards and one for forgotten ones.
  public static let usual = Scheduler(.usual, 0.9, usualSteps, usualRelearning, possibleDays.upperBound)
  /// One minute and ten minutes.
  public static let usualSteps: [Duration] = [.seconds(60), .seconds(600)]
  /// Ten minutes.
  public static let usualRelearning: [Duration] = [.seconds(600)]
  /// The allowed range of the retention.
  public static let possibleRetention = 0.7...0.99
  /// The allowed range of the maximum interval, in days.
  public static let possibleDays = 1...36_500
}

/// The state of a card after a review.
public struct ReviewedCard: Hashable, Sendable {
  /// The learning state.
  public let state: ReviewState
  /// The memory of the card.
  public let memory: MemoryState

  /// Creates a reviewed card.
  public init(_ state: ReviewState, _ memory: MemoryState) { (self.state, self.memory) = (state, memory) }
}

extension Scheduler {
  /// Returns a card after a review, so many whole days after the previous one, and the time until it comes back. Pass
  /// nil for a card that was never reviewed.
  public func review(
    _ before: ReviewedCard?,
    after days: Int,
    rated rating: ReviewRating
  ) -> (card: ReviewedCard, next: ReviewInterval) {
    let memory = parameters.memory(before?.memory, after: max(0, days), rated: rating)
    let card = ReviewedCard(state(after: before?.state ?? .learning(step: 0), rating), memory)
    return (card, step(after: card, rating).map { .step($0) } ?? .days(self.days(memory)))
  }

  /// Returns the days until a card comes back; 0 if a step of minutes follows.
  public func days(after card: ReviewedCard) -> Int { card.state == .review ? days(card.memory) : 0 }

  private func state(after before: ReviewState, _ rating: ReviewRating) -> ReviewState {
    switch before {
    case .learning(let step): Self.step(after: step, rating, of: steps).map { .learning(step: $0) } ?? .review
    case .relearning(let step): Self.step(after: step, rating, of: relearning).map { .relearning(step: $0) } ?? .review
    case .review: rating == .again && !relearning.isEmpty ? .relearning(step: 0) : .review
    }
  }

  /// Returns the step after one; nil if days follow.
  private static func step(after step: Int, _ rating: ReviewRating, of steps: [Duration]) -> Int? {
    let next: Int? =
      switch rating {
      case .again: 0
      case .hard: step
      case .good: step + 1
      case .easy: nil
      }
    return next.flatMap { $0 < steps.count ? $0 : nil }
  }

  /// Returns the time until a card with this rating comes back; nil if days follow.
  func step(after card: ReviewedCard, _ rating: ReviewRating) -> Duration? {
    let steps = if case .relearning = card.state { relearning } else { steps }
    // A card can be in a step that was removed from the settings.
    return card.state.step.flatMap { $0 < steps.count ? Self.wait(in: $0, rating, of: steps) : nil }
  }

  private static func wait(in step: Int, _ rating: ReviewRating, of steps: [Duration]) -> Duration {
    guard rating == .hard, step == 0 else { return steps[step] }
    return steps.count == 1 ? steps[0] * 3 / 2 : (steps[0] + steps[1]) / 2
  }

  /// Returns the interval for a memory in days, rounded half to even.
  private func days(_ memory: MemoryState) -> Int {
    let exact = min(max(parameters.days(memory, growth: growth), 1), Double(longest))
    let (whole, rest) = (Int(exact), exact - Double(Int(exact)))
    return rest > 0.5 || rest == 0.5 && whole % 2 == 1 ? whole + 1 : whole
  }
}

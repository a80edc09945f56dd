/// The 21 parameters of FSRS-6, which determine how memories grow and fade.
///
/// ```swift
/// let parameters = ReviewParameters.usual
/// let first = parameters.memory(nil, after: 0, rated: .good)
/// let second = parameters.memory(first, after: 2, rated: .good)
/// ```
public struct ReviewParameters: Hashable, Sendable {
  /// The parameters, w0 to w20.
  public let weights: [Double]
  private let decay, factor, easiest, lapseLimit: Double

  /// Creates parameters; throws unless there are 21, each within its bounds.
  public init(_ weights: [Double]) throws(SchedulerMistake) {
    guard weights.count == Self.bounds.count else { throw .parameterCount(weights.count) }
    for (number, weight) in weights.enumerated() where !Self.bounds[number].contains(weight) {
      throw .parameter(number, weight, bounds: Self.bounds[number])
    }
    self.init(checked: weights)
  }

  private init(checked weights: [Double]) {
    self.weights = weights
    decay = -weights[20]
    factor = Exponential.power(0.9, 1 / decay) - 1
    easiest = Self.firstDifficulty(.easy, weights)
    lapseLimit = Exponential.exp(weights[17] * weights[18])
  }

  /// The default parameters.
  public static let usual = ReviewParameters(checked: [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
    0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ])

  /// The allowed range of each parameter.
  public static let bounds: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4, 0.001...0.75, 0...4.5, 0...0.8,
    0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4, 0...1, 1...6, 0...2, 0...2, 0...0.8, 0.1...0.8,
  ]
}

extension ReviewParameters {
  /// Returns the probability that a card is known so many days after its last review.
  public func retrievability(of memory: MemoryState, after days: Int) -> Double {
    Exponential.power(1 + factor * Double(days) / memory.stability, decay)
  }

  /// Returns the ratio of an interval to the stability for a desired retention.
  func growth(retaining retention: Double) -> Double { Exponential.power(retention, 1 / decay) - 1 }

  /// Returns the days of an interval, neither rounded nor limited.
  func days(_ memory: MemoryState, growth: Double) -> Double { memory.stability / factor * growth }

  /// Returns the memory after a review, so many whole days after the previous one; `before` is nil for the first.
  public func memory(_ before: MemoryState?, after days: Int, rated rating: ReviewRating) -> MemoryState {
    guard let before else {
      return MemoryState(
        stability: max(weights[rating.rawValue - 1], Self.least),
        difficulty: Self.difficulty(Self.firstDifficulty(rating, weights))
      )
    }
    let stability =
      days < 1 ? sameDay(before, rating) : rating == .again ? lapse(before, days) : success(before, days, rating)
    return MemoryState(
      stability: min(max(stability, Self.least), .greatestFiniteMagnitude),
      difficulty: difficulty(after: before.difficulty, rating)
    )
  }

  private static let least = 0.001

  private static func difficulty(_ value: Double) -> Double { min(max(value, 1), 10) }

  private static func firstDifficulty(_ rating: ReviewRating, _ weights: [Double]) -> Double {
    weights[4] - Exponential.exp(weights[5] * Double(rating.rawValue - 1)) + 1
  }

  private func difficulty(after before: Double, _ rating: ReviewRating) -> Double {
    let change = -weights[6] * Double(rating.rawValue - 3)
    let damped = before + (10 - before) * change / 9
    return Self.difficulty(weights[7] * easiest + (1 - weights[7]) * damped)
  }

  private func success(_ before: MemoryState, _ days: Int, _ rating: ReviewRating) -> Double {
    let forgotten = 1 - retrievability(of: before, after: days)
    // One power for both, e^w8 · S^(−w9), since powers take most of the time.
    let ease = Exponential.exp(weights[8] - weights[9] * Exponential.ln(before.stability))
    let gain = ease * (11 - before.difficulty) * (Exponential.exp(forgotten * weights[10]) - 1)
    let share = rating == .hard ? weights[15] : rating == .easy ? weights[16] : 1
    return before.stability * (1 + gain * share)
  }

  private func lapse(_ before: MemoryState, _ days: Int) -> Double {
    let forgotten = 1 - retrievability(of: before, after: days)
    let harder = Exponential.exp(forgotten * weights[14] - weights[12] * Exponential.ln(before.difficulty))
    let rest = weights[11] * harder * (Exponential.power(before.stability + 1, weights[13]) - 1)
    return min(rest, before.stability / lapseLimit)
  }

  private func sameDay(_ before: MemoryState, _ rating: ReviewRating) -> Double {
    let grade = weights[17] * (Double(rating.rawValue - 3) + weights[18])
    let growth = Exponential.exp(grade - weights[19] * Exponential.ln(before.stability))
    return before.stability * (rating == .again ? growth : max(growth, 1))
  }
}

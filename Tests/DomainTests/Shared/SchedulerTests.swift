import ArcadeDomain
import XCTest

/// The review dates: every number is from the specification, or follows from it by hand.
final class SchedulerTests: XCTestCase {
  func testTheExampleOfTheSpecification() throws {
    let scheduler = try Scheduler(steps: [], relearning: [])
    let said = said(after: [.good, .good, .good, .again], by: scheduler)

    XCTAssertEqual(
      said.joined(separator: " | "),
      "3: 2.306500, 2.118104 → 2 | 3: 10.964332, 2.111214 → 11 | 3: 46.280217, 2.104331 → 46 | 1: 2.932580, 7.389976 → 3"
    )
  }

  func testTheFirstReviewTakesStabilityAndDifficultyFromItsRating() {
    let parameters = ReviewParameters.usual
    let expected: [(ReviewRating, Double, Double)] = [
      (.again, 0.212, 6.4133), (.hard, 1.2931, 5.112171), (.good, 2.3065, 2.118104), (.easy, 8.2956, 1),
    ]
    for (rating, stability, difficulty) in expected {
      let memory = parameters.memory(nil, after: 0, rated: rating)
      XCTAssertEqual(memory.stability, stability, "\(rating)")
      XCTAssertEqual(memory.difficulty, difficulty, accuracy: 1e-6, "\(rating)")
    }
  }

  func testRetrievabilityIsNineTenthsAfterAsManyDaysAsTheStability() {
    let memory = MemoryState(stability: 7, difficulty: 5)
    XCTAssertEqual(ReviewParameters.usual.retrievability(of: memory, after: 0), 1)
    XCTAssertEqual(ReviewParameters.usual.retrievability(of: memory, after: 7), 0.9, accuracy: 1e-12)
  }

  func testStepsLeadToReviewAndBack() {
    // 1.2931 · 1.0331 · 1 · 1.7735 = 2.37 days, and 8.2956 · 0.3089 · 1 · 1 = 2.56.
    let walks: [([ReviewRating], [String])] = [
      ([.good, .good], ["learning 1 600", "review 2 d"]),
      ([.again, .hard], ["learning 0 60", "learning 0 330"]),
      ([.hard, .good, .hard, .easy], ["learning 0 330", "learning 1 600", "learning 1 600", "review 2 d"]),
      ([.easy], ["review 8 d"]),
      ([.easy, .again, .hard, .good], ["review 8 d", "relearning 0 600", "relearning 0 900", "review 3 d"]),
    ]
    for (ratings, expected) in walks {
      XCTAssertEqual(walk(ratings, by: .usual), expected, "\(ratings)")
    }
  }

  func testWithoutStepsEveryRatingLeadsToDays() throws {
    let scheduler = try Scheduler(steps: [], relearning: [])
    for first in ReviewRating.allCases {
      for second in ReviewRating.allCases {
        XCTAssertTrue(
          walk([first, second], by: scheduler).allSatisfy { $0.hasPrefix("review ") },
          "\(first) \(second)"
        )
      }
    }
  }

  func testHalvesAreRoundedToTheEvenDay() throws {
    for (stability, days) in [(2.5, 2), (3.5, 4), (0.4, 1), (90_000, 36_500)] {
      var weights = ReviewParameters.usual.weights
      weights[2] = min(stability, 100)
      let longest = try Scheduler(parameters: ReviewParameters(weights), steps: [])
      guard stability <= 100 else { continue }
      XCTAssertEqual(longest.review(nil, after: 0, rated: .good).next, .days(days), "\(stability)")
    }
    let short = try Scheduler(steps: [], longest: 5)
    XCTAssertEqual(short.review(nil, after: 0, rated: .easy).next, .days(5))
  }

  func testMoreRetentionMeansShorterIntervals() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      let card = ReviewedCard(.review, memory(using: &random))
      let (days, rating) = (random.integer(below: 400), ReviewRating.allCases[random.integer(below: 4)])
      var last = Int.max
      for retention in [0.7, 0.8, 0.9, 0.95, 0.99] {
        let scheduler = try Scheduler(retention: retention, steps: [], relearning: [])
        guard case .days(let next) = scheduler.review(card, after: days, rated: rating).next else { return XCTFail() }
        XCTAssertLessThanOrEqual(next, last)
        last = next
      }
    }
  }

  func testALapseNeverRaisesStabilityAndASuccessNeverLowersIt() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<20_000 {
      let (before, days) = (memory(using: &random), random.integer(below: 4_000))
      for rating in ReviewRating.allCases {
        let after = ReviewParameters.usual.memory(before, after: days, rated: rating).stability
        if rating == .again {
          XCTAssertLessThanOrEqual(after, before.stability, "\(before) \(days)")
        } else {
          XCTAssertGreaterThanOrEqual(after, before.stability, "\(before) \(days) \(rating)")
        }
      }
    }
  }

  func testWhatIsOutOfBoundsIsRefusedWithItsNumber() {
    for (number, bounds) in ReviewParameters.bounds.enumerated() {
      for outside in [bounds.lowerBound.nextDown, bounds.upperBound.nextUp, .nan] {
        var weights = ReviewParameters.usual.weights
        weights[number] = outside
        XCTAssertThrowsError(try ReviewParameters(weights)) { error in
          guard case SchedulerMistake.parameter(number, _, bounds: bounds) = error else { return XCTFail("\(error)") }
        }
      }
    }
    XCTAssertThrowsError(try ReviewParameters([1])) { XCTAssertEqual($0 as? SchedulerMistake, .parameterCount(1)) }
    XCTAssertThrowsError(try Scheduler(retention: 1)) {
      XCTAssertEqual($0 as? SchedulerMistake, .retention(1, bounds: 0.7...0.99))
    }
    XCTAssertThrowsError(try Scheduler(longest: 0)) {
      XCTAssertEqual($0 as? SchedulerMistake, .longest(0, bounds: 1...36_500))
    }
    XCTAssertThrowsError(try Scheduler(steps: [.zero])) { XCTAssertEqual($0 as? SchedulerMistake, .step(.zero)) }
  }

  func testStepsAndRetentionAreReadAsTheyAreWritten() {
    XCTAssertEqual(Scheduler.steps(written: "none"), [])
    XCTAssertEqual(Scheduler.steps(written: "30s,1m,2h"), [.seconds(30), .seconds(60), .seconds(7_200)])
    for wrong in ["", "1", "m", "0m", "1m,", "1d", "25h", "-1m"] {
      XCTAssertNil(Scheduler.steps(written: wrong), wrong)
    }
    XCTAssertEqual(Scheduler.retention(written: "0.85"), 0.85)
    for wrong in ["1", "0.69", "9e-1", "nan", ""] { XCTAssertNil(Scheduler.retention(written: wrong), wrong) }
  }

  /// Returns each review in the specification's notation, made exactly when it is due.
  private func said(after ratings: [ReviewRating], by scheduler: Scheduler) -> [String] {
    var (card, due): (ReviewedCard?, Int) = (nil, 0)
    return ratings.map { rating in
      let (next, interval) = scheduler.review(card, after: due, rated: rating)
      card = next
      if case .days(let days) = interval { due = days }
      let figures = [next.memory.stability, next.memory.difficulty]
        .map { DecimalText.text(ofUnits: Int64(($0 * 1_000_000).rounded()), scale: 6) }
      return "\(rating.rawValue): \(figures.joined(separator: ", ")) → \(due)"
    }
  }

  /// Returns the state of each review with its step or days, all made on one day.
  private func walk(_ ratings: [ReviewRating], by scheduler: Scheduler) -> [String] {
    var card: ReviewedCard?
    return ratings.map { rating in
      let (next, interval) = scheduler.review(card, after: 0, rated: rating)
      card = next
      switch interval {
      case .step(let step): return "\(next.state.word) \(next.state.step ?? -1) \(step.components.seconds)"
      case .days(let days): return "\(next.state.word) \(days) d"
      }
    }
  }

  private func memory(using random: inout SplitMix64) -> MemoryState {
    MemoryState(
      stability: Double(1 + random.integer(below: 1_000_000)) / 1_000,
      difficulty: 1 + Double(random.integer(below: 9_001)) / 1_000
    )
  }
}

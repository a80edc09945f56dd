import ArcadeDomain
import XCTest

/// How well a card is known on a day, and how many cards were known on each day.
final class RetrievabilityTests: XCTestCase {
  func testAfterAsManyDaysAsItsStabilityNineInTenAreKnown() throws {
    for (days, probability) in [(0, 1), (-3, 1), (10, 0.9)] {
      let retrievability = history(.review).retrievability(on: day(days), by: .usual)
      XCTAssertEqual(try XCTUnwrap(retrievability.probability), probability, accuracy: 1e-12)
      XCTAssertEqual(retrievability.due, day(10))
      XCTAssertEqual(retrievability.day, day(days))
    }
  }

  func testOfWhatIsStillLearntNothingIsSaid() {
    for state in [ReviewState.learning(step: 1), .relearning(step: 0)] {
      XCTAssertNil(history(state).retrievability(on: day(1), by: .usual).probability)
    }
  }

  func testKnownIsTheSumOfTheProbabilitiesOfWhatComesBackAfterDays() throws {
    let scheduler = try Scheduler(steps: [])
    let answers = [
      answer("a", .good, on: 1), answer("b", .again, on: 1), answer("b", .good, on: 3), answer("c", .good, on: 3),
      answer("a", .again, on: 5), answer("a", .good, on: 6), answer("c", .good, on: 9),
    ]
    let known = CardHistory.known(
      on: day(0).daysSince1970...day(7).daysSince1970,
      after: answers,
      by: scheduler
    )
    XCTAssertEqual(known.map(\.day), (0...7).map(day))
    // The sums are 0, 1, 0.95, 2.91, 2.78, 1.82, 2.77 and 2.67.
    XCTAssertEqual(known.map(\.known), [0, 1, 0, 2, 2, 1, 2, 2])
  }

  private func history(_ state: ReviewState) -> CardHistory {
    CardHistory(
      ReviewCardID(.names, "id:a"),
      ReviewedCard(state, MemoryState(stability: 10, difficulty: 5)),
      from: day(-20),
      to: day(0),
      due: day(10),
      asked: .typed,
      .good,
      answers: 3
    )
  }

  private func answer(_ key: String, _ rating: ReviewRating, on number: Int) -> ReviewAnswer {
    ReviewAnswer(
      ReviewCardID(.names, key),
      rating,
      at: Moment(milliseconds: 0),
      on: day(number),
      asked: .typed,
      within: .seconds(2)
    )
  }

  private func day(_ number: Int) -> CalendarDay { CalendarDay(daysSince1970: 20_000 + number) }
}

import ArcadeDomain
import ArcadeTesting
import XCTest

final class BestNameResultsTests: XCTestCase {
  func testGamesAreSummedUpByMode() {
    let results = [
      result(.timed, 5, 3, at: 1), result(.practice, 4, 1, at: 2), result(.timed, 7, 9, at: 3),
      result(.timed, 7, 2, at: 4), result(.timed, 7, 2, at: 5), result(.reverseTimed, 0, 0, at: 6),
      result(.timed.withoutLimit, 90, 0, at: 7),
    ]

    let best = BestNameResults.summarising(results)

    XCTAssertEqual(best.map(\.mode), [.practice, .timed, .reverseTimed, .timed.withoutLimit])
    XCTAssertEqual(best.map(\.games), [1, 4, 1, 1])
    XCTAssertEqual(best.map(\.best.score), [4, 7, 0, 90])
    XCTAssertEqual(best[1].best, results[3], "of equals the one with fewer wrong answers, then the earlier one")
    XCTAssertEqual(best.map(\.accuracy.percent), [80, 61, 0, 100])
    XCTAssertEqual(BestNameResults.summarising(results.reversed()), best)
    XCTAssertEqual(BestNameResults.summarising([]), [])
  }

  func testSeveralAreComparedWithinEachModeTheBestFirst() throws {
    let (ana, bob) = (try XCTUnwrap(Owner("Ana")), try XCTUnwrap(Owner("bob")))
    let results = [
      Owned(result(.timed, 5, 0, at: 1), of: ana), Owned(result(.timed, 7, 2, at: 2), of: bob),
      Owned(result(.timed, 7, 1, at: 3), of: .nobody), Owned(result(.practice, 1, 0, at: 4), of: bob),
      Owned(result(.timed, 2, 0, at: 5), of: bob), Owned(result(.practice, 1, 0, at: 4), of: ana),
    ]

    let best = BestNameResults.ranking(results.summedUp(BestNameResults.summarising))

    XCTAssertEqual(best.map(\.owner), [ana, bob, .nobody, bob, ana])
    XCTAssertEqual(best.map(\.value.best.score), [1, 1, 7, 7, 5])
    XCTAssertEqual(best.map(\.value.games), [1, 1, 1, 2, 1])
  }

  func testWhoeverGuessesSixtyTimesDoesNotLead() throws {
    let (ana, bob, cat) = (try XCTUnwrap(Owner("Ana")), try XCTUnwrap(Owner("bob")), try XCTUnwrap(Owner("Cat")))
    let results = [
      Owned(result(.timed, 60, 300, ofTen: 2, at: 1), of: ana), Owned(result(.timed, 9, 0, at: 2), of: cat),
      Owned(result(.timed, 12, 1, ofTen: 9, at: 3), of: bob), Owned(result(.timed, 20, 5, ofTen: 7, at: 4), of: bob),
    ]

    let best = BestNameResults.ranking(results.summedUp(BestNameResults.summarising))

    XCTAssertEqual(best.map(\.owner), [bob, ana, cat])
    XCTAssertEqual(best.map(\.value.bestOfTen), [9, 2, nil])
    XCTAssertEqual(best.map(\.value.best.score), [20, 60, 9], "the most found stands beside it")
  }

  func testAResultIsHeldWithinWhatMakesSense() {
    let extreme = NameGameResult(
      mode: .practice,
      right: .max,
      wrong: -1,
      duration: .microseconds(-1),
      finishedAt: Moment(milliseconds: 0)
    )
    XCTAssertEqual([extreme.right, extreme.wrong], [NameGameResult.mostAnswers, 0])
    XCTAssertEqual(extreme.duration, .zero)
    let many = [NameGameResult](repeating: extreme, count: 100)
    XCTAssertEqual(BestNameResults.summarising(many).map(\.accuracy.percent), [100])
  }

  private func result(
    _ mode: NameGameMode,
    _ right: Int,
    _ wrong: Int,
    ofTen: Int? = nil,
    at milliseconds: Int64
  ) -> NameGameResult {
    NameGameResult(
      mode: mode,
      right: right,
      wrong: wrong,
      rightOfTen: ofTen,
      duration: .microseconds(1_500_900),
      finishedAt: Moment(milliseconds: milliseconds)
    )
  }
}

import ArcadeTesting
import Foundation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// The output of `arcade words schedule` for ratings and times.
final class ScheduleVerbTests: XCTestCase {
  private let begin = ["--now", "2026-12-01T09:00:00Z"]

  func testReviewsAreMadeWhenTheyAreDue() async throws {
    let run = try BareRun()
    let words = ["words", "schedule", "3", "3", "3", "1", "--steps", "none", "--relearn", "none"] + begin

    let printed = await run.done(words + ["--json"]).printed
    let table = await run.done(words).printed

    let reviews = try reviews(printed)
    XCTAssertEqual(
      reviews.map { $0["at"] as? String },
      [
        "2026-12-01T09:00:00Z", "2026-12-03T09:00:00Z", "2026-12-14T09:00:00Z", "2027-01-29T09:00:00Z",
      ]
    )
    XCTAssertEqual(reviews.map { $0["intervalDays"] as? Int }, [2, 11, 46, 3])
    XCTAssertEqual(reviews.map { $0["intervalSeconds"] as? Int }, [172_800, 950_400, 3_974_400, 259_200])
    XCTAssertEqual(reviews.map { $0["retrievabilityBefore"] as? Double ?? -1 }.first, 0)
    for text in ["2.306500", "10.964332", "46.280217", "2.932580", "7.389976"] { expect(table, contains: text) }
  }

  func testStepsAreSaidByTheirPlace() async throws {
    let printed = await (try BareRun()).done(["words", "schedule", "1", "2", "3", "3", "1", "--json"] + begin).printed

    let reviews = try reviews(printed)
    XCTAssertEqual(
      reviews.map { $0["state"] as? String },
      ["learning", "learning", "learning", "review", "relearning"]
    )
    XCTAssertEqual(reviews.map { $0["step"] as? Int }, [0, 0, 1, nil, 0])
    XCTAssertEqual(reviews.map { $0["intervalSeconds"] as? Int }.prefix(3), [60, 330, 600])
  }

  func testADayIsOverAfterTwentyFourHours() async throws {
    let run = try BareRun()
    func after(_ time: String) async throws -> Double? {
      let words = ["words", "schedule", "3@2026-12-01T00:00:00Z", "3@\(time)", "--json", "--steps", "none"]
      return try reviews(await run.done(words).printed)[1]["retrievabilityBefore"] as? Double
    }
    let (same, one, almostTwo) = try await (
      after("2026-12-01T23:59:59Z"), after("2026-12-02T00:00:00Z"), after("2026-12-02T23:59:00Z")
    )
    XCTAssertEqual(same, 1)
    XCTAssertEqual(one, almostTwo)
    XCTAssertNotEqual(one, 1)
  }

  func testWhatIsOutOfBoundsIsNamedWithItsBounds() async throws {
    let run = try BareRun()
    var weights = "0.212,1.2931,2.3065,101,6.4133,0.8334,3.0194,0.001,1.8722,0.1666,0.796,1.4835,0.0614,0.2629,1.6483,"
    weights += "0.6014,1.8729,0.5425,0.0912,0.0658,0.1542"
    let cases: [(words: [String], said: [String])] = [
      (["3", "5"], ["Review 2", "“5”", "1 to 4"]),
      (["3", "--retention", "1"], ["--retention", "“1”", "0.7-0.99"]),
      (["3", "--longest", "0"], ["--longest", "1-36500"]),
      (["3", "--steps", "1"], ["--steps", "1m,10m"]),
      (["3", "--parameters", weights], ["w3", "101", "0.001", "100"]),
      (["3", "--parameters", "1,2"], ["21", "2"]),
      (["3@2026-12-02T00:00:00Z", "3@2026-12-01T00:00:00Z"], ["Review 2", "before 2026-12-02T00:00:00Z"]),
      (["3@tomorrow"], ["Review 1", "tomorrow", "2026-12-01T09:00:00Z"]),
      ([], ["RATING"]),
    ]
    for (words, said) in cases {
      let outcome = await run(["words", "schedule"] + words)
      XCTAssertEqual(outcome.exit, .usage, "\(words)")
      for text in said { expect(outcome.complained, contains: text) }
    }
  }

  func testTheSettingsSayWhatNoOptionDoes() async throws {
    let run = try BareRun()
    await run.done(["settings", "set", "review.steps", "none"])
    await run.done(["settings", "set", "review.longest", "5"])

    let printed = await run.done(["words", "schedule", "4", "--json"] + begin).printed

    XCTAssertEqual(try reviews(printed).map { $0["intervalDays"] as? Int }, [5])
    for (name, value) in [("retention", "1"), ("longest", "0"), ("steps", "soon"), ("new-per-day", "1001")] {
      let outcome = await run(["settings", "set", "review.\(name)", value])
      XCTAssertEqual(outcome.exit, .usage, name)
      expect(outcome.complained, contains: "review.\(name)")
    }
  }

  private func reviews(_ printed: String) throws -> [[String: Any]] {
    let document = try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String: Any]
    XCTAssertEqual(document?["schema"] as? String, "arcade.schedule/1")
    return try XCTUnwrap(document?["reviews"] as? [[String: Any]])
  }
}

import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// What targets would have told over the stored history.
final class TargetTrialTests: XCTestCase {
  private typealias Sample = SampleListings

  func testATrialTellsWhatTheUpdatesTold() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b", yen: 3_000))
    let id = try await sample.watch()
    for rule in ["back", "new", "below 2000"] {
      try await sample.watches.set(TargetWish(try TargetRule(rule), rest: .zero), in: id, at: sample.time.now())
    }
    let (a, b) = (Sample.listing("a"), Sample.listing("b", yen: 3_000))
    let results = [
      Sample.result(a), Sample.result(a, b), Sample.result(b), Sample.result(b),
      Sample.result(Sample.listing("a", isAvailable: false), b, Sample.listing("c")),
      Sample.result(a, Sample.listing("b", yen: 10)), Sample.result([]), Sample.result(a, b, Sample.listing("c")),
    ]
    var told: [String] = []
    for result in results { told += try await sample.update(id, finding: result).told.map(words) }
    let tried = try await sample.observatory.tryTargets(of: id)?.map(words) ?? []

    XCTAssertTrue(told.contains("3 b back"), "\(told)")
    // What held when the targets were set is told by the first update, and tried over the search before it.
    XCTAssertEqual(tried.filter { !$0.hasPrefix("1 ") }.sorted(), told.filter { !$0.hasPrefix("2 a below") }.sorted())
  }

  func testATrialAsksOnceForAllHistories() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"))
    let id = try await sample.watch()
    try await sample.watches.set(TargetWish(try TargetRule("below 2000")), in: id, at: sample.time.now())
    sample.faults.fail(.history, with: RepositoryError(.full, subject: "one by one"))
    sample.faults.fail(.listings, with: RepositoryError(.full, subject: "one by one"))
    try await expectEqual(sample.observatory.tryTargets(of: id)?.map(\.listing), ["a", "b"])
  }

  private func words(_ telling: Telling) -> String {
    let hour = telling.at.since(.november20) / .seconds(3_600)
    return "\(Int(hour) + 1) \(telling.listing) \(telling.rule.text)"
  }
}

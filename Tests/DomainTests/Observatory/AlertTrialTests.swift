import ArcadeData
import ArcadeDomain
import ArcadeTesting
import XCTest

/// The alerts that rules would have raised over the stored history.
final class AlertTrialTests: XCTestCase {
  private typealias Sample = SampleListings

  func testATrialTellsWhatTheUpdatesTold() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b", yen: 3_000))
    let id = try await sample.watch()
    for condition in ["back", "new", "below 2000"] {
      try await sample.watches.set(
        AlertRequest(try AlertCondition(condition), cooldown: .zero),
        in: id,
        at: sample.time.now()
      )
    }
    let (a, b) = (Sample.listing("a"), Sample.listing("b", yen: 3_000))
    let results = [
      Sample.result(a), Sample.result(a, b), Sample.result(b), Sample.result(b),
      Sample.result(Sample.listing("a", isAvailable: false), b, Sample.listing("c")),
      Sample.result(a, Sample.listing("b", yen: 10)), Sample.result([]), Sample.result(a, b, Sample.listing("c")),
    ]
    var alerts: [String] = []
    for result in results { alerts += try await sample.update(id, finding: result).alerts.map(words) }
    let tried = try await sample.observatory.tryAlertRules(of: id)?.map(words) ?? []

    XCTAssertTrue(alerts.contains("3 b back"), "\(alerts)")
    // Conditions that were met when the rules were set are reported by the first update, and tried over the search
    // before.
    XCTAssertEqual(tried.filter { !$0.hasPrefix("1 ") }.sorted(), alerts.filter { !$0.hasPrefix("2 a below") }.sorted())
  }

  func testATrialAsksOnceForAllHistories() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"))
    let id = try await sample.watch()
    try await sample.watches.set(AlertRequest(try AlertCondition("below 2000")), in: id, at: sample.time.now())
    sample.faults.fail(.history, with: RepositoryError(.full, subject: "one by one"))
    sample.faults.fail(.listings, with: RepositoryError(.full, subject: "one by one"))
    try await expectEqual(sample.observatory.tryAlertRules(of: id)?.map(\.listing), ["a", "b"])
  }

  private func words(_ alert: PriceAlert) -> String {
    let hour = alert.at.since(.november20) / .seconds(3_600)
    return "\(Int(hour) + 1) \(alert.listing) \(alert.condition.text)"
  }
}

import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class AlertRuleListTests: XCTestCase {
  private typealias Sample = SampleListings

  func testATargetIsChangedInItsPlace() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a", yen: 900))
    var page = AlertRuleListPresenter(sample.actions(), of: id)
    for condition in ["below 20", "drop 10%"] {
      try await page.perform(.rule(try AlertCondition(condition), about: nil, in: id))
    }
    let rules = try await sample.watches.rules(of: id)

    let row = String(rules[0].id.number)
    try await page.perform("margin", ["n": row, "margin": "5%"])
    try await expectEqual(page.perform("rest", ["n": row, "rest": "1h"]).said, ["Changed: below 20."])

    let changed = try await sample.watches.rules(of: id)
    XCTAssertEqual(changed.map(\.id), rules.map(\.id))
    XCTAssertEqual(
      changed[0].request,
      AlertRequest(try AlertCondition("below 20"), hysteresis: 500, cooldown: .seconds(3_600))
    )
  }
}

import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class TargetListTests: XCTestCase {
  private typealias Sample = SampleListings

  func testATargetIsChangedInItsPlace() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a", yen: 900))
    let (page, view, _) = await opened(PageModule(TargetListPresenter(sample.actions(), of: id)))
    for rule in ["below 20", "drop 10%"] { await page.perform(.target(try TargetRule(rule), about: nil, in: id)) }
    let targets = try await sample.watches.targets(of: id)

    let row = String(targets[0].id.number)
    try await page.perform("margin", ["n": row, "margin": "5%"])
    try await page.perform("rest", ["n": row, "rest": "1h"])

    let changed = try await sample.watches.targets(of: id)
    XCTAssertEqual(changed.map(\.id), targets.map(\.id))
    XCTAssertEqual(changed[0].wish, TargetWish(try TargetRule("below 20"), margin: 500, rest: .seconds(3_600)))
    XCTAssertEqual(view.screens.last?.news.map(\.text), ["Changed: below 20."])
  }
}

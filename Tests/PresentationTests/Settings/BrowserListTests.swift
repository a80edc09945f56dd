import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class BrowserListTests: XCTestCase {
  func testThoseThatAreKnownAreListedInTheOrderInWhichTheyCame() async throws {
    let samples = SampleSettings(browsers: browsers)
    let (_, view, _) = await opened(samples.actions().browserList())

    let rows = view.last?.rows ?? []
    XCTAssertEqual(rows.map(\.first), ["Firefox, Linux", "a browser"])
    XCTAssertEqual(rows.map(\.last), ["the pass phrase", "the printed address"])
  }

  func testOneIsSignedOutByItsRowAndAllAtOnce() async throws {
    let samples = SampleSettings(browsers: browsers)
    let (presenter, view, _) = await opened(samples.actions().browserList())

    try await presenter.perform("sign-out", ["n": "a"])

    XCTAssertEqual(view.last?.news, [Notice("1 browser is signed out.", .good)])
    XCTAssertEqual(view.last?.rows.map(\.first), ["a browser"])
    try await presenter.perform("sign-out all")
    XCTAssertEqual(view.last?.news, [Notice("1 browser is signed out.", .good)])
    guard case .empty? = view.last?.content else { return XCTFail("\(view.screens)") }
    try await expectEqual(samples.browsers.browsers(), [])
  }

  private var browsers: [KnownBrowser] {
    let now = HandDrivenTime().now()
    return [
      KnownBrowser(id: "a", name: "Firefox, Linux", came: now, used: now, phrase: "mark"),
      KnownBrowser(id: "old", name: "", came: now, used: now.advanced(by: .seconds(-30 * 86_400)), phrase: nil),
      KnownBrowser(id: "b", name: "", came: now, used: now, phrase: nil),
    ]
  }
}

import ArcadeData
import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class BrowserListTests: XCTestCase {
  func testThoseThatAreKnownAreListedInTheOrderInWhichTheyCame() async throws {
    let samples = SampleSettings(browsers: browsers)
    let (presenter, view, _) = watched(samples.actions().browserList())

    await presenter.show()

    XCTAssertEqual(names(in: view.screens.last), ["Firefox, Linux", "a browser"])
    guard case .ready(let page)? = view.screens.last?.content, case .table(let table)? = page.blocks.first else {
      return XCTFail("\(view.screens)")
    }
    XCTAssertEqual(table.rows.map { $0.cells.last?.text }, ["the pass phrase", "the printed address"])
  }

  func testOneIsSignedOutByItsRowAndAllAtOnce() async throws {
    let samples = SampleSettings(browsers: browsers)
    let (presenter, view, _) = watched(samples.actions().browserList())
    await presenter.show()

    try await presenter.perform("sign-out", ["n": "a"])

    XCTAssertEqual(view.screens.last?.news, [Notice("1 browser is signed out.", .good)])
    XCTAssertEqual(names(in: view.screens.last), ["a browser"])
    try await presenter.perform("sign-out all")
    XCTAssertEqual(view.screens.last?.news, [Notice("1 browser is signed out.", .good)])
    guard case .empty? = view.screens.last?.content else { return XCTFail("\(view.screens)") }
    let left = try await samples.browsers.browsers()
    XCTAssertEqual(left, [])
  }

  private func names(in screen: Screen<Page>?) -> [String] {
    guard case .ready(let page)? = screen?.content, case .table(let table)? = page.blocks.first else { return [] }
    return table.rows.compactMap(\.cells.first?.text)
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

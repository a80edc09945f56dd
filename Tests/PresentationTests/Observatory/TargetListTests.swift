import ArcadeDomain
import ArcadePresentation
import ArcadeTesting
import XCTest

final class TargetListTests: XCTestCase {
  private typealias Sample = SampleListings

  func testATargetIsChangedInItsPlace() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a", yen: 900))
    let (page, view, _) = await opened(sample.actions().targets(of: id))
    for rule in ["below 20", "drop 10%"] { await page.perform(.target(try TargetRule(rule), about: nil, in: id)) }
    let targets = try await sample.observatory.watches.targets(of: id)

    let row = String(targets[0].id.number)
    try await page.perform("margin", ["n": row, "margin": "5%"])
    try await page.perform("rest", ["n": row, "rest": "1h"])

    let changed = try await sample.observatory.watches.targets(of: id)
    XCTAssertEqual(changed.map(\.id), targets.map(\.id))
    XCTAssertEqual(changed[0].wish, TargetWish(try TargetRule("below 20"), margin: 500, rest: .seconds(3_600)))
    XCTAssertEqual(view.screens.last?.news.map(\.text), ["Changed: below 20."])
  }

  func testWordsAreFoundWithoutRegardToCaseAccentsAndWidth() {
    let names = ["Té verde", "Green TEA, ｌａｒｇｅ", "Large tea pot", "Mug"]
    let listings = names.enumerated().map { place, name in
      ListingSummary(
        WatchedListing(
          Listing(id: String(place), name: name, figures: ListingFigures(), rank: place + 1),
          group: .observing
        ),
        lastChange: nil
      )
    }
    for (words, ids) in [("large tea", ["1", "2"]), ("te", ["0", "1", "2"]), ("", ["0", "1", "2", "3"]), ("x", [])] {
      XCTAssertEqual(ListingArrangement(words: words).arranged(listings).map(\.id), ids, words)
    }
  }
}

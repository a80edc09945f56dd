import ArcadeDomain
import ArcadeTesting
import XCTest

final class WatchEventTests: XCTestCase {
  private typealias Sample = SampleListings

  func testAnUpdateIsToldOneThingAfterAnother() async throws {
    let sample = SampleObservatory(Sample.listing("gone"), Sample.listing("back"), Sample.listing("changed"))
    let id = try await sample.watch()
    try await sample.update(id, finding: Sample.result(Sample.listing("gone"), Sample.listing("changed")))
    let changed = Sample.listing("changed", yen: 900, reviews: 13)

    let updated = try await sample.update(
      id,
      finding: Sample.result(Sample.listing("new"), Sample.listing("back", yen: 5), changed)
    )

    XCTAssertEqual(updated.events.map(\.listing.id), ["back", "changed", "changed", "new", "back", "gone"])
    let figures = ListingFigures(price: Money(minorUnits: 900, currency: .jpy), reviewCount: 13)
    let changes = figures.changes(
      since: ListingFigures(price: Money(minorUnits: 1_000, currency: .jpy), reviewCount: 12)
    )
    XCTAssertEqual(
      updated.events.dropFirst().map(\.kind),
      changes.map(WatchEvent.Kind.changed) + [.new, .returned, .outOfSight]
    )
    let cheaper = ListingFigures(price: Money(minorUnits: 5, currency: .jpy))
    let fell = cheaper.changes(since: ListingFigures(price: Money(minorUnits: 1_000, currency: .jpy)))
    XCTAssertEqual(updated.events.first?.kind, fell.first.map(WatchEvent.Kind.changed), "what is back has changed too")
    XCTAssertEqual(updated.events.first?.listing.price, cheaper.price, "a listing is told as it was seen last")
  }

  func testTheFirstSearchTellsWhatItFound() async throws {
    let sample = SampleObservatory(Sample.listing("b"), Sample.listing("a"))
    let searched = try await sample.observatory.searchWatch(for: WatchQuery(keyword: "tea"), at: "demo")
    XCTAssertEqual(searched.events.map(\.kind), [.new, .new])
    XCTAssertEqual(searched.events.map(\.listing.id), ["a", "b"])
  }

  func testWithoutChangesThereIsNothingToTell() async throws {
    let sample = SampleObservatory(Sample.listing("a"))
    let id = try await sample.watch()
    try await expectEqual(sample.update(id, finding: Sample.result(Sample.listing("a"))).events, [])
  }
}

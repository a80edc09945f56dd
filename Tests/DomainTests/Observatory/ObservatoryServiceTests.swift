import ArcadeDomain
import ArcadeTesting
import XCTest

/// The operations that users see and change through the observatory, one call each.
final class ObservatoryServiceTests: XCTestCase {
  private typealias Sample = SampleListings

  func testAWatchThatIsNotThereIsAnError() async throws {
    let failure = await repositoryFailure { try await SampleObservatory().observatory.watch(Watch.ID(number: 7)) }
    XCTAssertEqual(failure?.code, .noSuchWatch)
    XCTAssertEqual(failure?.subject, "7")
  }

  func testAPageHasItsListingsWithTheirPricesAndTheCountsOfAll() async throws {
    let (sample, id) = try await SampleObservatory.watching(
      Sample.listing("a", yen: 900),
      Sample.listing("b"),
      Sample.listing("c"),
      then: Sample.result(Sample.listing("a", yen: 800), Sample.listing("b"), Sample.listing("c"))
    )
    let (observatory, watch) = (sample.observatory, try await sample.observatory.watch(id))

    let page = try await observatory.listings(of: watch, in: ListingArrangement(), page: 1, size: 2)
    XCTAssertEqual(page.listings.map(\.id), ["a", "b"])
    XCTAssertEqual(page.counts, [.observing: 3])
    XCTAssertEqual(page.prices.map { $0.compactMap(\.value?.minorUnits) }.first, [800, 900])
    let beyond = try await observatory.listings(of: watch, in: ListingArrangement(), page: 9, size: 2)
    XCTAssertEqual(beyond.pages.number, 2, "the nearest page")
    XCTAssertEqual(beyond.listings.map(\.id), ["c"])
    let changed = try await observatory.listings(of: watch, in: ListingArrangement(only: .changed), page: 1, size: 2)
    XCTAssertEqual(changed.counts, [.observing: 1])
    let none = try await observatory.listings(of: watch, in: ListingArrangement(words: "none"), page: 1, size: 2)
    XCTAssertEqual(none.listings, [])
    XCTAssertEqual(none.prices, [])

    let all = try await observatory.listings(of: watch, in: ListingArrangement())
    let fallen = try await observatory.fallenPrices(of: all, in: id).map(\.count)
    XCTAssertEqual(fallen, [2, 0, 0], "only those that fell have their prices")
  }

  func testAListingHasItsNeighboursOnlyIfTheyAreWanted() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"), Sample.listing("b"))
    let (observatory, watch) = (sample.observatory, try await sample.observatory.watch(id))

    let among = try await observatory.listing("b", of: watch, in: ListingArrangement())
    XCTAssertEqual([among?.listing.id, among?.previous, among?.next], ["b", "a", nil])
    try await expectEqual(observatory.listing("b", of: watch)?.previous, nil)
    try await expectEqual(observatory.listing("zebra", of: watch), nil)
  }

  func testATargetHoldsFromNowOnAndIsChangedInParts() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a"))
    let observatory = sample.observatory

    let set = try await observatory.setAlertRule(AlertRequest(try AlertCondition("below 20"), about: "a"), in: id)
    XCTAssertEqual(set.since, sample.time.now())
    XCTAssertEqual(set.listing?.id, "a")
    let (rules, listings) = try await observatory.rules(of: id)
    XCTAssertEqual(rules.map(\.since), [set.since])
    XCTAssertEqual(listings.map(\.id), ["a"])

    let changed = try await observatory.changeAlertRule(rules[0].id, in: id, cooldown: .zero)
    XCTAssertEqual(changed?.text, "below 20")
    let wishes = try await observatory.rules(of: id).rules.map(\.request)
    XCTAssertEqual(
      wishes,
      [AlertRequest(try AlertCondition("below 20"), about: "a", cooldown: .zero)],
      "the margin stays"
    )
    try await expectEqual(observatory.removeAlertRules(in: id), 1)
    try await expectEqual(
      observatory.changeAlertRule(rules[0].id, in: id, hysteresis: 500),
      nil,
      "what is gone stays gone"
    )
  }

  func testWhatIsNewIsAboutEachListing() throws {
    XCTAssertEqual(AlertRequest(.new(["tea"]), about: "a"), AlertRequest(.new(["tea"])))
  }

  func testATrialTellsNothingToTellFromNoTarget() async throws {
    let (sample, id) = try await SampleObservatory.watching(Sample.listing("a", yen: 900))
    try await expectEqual(sample.observatory.tryAlertRules(of: id), nil)
    _ = try await sample.observatory.setAlertRule(AlertRequest(try AlertCondition("below 800")), in: id)
    try await expectEqual(sample.observatory.tryAlertRules(of: id), [])
  }

  func testTheNewestTellingsOfAllWatchesComeFirst() async throws {
    let sample = SampleObservatory(Sample.listing("a"), Sample.listing("b"))
    for keyword in ["tea", "mugs"] {
      let id = try await sample.watch(keyword)
      _ = try await sample.observatory.setAlertRule(AlertRequest(try AlertCondition("below 2000")), in: id)
      try await sample.update(id, finding: Sample.result(Sample.listing("a"), Sample.listing("b")))
    }

    let alerts = try await sample.observatory.alerts(most: 3)
    XCTAssertEqual(alerts.map(\.watch.name.text), ["mugs", "mugs", "tea"])
    XCTAssertEqual(alerts.map(\.alert.listing), ["b", "a", "b"])
  }
}

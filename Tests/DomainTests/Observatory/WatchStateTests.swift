import ArcadeDomain
import ArcadeTesting
import XCTest

final class WatchStateTests: XCTestCase {
  private typealias Sample = SampleListings
  private let gap = UpdateWarning.countDrifted(from: 2, to: 3)

  func testTheTransitionTableCellByCell() {
    let same = Sample.listing("a")
    let cheaper = Sample.listing("a", yen: 900)
    // The group before, the listing in the result, completeness; the group after, whether it returned, whether it is
    // unread.
    let cells: [(ListingGroup?, Listing?, Bool, ListingGroup?, Bool, Bool)] = [
      (nil, same, true, .new, false, true),
      (nil, same, false, .new, false, true),
      (nil, nil, true, nil, false, false),
      (nil, nil, false, nil, false, false),
      (.new, same, true, .observing, false, false),
      (.new, same, false, .observing, false, false),
      (.new, cheaper, true, .observing, false, true),
      (.new, nil, true, .outOfSight, false, true),
      (.new, nil, false, .new, false, false),
      (.observing, same, true, .observing, false, false),
      (.observing, same, false, .observing, false, false),
      (.observing, cheaper, false, .observing, false, true),
      (.observing, nil, true, .outOfSight, false, true),
      (.observing, nil, false, .observing, false, false),
      (.outOfSight, same, true, .observing, true, true),
      (.outOfSight, same, false, .observing, true, true),
      (.outOfSight, cheaper, true, .observing, true, true),
      (.outOfSight, nil, true, .outOfSight, false, false),
      (.outOfSight, nil, false, .outOfSight, false, false),
    ]
    for (group, latest, isComplete, expected, returns, isUnread) in cells {
      let state = WatchState(group.map { [WatchedListing(same, group: $0)] } ?? [])
      let result = Sample.result(latest.map { [$0] } ?? [], gaps: isComplete ? [] : [gap])

      let step = state.after(result)

      let cell = "\(group.map(\.rawValue) ?? "unknown"), \(latest == nil ? "no" : "yes"), complete: \(isComplete)"
      let after = step.state.listings.first
      XCTAssertEqual(after?.group, expected, cell)
      XCTAssertEqual(after?.hasReturned ?? false, returns, cell)
      XCTAssertEqual(after?.isUnread ?? false, isUnread, cell)
      XCTAssertEqual(after?.listing, expected == nil ? nil : latest ?? same, cell)
      XCTAssertEqual(step.new.count, group == nil && latest != nil ? 1 : 0, cell)
      XCTAssertEqual(step.returned.count, returns ? 1 : 0, cell)
      XCTAssertEqual(step.outOfSight.count, expected == .outOfSight && group != .outOfSight ? 1 : 0, cell)
      let wasThere = group == .new || group == .observing
      XCTAssertEqual(step.changed.count, group != nil && latest == cheaper ? 1 : 0, cell)
      XCTAssertEqual(step.unchanged, wasThere && latest == same ? 1 : 0, cell)
      XCTAssertEqual(step.gaps.isEmpty, isComplete, cell)
      XCTAssertEqual(step.hasNews, isUnread, cell)
    }
  }

  func testOfWhatOnlyTheIDCouldBeReadTheOldFiguresStay() {
    let known = ListingGroup.allCases.map { WatchedListing(Sample.listing($0.rawValue, yen: 7), group: $0) }
    let ids = known.map(\.id) + ["unknown"]

    let step = WatchState(known).after(SearchResult(ListingSnapshot(), unreadable: ids))

    XCTAssertEqual(step.state.listings.map(\.id), known.map(\.id).sorted(), "what is unknown stays so")
    XCTAssertEqual(Set(step.state.listings.map(\.group)), [.observing])
    XCTAssertEqual(step.state.listings.map { $0.listing.price?.minorUnits }, [7, 7, 7])
    XCTAssertEqual(step.returned.map(\.id), ["out-of-sight"])
    XCTAssertEqual([step.outOfSight.count, step.changed.count, step.unchanged], [0, 0, 2])
  }

  func testWhatAnUpdateDidNotSeeStandsBehindWhatItSaw() {
    let first = Sample.result(["a", "b", "c", "d"].map { Sample.listing($0) })
    let second = Sample.result(Sample.listing("d"), Sample.listing("e"), gaps: [gap])

    let state = WatchState.beginning(with: first).state.after(second).state

    let ranks = state.listings.map { "\($0.id) \($0.listing.rank)" }
    XCTAssertEqual(ranks, ["a 3", "b 4", "c 5", "d 1", "e 2"])
    let again = state.after(second)
    XCTAssertEqual(again.state.listings.map { "\($0.id) \($0.listing.rank)" }, ranks)
  }

  func testWhatReturnsAtAnotherPriceHasReturnedAndChanged() {
    let (old, cheaper) = (Sample.listing("b"), Sample.listing("b", yen: 900))
    let state = WatchState([
      WatchedListing(Sample.listing("a"), group: .observing), WatchedListing(old, group: .outOfSight),
      WatchedListing(Sample.listing("c"), group: .observing), WatchedListing(Sample.listing("d"), group: .outOfSight),
    ])
    let latest = [Sample.listing("a", yen: 1), cheaper, Sample.listing("c", yen: 1), Sample.listing("d")]

    let step = state.after(Sample.result(latest))

    XCTAssertEqual(step.returned.map(\.id), ["b", "d"])
    XCTAssertEqual(step.changed.map(\.new.id), ["a", "b", "c"])
    let price = step.changed.dropFirst().first?.changes
    XCTAssertEqual(price, cheaper.figures.changes(since: old.figures))
    XCTAssertEqual(step.unchanged, 0)
  }

  func testWhatIsUnreadStaysSoUntilItIsOpened() {
    for group in ListingGroup.allCases {
      for result in [Sample.result(Sample.listing("a")), Sample.result([]), Sample.result([], gaps: [gap])] {
        let state = WatchState([WatchedListing(Sample.listing("a"), group: group, isUnread: true)])
        let after = state.after(result).state.listings.first
        XCTAssertEqual(after?.isUnread, true)
        XCTAssertEqual(after?.asRead.isUnread, false)
        XCTAssertEqual(after?.asRead.group, after?.group)
      }
    }
  }

  func testTheMarkOfAReturnLastsUntilTheNextUpdateThatKnows() {
    let returned = WatchState([WatchedListing(Sample.listing("a"), group: .observing, hasReturned: true)])
    let lacking = returned.after(Sample.result([], gaps: [gap])).state.listings.first
    let seen = returned.after(Sample.result(Sample.listing("a"))).state.listings.first
    let missed = returned.after(Sample.result([])).state.listings.first
    XCTAssertEqual([lacking, seen, missed].map { $0?.hasReturned }, [true, false, false])
  }

  func testAfterTheFirstSearchAllListingsAreNewAndRead() {
    let result = Sample.result(Sample.listing("b"), Sample.listing("a"))
    let step = WatchState.beginning(with: result)
    XCTAssertEqual(step.state.listings, result.snapshot.listings.map { WatchedListing($0, group: .new) })
    XCTAssertEqual(step.new.map(\.id), ["a", "b"])
    XCTAssertFalse(step.state.after(result).hasNews)
  }

  func testNameAddressCategoryPictureAndRankTakeTheNewestValueWithoutNews() {
    let old = Listing(id: "a", name: "Old", figures: ListingFigures(), rank: 1)
    let new = Listing(
      id: "a",
      name: "New",
      figures: ListingFigures(),
      page: "https://a.example",
      picture: "https://p.example",
      category: "c",
      rank: 9
    )
    let step = WatchState([WatchedListing(old, group: .observing)]).after(SearchResult(ListingSnapshot([new])))
    XCTAssertEqual(step.state.listings, [WatchedListing(new, group: .observing)])
    XCTAssertFalse(step.hasNews)
  }

  func testWhatIsOutOfSightCanBeLeftOutUnlessTheResultHasIt() {
    for seed in 1...100 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let known = (10..<30).map { number in
        WatchedListing(
          Sample.listing("item\(number)", yen: Int64(random.integer(below: 2))),
          group: ListingGroup.allCases[random.integer(below: 3)],
          isUnread: random.integer(below: 2) == 0
        )
      }
      let found = (5..<35).filter { _ in random.integer(below: 2) == 0 }.map { Sample.listing("item\($0)", yen: 1) }
      let result = Sample.result(found, gaps: random.integer(below: 3) == 0 ? [gap] : [])
      let isNeeded = { (listing: WatchedListing) in
        listing.group != .outOfSight || found.contains { $0.id == listing.id }
      }

      let (whole, part) = (WatchState(known).after(result), WatchState(known.filter(isNeeded)).after(result))

      XCTAssertEqual([part.new, part.returned, part.outOfSight], [whole.new, whole.returned, whole.outOfSight])
      XCTAssertEqual(part.changed, whole.changed)
      XCTAssertEqual(part.recorded(as: 2, at: .november20), whole.recorded(as: 2, at: .november20))
      XCTAssertEqual(whole.state.listings.filter { !part.state.listings.contains($0) }, known.filter { !isNeeded($0) })
    }
  }
}

final class WatchEventTests: XCTestCase {
  private typealias Sample = SampleListings

  func testAnUpdateIsToldOneThingAfterAnother() async throws {
    let sample = SampleObservatory(Sample.listing("gone"), Sample.listing("back"), Sample.listing("changed"))
    let id = try await sample.watch()
    try await sample.update(id, finding: Sample.result(Sample.listing("gone"), Sample.listing("changed")))
    let changed = Sample.listing("changed", yen: 900, reviews: 13)

    let found = Sample.result(Sample.listing("new"), Sample.listing("back", yen: 5), changed)
    let updated = try await sample.update(id, finding: found)

    XCTAssertEqual(updated.events.map(\.listing.id), ["back", "changed", "changed", "new", "back", "gone"])
    let figures = ListingFigures(price: Money(minorUnits: 900, currency: .jpy), reviewCount: 13)
    let changes = figures.changes(
      since: ListingFigures(price: Money(minorUnits: 1_000, currency: .jpy), reviewCount: 12)
    )
    let kinds = changes.map(WatchEvent.Kind.changed) + [.new, .returned, .outOfSight]
    XCTAssertEqual(updated.events.dropFirst().map(\.kind), kinds)
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

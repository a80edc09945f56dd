import ArcadeDomain
import ArcadeTesting
import XCTest

final class ListingArrangementTests: XCTestCase {
  private typealias Sorting = ListingArrangement.Sorting
  private let latest = Moment.november20

  func testListingsStandByRankUnlessToldOtherwise() {
    let listings = [listing("a", rank: 3), listing("b", rank: 1), listing("c", rank: 2), listing("d", rank: 2)]
    XCTAssertEqual(ids(ListingArrangement(), listings), ["b", "c", "d", "a"])
  }

  func testEverySortingHasItsOrderAndPutsWhatIsMissingLast() {
    let earlier = Moment(milliseconds: latest.milliseconds - 1)
    let listings = [
      listing("a", yen: nil, reviews: 5, rank: 1, changedAt: earlier),
      listing("b", yen: 300, reviews: nil, rank: 2, changedAt: latest), listing("c", yen: 100, reviews: 9, rank: 3),
      listing("d", yen: 100, reviews: 5, rank: 4, changedAt: earlier), listing("e", yen: nil, reviews: nil, rank: 5),
    ]
    let expected: [Sorting: String] = [
      .rank: "abcde", .name: "abcde", .price: "cdbae", .reviews: "cadbe", .change: "badce", .drop: "abcde",
    ]
    for sorting in Sorting.allCases {
      XCTAssertEqual(ids(ListingArrangement(by: sorting), listings.reversed()).joined(), expected[sorting])
    }
  }

  func testTheLargestFallStandsFirst() {
    let moves: [(String, Int64, Int64)] = [
      ("a", 1_000, 900), ("b", 100, 50), ("c", 100, 200), ("d", 2_000, 1_000), ("e", .max, 1),
    ]
    let listings = moves.enumerated().map { place, move in
      let (from, to) = (Money(minorUnits: move.1, currency: .jpy), Money(minorUnits: move.2, currency: .jpy))
      let watched = listing(move.0, rank: place + 1).watched
      return ListingSummary(watched, lastChange: nil, priceMove: PriceMove(from: from, to: to))
    }
    XCTAssertEqual(ids(ListingArrangement(by: .drop), listings), ["e", "b", "d", "a", "c"])
  }

  func testAMoveSaysItsPercentToTheNearest() {
    let rows: [(Int64, Int64, Int?)] = [
      (4_166, 2_651, -36), (200, 199, -1), (1_000, 996, nil), (100, 250, 150), (0, 5, nil), (2, 1, -50),
      (1, .max, nil), (8, 9, 13), (.max, 0, -100),
    ]
    for (from, to, percent) in rows {
      let move = PriceMove(
        from: Money(minorUnits: from, currency: .eur),
        to: Money(minorUnits: to, currency: .eur)
      )
      XCTAssertEqual(move?.percent, percent, "\(from) \(to)")
    }
    XCTAssertNil(PriceMove(from: Money(minorUnits: 1, currency: .eur), to: Money(minorUnits: 2, currency: .usd)))
  }

  func testPricesOfOneCurrencyStandTogether() {
    let listings = [
      listing("a", yen: 900), listing("b", price: Money(minorUnits: 1, currency: .usd)), listing("c", yen: 100),
      listing("d", price: Money(minorUnits: 500, currency: .eur)),
    ]
    XCTAssertEqual(ids(ListingArrangement(by: .price), listings), ["d", "c", "a", "b"])
  }

  func testIDsDecideByTheirBytes() {
    let listings = ["é", "e\u{301}", "z", "Z"].map { listing($0) }
    let texts = ["Z", "e\u{301}", "z", "é"].map { Array($0.utf8) }
    XCTAssertEqual(ids(ListingArrangement(), listings).map { Array($0.utf8) }, texts)
  }

  func testOnlyWhatPassesTheFilterIsShown() {
    let listings = [
      listing("a", group: .new, isUnread: true), listing("b", group: .observing, changedAt: latest),
      listing("c", group: .observing, changedAt: Moment(milliseconds: 1)),
      listing("d", group: .outOfSight, isUnread: true, changedAt: latest),
    ]
    XCTAssertEqual(ids(ListingArrangement(only: .all), listings), ["a", "b", "c", "d"])
    XCTAssertEqual(ids(ListingArrangement(only: .changed), listings), ["b", "d"])
    XCTAssertEqual(ids(ListingArrangement(only: .unread), listings), ["a", "d"])
    XCTAssertEqual(ids(ListingArrangement(group: .observing), listings), ["b", "c"])
    XCTAssertEqual(ids(ListingArrangement(only: .changed, group: .outOfSight), listings), ["d"])
  }

  func testItIsAPermutationOfWhatPassesTheFilterWithTheGroupsInOrder() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let listings = makeListings(&random)
      for sorting in Sorting.allCases {
        for filter in ListingArrangement.Filter.allCases {
          for group in ListingGroup.allCases.map(Optional.some) + [nil] {
            let arrangement = ListingArrangement(by: sorting, only: filter, group: group)
            let arranged = arrangement(listings)

            let passes = listings.filter { listing in
              let isNews = filter == .unread ? listing.watched.isUnread : listing.watched.hasChanged
              return (group == nil || listing.watched.group == group) && (filter == .all || isNews)
            }
            XCTAssertEqual(arranged.count, passes.count)
            XCTAssertEqual(Set(arranged), Set(passes))
            let places = arranged.compactMap { ListingGroup.allCases.firstIndex(of: $0.watched.group) }
            XCTAssertEqual(places, places.sorted())
          }
        }
      }
    }
  }

  func testItDoesNotDependOnTheOrderBeforeAndTwiceIsOnce() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let listings = makeListings(&random)
      for sorting in Sorting.allCases {
        let arrangement = ListingArrangement(by: sorting)
        let arranged = arrangement(listings)
        XCTAssertEqual(arrangement(listings.shuffled(using: &random)), arranged)
        XCTAssertEqual(arrangement(arranged), arranged)
      }
    }
  }

  /// Returns up to 30 listings with few distinct values, so that many are equal in some attribute.
  private func makeListings(_ random: inout SplitMix64) -> [ListingSummary] {
    (0..<random.integer(below: 31)).map { number in
      let moments = [nil, latest, Moment(milliseconds: 1)]
      return listing(
        "item\(number)",
        yen: [nil, 100, 200][random.integer(below: 3)],
        reviews: [nil, 0, 7][random.integer(below: 3)],
        rank: random.integer(below: 4),
        group: ListingGroup.allCases[random.integer(below: 3)],
        isUnread: random.integer(below: 2) == 0,
        changedAt: moments[random.integer(below: 3)]
      )
    }
  }

  private func ids(_ arrangement: ListingArrangement, _ listings: [ListingSummary]) -> [String] {
    arrangement(listings).map(\.id)
  }

  private func listing(
    _ id: String,
    yen: Int64? = nil,
    price: Money? = nil,
    reviews: Int? = 12,
    rank: Int = 1,
    group: ListingGroup = .new,
    isUnread: Bool = false,
    changedAt moment: Moment? = nil
  ) -> ListingSummary {
    let price = price ?? yen.map { Money(minorUnits: $0, currency: .jpy) }
    let figures = ListingFigures(price: price, reviewCount: reviews)
    let listing = Listing(id: id, name: "Name of \(id)", figures: figures, rank: rank)
    let change = moment.flatMap {
      ListingHistory(reviewCounts: [DatedValue(1, at: $0), DatedValue(2, at: Moment(milliseconds: 0))]).lastChange
    }
    let hasChanged = moment == latest
    return ListingSummary(
      WatchedListing(listing, group: group, isUnread: isUnread, hasChanged: hasChanged),
      lastChange: change
    )
  }
}

import ArcadeDomain
import ArcadeTesting
import XCTest

@testable import ArcadeData

final class MarketDriftTests: XCTestCase {
  func testTheUsualMarketIsWhatItWas() async throws {
    let query = try WatchQuery(keyword: "tea", count: 5)
    let usual = try await MarketDays().ranked(query).map(\.line)
    let expected = [
      "cup-006 15.90 4090 4.3", "candle-007 12.90 4593 4.76", "tea-012 8.30 3615 3.88", "tea-013 11.20 2676 3.3",
      "tea-001 5.10 3324 4.62",
    ]
    XCTAssertEqual(usual, expected)
    let other = try await MarketDays(seed: 7).ranked(query).map(\.line)
    XCTAssertEqual(
      other,
      [
        "tea-025 26.30 4142 4.6", "tea-017 13.70 3167 4.78", "tea-021 5.90 2389 3.65",
        "cup-009 18.50 3362 4.42 sold out", "tea-018 36.60 4036 4.1",
      ]
    )
  }

  func testTheSameSeedAndMomentGiveTheSame() async throws {
    var random = SplitMix64(seed: 1)
    for _ in 0..<20 {
      let (seed, moment) = (random.next(), Moment(milliseconds: Int64(random.integer(below: 4_000_000_000_000))))
      let query = try WatchQuery(keyword: "lamp")
      let first = try await MarketDays(seed: seed).search(query, at: moment)
      let again = try await MarketDays(seed: seed).search(query, at: moment)
      let other = try await MarketDays(seed: seed &+ 1).search(query, at: moment)
      XCTAssertEqual(first, again)
      XCTAssertNotEqual(first, other)
      XCTAssertFalse(WatchState.beginning(with: first).state.after(again).hasNews)
    }
  }

  func testEveryListingChangesWithinAnHour() async throws {
    var random = SplitMix64(seed: 3_600)
    var compared = [0, 0]
    let years = [1, 2, 400, 1_582, 1_900, 1_969, 1_970, 1_999, 2_017, 2_024, 2_026, 2_100, 5_000, 9_998]
    for round in 0..<400 {
      let days = MarketDays(seed: random.next())
      let query = try MarketQueries.any(using: &random)
      let year = round < 340 ? 2_025 : years[round % years.count]
      let start = Moment.year(year).milliseconds + Int64(random.integer(below: 400_000_000_000))
      let distance = 3_600_000 + distances(using: &random)
      let first = try await days.search(query, at: Moment(milliseconds: start))
      let later = try await days.search(query, at: Moment(milliseconds: start + distance))
      let step = WatchState.beginning(with: first).state.after(later)
      XCTAssertEqual(step.unchanged, 0, "\(query) from \(start) for \(distance)")
      XCTAssertTrue(step.hasNews || first.snapshot.listings.isEmpty, "\(query) from \(start) for \(distance)")
      if !step.changed.isEmpty { compared[first.snapshot.listings.count == 1 ? 0 : 1] += 1 }
    }
    XCTAssertGreaterThan(compared[0], 60, "single results")
    XCTAssertGreaterThan(compared[1], 200, "longer ones")
  }

  func testAShorterTimeChangesSomeListingsAndNotAll() async throws {
    let query = try WatchQuery(keyword: "tea")
    let first = try await MarketDays().search(query)
    let later = try await MarketDays().search(query, at: Moment.november20.advanced(by: .seconds(900)))
    let step = WatchState.beginning(with: first).state.after(later)
    XCTAssertTrue((3...15).contains(step.changed.count), "\(step.changed.count)")
    XCTAssertGreaterThan(step.unchanged, 10)
  }

  func testNoMomentIsTooFar() async throws {
    let query = try WatchQuery(keyword: "tea")
    for milliseconds in [.min, .min + 1, -62_135_596_800_000, -1, 0, 253_402_300_799_999, .max - 1, .max] as [Int64] {
      let listings = try await MarketDays().search(query, at: Moment(milliseconds: milliseconds)).snapshot.listings
      XCTAssertGreaterThanOrEqual(listings.count, 20, "\(milliseconds)")
      XCTAssertTrue(listings.allSatisfy { ($0.price?.minorUnits ?? 0) > 0 && ($0.reviewCount ?? -1) >= 0 })
    }
  }

  func testReviewsNeverFallAndTheirMeanStaysWithinFiveStars() async throws {
    let days = MarketDays()
    var counts: [Listing.ID: Int] = [:]
    var means: Set<ReviewAverage> = []
    for hours in stride(from: 0, through: 24 * 400, by: 37) {
      for listing in try await days.ranked("lamp", at: Moment.november20.plus(hours: hours)) {
        let count = try XCTUnwrap(listing.reviewCount)
        XCTAssertGreaterThanOrEqual(count, counts[listing.id] ?? 0)
        counts[listing.id] = count
        means.insert(try XCTUnwrap(listing.reviewAverage))
      }
    }
    XCTAssertTrue(means.allSatisfy { (1_000...5_000).contains($0.thousandths) && $0.thousandths % 10 == 0 })
    XCTAssertGreaterThan(means.count, 50)
  }

  func testANewcomerSeesEverythingWithinTwoWeeks() async throws {
    for seed in [nil, 1, 2, 3, 4, 5, 6, 7] as [UInt64?] {
      let days = MarketDays(seed: seed)
      let query = try WatchQuery(keyword: "tea", count: 10)
      var state = WatchState.beginning(with: try await days.search(query)).state
      var (new, gone, returned) = (0, 0, 0)
      var changes: Set<String> = []
      for hours in stride(from: 12, through: 24 * 14, by: 12) {
        let step = state.after(try await days.search(query, at: Moment.november20.plus(hours: hours)))
        (new, gone, returned) = (new + step.new.count, gone + step.outOfSight.count, returned + step.returned.count)
        for change in step.changed.flatMap(\.changes) {
          changes.insert("\(change.attribute) \(change.direction?.rawValue ?? "")")
        }
        state = step.state
      }
      XCTAssertTrue(new > 0 && gone > 0 && returned > 0, "\(new) \(gone) \(returned) with \(seed ?? 0)")
      let expected: Set = [
        "price up", "price down", "reviewCount up", "reviewAverage up", "reviewAverage down", "availability up",
        "availability down",
      ]
      XCTAssertEqual(changes, expected, "\(seed ?? 0)")
    }
  }

  func testPricesHoldForDays() async throws {
    let days = MarketDays()
    var (changed, seen) = (0, 0)
    var before: [Listing.ID: Money?] = [:]
    for day in 0..<60 {
      let listings = try await days.ranked("lamp", at: Moment.november20.plus(hours: 24 * day))
      seen += listings.count
      changed += listings.count { listing in before[listing.id].map { $0 != listing.price } ?? false }
      before = Dictionary(uniqueKeysWithValues: listings.map { ($0.id, $0.price) })
    }
    XCTAssertTrue((10...45).contains(changed * 100 / seen), "\(changed) of \(seen)")
  }

  /// A distance beyond an hour: nothing, some milliseconds, a day, a year, or anything up to ten years.
  private func distances(using random: inout SplitMix64) -> Int64 {
    let year: Int64 = 31_536_000_000
    let all = [
      0, Int64(random.integer(below: 3_600_000)), 82_800_000, year, Int64(random.integer(below: Int(10 * year))),
    ]
    return all[random.integer(below: all.count)]
  }
}

/// Searches of all kinds in the demo market.
enum MarketQueries {
  static func any(using random: inout SplitMix64) throws -> WatchQuery {
    let orders = ListingOrder.allCases
    let order = orders[random.integer(below: orders.count)]
    let shelves = try StarterMarket.shelves()
    switch random.integer(below: 4) {
    case 0:
      return try WatchQuery(keyword: shelves.products[random.integer(below: shelves.products.count)].name, order: order)
    case 1:
      let places = shelves.departments + shelves.categories.map(\.category)
      let place = places[random.integer(below: places.count)]
      return try WatchQuery(category: place, order: order, count: 1 + random.integer(below: 100))
    case 2:
      let low = Money(minorUnits: Int64(random.integer(below: 5_000)), currency: .eur)
      return try WatchQuery(keyword: "té", order: order, prices: PriceRange(from: low))
    default:
      let keywords = ["tea", "coffee", "lamp", "茶", "espresso", "wool", "glass"]
      return try WatchQuery(keyword: keywords[random.integer(below: keywords.count)], order: order)
    }
  }
}

/// The demo market at any moment.
struct MarketDays {
  private let time = HandDrivenTime()
  private let market: DemoMarket

  init(seed: UInt64? = nil) { market = DemoMarket(seed: seed, time: time) }

  func search(_ query: WatchQuery, at moment: Moment = .november20) async throws(RepositoryError) -> SearchResult {
    time.set(now: moment)
    return try await market.search(query) { _ in }
  }

  /// Returns the listings of a keyword by rank.
  func ranked(_ keyword: String, at moment: Moment = .november20) async throws -> [Listing] {
    try await ranked(WatchQuery(keyword: keyword, count: 300), at: moment)
  }

  func ranked(_ query: WatchQuery, at moment: Moment = .november20) async throws -> [Listing] {
    try await search(query, at: moment).snapshot.listings.sorted { $0.rank < $1.rank }
  }

  func categories(below id: ListingCategory.ID?) async throws(RepositoryError) -> [ListingCategory] {
    try await market.categories(below: id)
  }
}

extension Listing {
  /// The figures in the notation of the tests.
  var line: String {
    let parts = [price?.decimalText, reviewCount.map(String.init), reviewAverage?.decimalText].map { $0 ?? "none" }
    return "\(id) \(parts.joined(separator: " "))\(isAvailable == true ? "" : " sold out")"
  }
}

extension Moment {
  static func - (later: Moment, earlier: Moment) -> Int64 { later.milliseconds - earlier.milliseconds }

  /// Returns the beginning of a year in UTC.
  static func year(_ year: Int) -> Moment {
    let day = CalendarDay(year: year, month: 1, day: 1)?.daysSince1970 ?? 0
    return Moment(milliseconds: Int64(day) * 86_400_000)
  }

  func plus(hours: Int) -> Moment { advanced(by: .seconds(hours * 3_600)) }
}

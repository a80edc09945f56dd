import ArcadeData
import ArcadeDomain
import ArcadeTesting

/// The demo market, looked at whenever a test wants.
struct MarketDays {
  private let time = HandDrivenTime()
  private let market: DemoMarket

  init(seed: UInt64? = nil) { market = DemoMarket(seed: seed, time: time) }

  func search(_ query: WatchQuery, at moment: Moment = .november20) async throws(RepositoryError) -> SearchResult {
    time.set(now: moment)
    return try await market.search(query) { _ in }
  }

  /// The listings of a keyword as they are ranked.
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
  /// The figures as a test writes them down.
  var line: String {
    let parts = [price?.decimalText, reviewCount.map(String.init), reviewAverage?.decimalText].map { $0 ?? "none" }
    return "\(id) \(parts.joined(separator: " "))\(isAvailable == true ? "" : " sold out")"
  }
}

extension Moment {
  static func - (later: Moment, earlier: Moment) -> Int64 { later.milliseconds - earlier.milliseconds }

  /// Midnight in UTC at the beginning of a year.
  static func year(_ year: Int) -> Moment {
    let day = CalendarDay(year: year, month: 1, day: 1)?.daysSince1970 ?? 0
    return Moment(milliseconds: Int64(day) * 86_400_000)
  }

  func plus(hours: Int) -> Moment { advanced(by: .seconds(hours * 3_600)) }
}

public import ArcadeDomain

/// Tests that every `ListingSource` has to pass.
public enum ListingSourceContract {
  /// Checks a source with a search for at least three listings, some of which have a price in the currency.
  ///
  /// Throws the first broken promise.
  public static func check(
    _ source: any ListingSource,
    finding keyword: String,
    notFinding nothing: String = "zzzzqqqq",
    currency: Currency
  ) async throws {
    for order in ListingOrder.allCases {
      let query = try WatchQuery(keyword: keyword, order: order)
      let result = try await source.search(query) { _ in }
      try requireWhole(result, atLeast: 3, atMost: query.count)
      try require(try await source.search(query) { _ in }, equals: result, "the same search finds the same")
      try requireOrder(inRank(result), order)
    }
    let two = try await source.search(WatchQuery(keyword: keyword, count: 2)) { _ in }
    try require(two.snapshot.listings.count, equals: 2, "no more come than were asked for")
    try await checkPrices(source, keyword, currency)

    let none = try await source.search(WatchQuery(keyword: nothing)) { _ in }
    try require(none, equals: SearchResult(ListingSnapshot()), "nothing found is empty and complete")

    let categories = try await source.categories(below: nil)
    try require(Set(categories.map(\.id)).count, equals: categories.count, "categories are unique")
    try require(categories.allSatisfy { !$0.name.isEmpty }, "categories have names")
  }

  private static func checkPrices(_ source: any ListingSource, _ keyword: String, _ currency: Currency) async throws {
    let all = try await source.search(WatchQuery(keyword: keyword)) { _ in }
    let amounts = all.snapshot.listings.compactMap(\.price).filter { $0.currency == currency }.map(\.minorUnits)
    guard let price = amounts.sorted().dropFirst(amounts.count / 2).first else {
      throw ContractViolation(description: "some of what is found has a price in \(currency)")
    }
    let middle = Money(minorUnits: price, currency: currency)
    for range in [try PriceRange(from: middle), try PriceRange(to: middle), try PriceRange(from: middle, to: middle)] {
      let result = try await source.search(WatchQuery(keyword: keyword, prices: range)) { _ in }
      try require(!result.snapshot.listings.isEmpty, "a price that is there is found")
      let isInRange = result.snapshot.listings.allSatisfy { $0.price.map(range.contains) ?? false }
      try require(isInRange, "prices lie in the range")
    }
  }

  private static func requireWhole(_ result: SearchResult, atLeast least: Int, atMost most: Int) throws {
    let listings = inRank(result)
    try require(listings.count >= least, "the search finds enough")
    try require(listings.count <= most, "no more come than were asked for")
    try require(listings.map(\.rank), equals: Array(1...listings.count), "ranks begin at 1")
    try require(Set(listings.map(\.id)).count, equals: listings.count, "ids are unique")
    try require(listings.allSatisfy { !$0.name.isEmpty }, "listings have names")
  }

  private static func requireOrder(_ listings: [Listing], _ order: ListingOrder) throws {
    let values: [Int64] =
      switch order {
      case .popularity: []
      case .priceUp: listings.compactMap { $0.price?.minorUnits }
      case .priceDown: listings.compactMap { $0.price.map { -$0.minorUnits } }
      case .reviews: listings.compactMap { $0.reviewCount.map { Int64(-$0) } }
      }
    try require(values, equals: values.sorted(), "listings stand by \(order.rawValue)")
  }

  private static func inRank(_ result: SearchResult) -> [Listing] {
    result.snapshot.listings.sorted { $0.rank < $1.rank }
  }
}

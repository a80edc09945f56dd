public import ArcadeDomain

/// An invented market of 300 products whose prices, reviews and stock drift over time.
///
/// Everything follows from the seed, the product and the moment. With the same seed and moment, every process gets the
/// same answers, and a listing has the same figures in every search. Every listing gets a review within any hour.
/// Prices hold for days, and sales and stock come and go. Keywords match in English, Spanish and Japanese; names are in
/// the market's language.
public struct DemoMarket: ListingSource {
  /// The source's profile: it needs no parameters.
  public static let profile = ListingSourceProfile(name: "demo", currency: .eur, isInstant: true)

  private static let usualSeed: UInt64 = 1

  private let seed: UInt64
  private let time: any TimeSource
  private let language: String

  /// Creates a market with a seed, by default always the same one, and names in a language, by code.
  public init(seed: UInt64? = nil, time: any TimeSource, language: String = "en") {
    self.seed = seed ?? Self.usualSeed
    (self.time, self.language) = (time, language)
  }

  /// Returns the current listings; always complete. A department includes its categories; unknown categories are empty.
  public func search(
    _ query: WatchQuery,
    progress: (SearchProgress) -> Void
  ) async throws(RepositoryError) -> SearchResult {
    try query.requireSearch(at: Self.profile.name)
    let now = time.now()
    let offers = try StarterMarket.shelves(in: language).products.filter { $0.isFound(by: query) }
      .map { MarketProductState($0, seed: seed, at: now) }.filter(\.isListed).map(MarketOffer.init)
      .filter { $0.hasPrice(in: query.prices) }
      .sorted { $0.precedes($1, in: query.order) }
    return SearchResult(
      ListingSnapshot(offers.prefix(query.count).enumerated().map { $1.listing(rank: $0 + 1) }),
      total: offers.count
    )
  }

  /// Returns the departments, or the categories of one; categories have no subcategories.
  public func categories(below category: ListingCategory.ID?) async throws(RepositoryError) -> [ListingCategory] {
    let shelves = try StarterMarket.shelves(in: language)
    let known = shelves.departments + shelves.categories.map(\.category)
    if let category, !known.contains(where: { $0.id == category }) {
      throw RepositoryError(.noSuchCategory, subject: category)
    }
    return shelves.categories(below: category)
  }
}

extension MarketProduct {
  /// Whether it is in the query's category and matches its keyword.
  fileprivate func isFound(by query: WatchQuery) -> Bool {
    if let place = query.category?.id, place != shelf.category.id, place != shelf.department { return false }
    return query.keyword.isEmpty || words.match(query.keyword)
  }
}

public import ArcadeDomain

/// What a person has set for a search so far, which need not make sense yet.
public struct WatchSearchDraft: Hashable, Sendable {
  /// Where to search.
  public var source: String
  /// The words to search for.
  public var keyword: String
  /// The category to search in.
  public var category: ListingCategory?
  /// Which listings come first.
  public var order: ListingOrder
  /// The prices that are wanted.
  public var prices: PriceRange
  /// How many listings at most.
  public var count: Int
  /// What the watch is to be called; empty for its keyword, or its category.
  public var name: String

  /// Begins with a keyword and what is usual otherwise.
  public init(
    source: String = "demo",
    keyword: String = "",
    category: ListingCategory? = nil,
    order: ListingOrder = .popularity,
    prices: PriceRange = .any,
    count: Int = WatchQuery.usualCount,
    name: String = ""
  ) {
    (self.source, self.keyword, self.category, self.order) = (source, keyword, category, order)
    (self.prices, self.count, self.name) = (prices, count, name)
  }

  /// The search; throws what does not make sense about it.
  func query() throws(WatchQueryError) -> WatchQuery {
    try WatchQuery(keyword: keyword, category: category, order: order, prices: prices, count: count)
  }
}

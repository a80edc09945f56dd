/// A search at a source.
public struct WatchQuery: Hashable, Sendable {
  /// The search words, trimmed; empty if only a category is searched.
  public let keyword: String
  /// The category to search; nil for all.
  public let category: ListingCategory?
  /// The order of the results.
  public let order: ListingOrder
  /// The range of prices.
  public let prices: PriceRange
  /// The number of results to watch.
  public let count: Int

  /// The allowed numbers of results.
  public static let counts = 1...3_000
  /// The default number of results.
  public static let usualCount = 30
  /// The maximum width of a keyword, in half-width columns.
  public static let longestKeyword = 128

  /// Creates a query; throws the first error found.
  public init(
    keyword: String = "",
    category: ListingCategory? = nil,
    order: ListingOrder = .popularity,
    prices: PriceRange = .any,
    count: Int = usualCount
  ) throws(WatchQueryError) {
    let keyword = keyword.withoutOuterSpace
    let width = keyword.widthInColumns
    guard !keyword.isEmpty || category != nil else { throw .nothingToSearchFor }
    guard width != 1 else { throw .keywordTooShort(keyword) }
    guard width <= Self.longestKeyword else { throw .keywordTooLong(keyword, most: Self.longestKeyword) }
    guard Self.counts.contains(count) else { throw .countOutOfRange(count, Self.counts) }
    (self.keyword, self.category, self.order) = (keyword, category, order)
    (self.prices, self.count) = (prices, count)
  }

  private init(allUpTo count: Int) {
    (keyword, category, order, prices) = ("", nil, .popularity, .any)
    self.count = count
  }

  /// The query for a whole source, as for a feed.
  public static let everything = WatchQuery(allUpTo: feedLimit)
  /// The most listings of a whole feed that are watched.
  public static let feedLimit = 100_000

  /// Throws `.searchedOnly` if the query is for a whole source; for sources that can only be searched.
  public func requireSearch(at name: String) throws(RepositoryError) {
    if isEverything { throw RepositoryError(.searchedOnly, subject: name) }
  }

  /// Whether the query is for a whole source instead of a keyword or category.
  public var isEverything: Bool { keyword.isEmpty && category == nil }
}

extension String {
  /// The text without leading and trailing white space.
  var withoutOuterSpace: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }

  /// The width in columns, one for a letter and two for a kanji, as shops count keywords.
  fileprivate var widthInColumns: Int {
    reduce(0) { width, character in
      width + (character.unicodeScalars.contains { Self.isOfFullWidth($0.value) } ? 2 : 1)
    }
  }

  private static func isOfFullWidth(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F: true
    case 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD: true
    default: false
    }
  }
}

/// A category of a source.
public struct ListingCategory: Hashable, Identifiable, Sendable {
  /// The identifier in the source.
  public let id: String
  /// The name in the source's language.
  public let name: String

  /// Creates a category.
  public init(id: String, name: String) { (self.id, self.name) = (id, name) }
}

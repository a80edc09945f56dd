/// What is searched for at a source.
public struct WatchQuery: Hashable, Sendable {
  /// The words to find, without outer space; empty where only a category is searched.
  public let keyword: String
  /// Where to search; nil for everywhere.
  public let category: ListingCategory?
  /// What comes first.
  public let order: ListingOrder
  /// What it may cost.
  public let prices: PriceRange
  /// How many results are watched.
  public let count: Int

  /// How many results can be watched.
  public static let counts = 1...3_000
  /// How many are watched unless somebody says otherwise.
  public static let usualCount = 30
  /// The most that a keyword takes, in columns of half width.
  public static let longestKeyword = 128

  /// Makes a search; throws the first thing about it that makes no sense.
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

  /// All that a source has, as a watch of a whole feed asks for it.
  public static let everything = WatchQuery(allUpTo: feedLimit)
  /// The most listings of a whole feed that are watched.
  public static let feedLimit = 100_000

  /// Throws `.searchedOnly` where it asks for everything, for a source of a name that can only be searched.
  public func requireSearch(at name: String) throws(RepositoryError) {
    if isEverything { throw RepositoryError(.searchedOnly, subject: name) }
  }

  /// Whether it asks for all that a source has, rather than for what words or a category find.
  public var isEverything: Bool { keyword.isEmpty && category == nil }
}

extension String {
  /// The text without spaces and line ends around it, of any width.
  var withoutOuterSpace: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }

  /// How many columns it takes where a letter takes one and a kanji two, as shops count keywords.
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

/// A category of a source, in the source's own words.
public struct ListingCategory: Hashable, Identifiable, Sendable {
  /// What the source calls it.
  public let id: String
  /// What people call it, in the source's language.
  public let name: String

  /// Describes a category.
  public init(id: String, name: String) { (self.id, self.name) = (id, name) }
}

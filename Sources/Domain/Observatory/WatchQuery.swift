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

/// Which listings come first in a result, by the name that options and stored searches use.
public enum ListingOrder: String, CaseIterable, Hashable, Sendable {
  /// What the source thinks is wanted most.
  case popularity
  /// The cheapest.
  case priceUp = "price-up"
  /// The dearest.
  case priceDown = "price-down"
  /// Those with the most reviews.
  case reviews
}

extension ListingOrder {
  /// Whether one listing comes before another; nil where they are the same to it, as all are by popularity, which only
  /// their source knows.
  public func isEarlier(_ one: Listing, _ other: Listing) -> Bool? {
    switch self {
    case .popularity: nil
    case .priceUp: Self.isEarlier(one.price, other.price) { Self.precedes($0, $1, by: <) }
    case .priceDown: Self.isEarlier(one.price, other.price) { Self.precedes($0, $1, by: >) }
    case .reviews: Self.isEarlier(one.reviewCount, other.reviewCount, by: >)
    }
  }

  /// Whether one value comes before another; one that is missing comes last.
  static func isEarlier<Value: Equatable>(
    _ one: Value?,
    _ other: Value?,
    by precedes: (Value, Value) -> Bool
  ) -> Bool? {
    guard one != other else { return nil }
    guard let one, let other else { return one != nil }
    return precedes(one, other)
  }

  /// Prices in different currencies cannot be held against each other, so each currency stands together.
  private static func precedes(_ one: Money, _ other: Money, by isLess: (Int64, Int64) -> Bool) -> Bool {
    one.currency == other.currency ? isLess(one.minorUnits, other.minorUnits) : one.currency.code < other.currency.code
  }
}

/// Why a search makes no sense.
public enum WatchQueryError: Error, Hashable, Sendable {
  /// Neither a keyword nor a category.
  case nothingToSearchFor
  /// One letter finds everything; one character of full width, such as a kanji, is a word.
  case keywordTooShort(String)
  /// More than a source takes.
  case keywordTooLong(String, most: Int)
  /// No results at all, or more than are watched.
  case countOutOfRange(Int, ClosedRange<Int>)
  /// A price below zero.
  case negativePrice(Money)
  /// No price lies between the two.
  case emptyPriceRange(from: Money, to: Money)
}

/// A category of a source, in the source's own words.
public struct ListingCategory: Hashable, Identifiable, Sendable {
  /// What the source calls it.
  public let id: String
  /// What people call it, in the source's language.
  public let name: String

  /// Describes a category.
  public init(id: String, name: String) {
    (self.id, self.name) = (id, name)
  }
}

/// Which prices are searched for; an end that is missing is open.
public struct PriceRange: Hashable, Sendable {
  /// The lowest price that counts.
  public let lowest: Money?
  /// The highest price that counts.
  public let highest: Money?

  /// Every price.
  public static let any = PriceRange(open: ())

  /// Makes a range; throws where an end is below zero, or nothing can lie between the ends.
  public init(from lowest: Money? = nil, to highest: Money? = nil) throws(WatchQueryError) {
    for end in [lowest, highest].compactMap({ $0 }) where end.isNegative { throw .negativePrice(end) }
    if let lowest, let highest {
      guard lowest.currency == highest.currency, lowest.minorUnits <= highest.minorUnits else {
        throw .emptyPriceRange(from: lowest, to: highest)
      }
    }
    (self.lowest, self.highest) = (lowest, highest)
  }

  private init(open: Void) {
    lowest = nil
    highest = nil
  }

  /// Whether a price lies in it; one in another currency does not, unless both ends are open.
  public func contains(_ price: Money) -> Bool {
    [lowest, highest].compactMap { $0 }.allSatisfy { $0.currency == price.currency }
      && lowest.map { $0.minorUnits <= price.minorUnits } ?? true
      && highest.map { price.minorUnits <= $0.minorUnits } ?? true
  }
}

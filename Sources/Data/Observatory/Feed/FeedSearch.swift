import ArcadeDomain

/// Picks from the records of a feed, one after another, those that a search finds.
struct FeedSearch {
  /// What could not be read of what the search would have found.
  private(set) var faults = FeedFaults()
  /// How many of them repeat listings that were found, so that nothing is missing.
  private(set) var repeats = 0

  private let query: WatchQuery
  private let words: [String]
  private var found: [Listing] = []
  /// The ids that were there, each with whether its listing was found.
  private var ids: [FeedIDBytes: Bool] = [:]

  init(_ query: WatchQuery) {
    self.query = query
    words = query.keyword.sanitized.folded.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Looks at the next record.
  mutating func visit(_ position: FeedPosition, _ record: FeedRecord) {
    let id = record.cells[.id].map(FeedIDBytes.init)
    let earlier = id.flatMap { ids[$0] }
    var isFound = false
    defer { if let id, earlier == nil { ids[id] = isFound } }
    guard mayMatch(record) else { return }
    do throws(FeedRecordError) {
      let listing = try record.listing()
      if let wasFound = earlier {
        if wasFound { repeats += 1 }
        throw FeedRecordError(.id, .repeated(listing.id))
      }
      isFound = isInPriceRange(listing)
      if isFound { found.append(listing) }
    } catch {
      faults.append(at: position.byte, FeedFault(position, error, in: record))
    }
  }

  /// What was found, in the order that was asked for.
  var ranked: [Listing] {
    let order = found.indices.sorted { one, other in
      Self.isEarlier(found[one], found[other], by: query.order) ?? (one < other)
    }
    return order.prefix(query.count).enumerated().map { found[$1].ranked($0 + 1) }
  }

  /// Whether the search finds a record, or would find it if it could be read.
  private func mayMatch(_ record: FeedRecord) -> Bool {
    if let trouble = record.trouble, trouble.field == nil { return true }
    let isUnsure = record.trouble != nil
    if let category = query.category, record.cells[.category] != category.id {
      return isUnsure && record.cells[.category] == nil
    }
    guard !words.isEmpty else { return true }
    if isUnsure, record.cells[.name] == nil { return true }
    let name = (record.cells[.name] ?? record.cells[.id] ?? "").sanitized.folded
    return words.allSatisfy(name.contains)
  }

  private func isInPriceRange(_ listing: Listing) -> Bool {
    listing.price.map(query.prices.contains) ?? (query.prices == .any)
  }

  /// Whether one listing comes before another; nil where the order of the feed decides.
  private static func isEarlier(_ one: Listing, _ other: Listing, by order: ListingOrder) -> Bool? {
    switch order {
    case .popularity: nil
    case .priceUp: isCheaper(one.price, other.price, by: <)
    case .priceDown: isCheaper(one.price, other.price, by: >)
    case .reviews: isPresentAndEarlier(one.reviewCount, other.reviewCount, by: >)
    }
  }

  /// Prices in different currencies cannot be held against each other, so each currency stands together.
  private static func isCheaper(_ one: Money?, _ other: Money?, by isLess: (Int64, Int64) -> Bool) -> Bool? {
    isPresentAndEarlier(one, other) { one, other in
      one.currency == other.currency
        ? isLess(one.minorUnits, other.minorUnits) : one.currency.code < other.currency.code
    }
  }

  /// Whether a value comes before another; one that is missing comes last.
  private static func isPresentAndEarlier<Value: Equatable>(
    _ one: Value?,
    _ other: Value?,
    by isEarlier: (Value, Value) -> Bool
  ) -> Bool? {
    guard one != other else { return nil }
    guard let one, let other else { return one != nil }
    return isEarlier(one, other)
  }
}

/// An id by its bytes, as two texts can be equal without being the same id.
private struct FeedIDBytes: Hashable {
  let text: String

  static func == (one: FeedIDBytes, other: FeedIDBytes) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension Listing {
  /// The same listing at another place of a result.
  fileprivate func ranked(_ rank: Int) -> Listing {
    Listing(
      id: id,
      name: name,
      figures: figures,
      page: page,
      picture: picture,
      originalPicture: originalPicture,
      category: category,
      rank: rank
    )
  }
}

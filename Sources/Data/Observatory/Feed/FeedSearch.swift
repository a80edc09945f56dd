import ArcadeDomain

/// Selects the records of a feed that match a search.
struct FeedSearch {
  /// The unreadable records that may have matched.
  private(set) var faults = FeedFaults()
  /// The IDs of unreadable records, whose listings still exist.
  private(set) var unreadable: [Listing.ID] = []
  /// The number of unreadable records without an ID.
  private(set) var leftOut = 0

  private(set) var currencies: Set<Currency> = []
  /// Whether a price has no currency, and there is no default.
  private(set) var lacksCurrency = false
  /// The first price whose decimal sign is ambiguous.
  private(set) var undecided: String?

  private let usualCurrency: Currency?
  private let query: WatchQuery
  private let words: [String]
  private var found: [Listing] = []
  /// The IDs so far.
  private var ids: Set<IDBytes> = []

  /// Creates a selection for a query; the default currency applies to prices without one.
  init(_ query: WatchQuery, usualCurrency: Currency? = .eur) {
    (self.query, self.usualCurrency) = (query, usualCurrency)
    words = query.keyword.sanitized.folded.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  mutating func visit(_ position: FeedPosition, _ given: FeedRecord) {
    var record = given
    record.usualCurrency = usualCurrency
    let isRepeated = record.cells[.id].map { !ids.insert(IDBytes(id: $0)).inserted } ?? false
    guard mayMatch(record) else { return }
    do throws(FeedRecordError) {
      let listing = try record.listing()
      guard !isRepeated else { throw FeedRecordError(.id, .repeated(listing.id)) }
      if let price = listing.price { currencies.insert(price.currency) }
      if isInPriceRange(listing) { found.append(listing) }
    } catch {
      if error.field == .price {
        if case .missing = error.mistake { lacksCurrency = true }
        if case .amount(.undecided(let text)) = error.mistake { undecided = undecided ?? text }
      }
      faults.append(at: position.byte, FeedFault(position, error, in: record))
      if let id = record.readableID { unreadable.append(id) } else { leftOut += 1 }
    }
  }

  var count: Int { found.count }
  var hasNoPrices: Bool { currencies.isEmpty }

  /// The matches in the requested order.
  var ranked: [Listing] {
    let order =
      query.order == .popularity
      ? Array(found.indices) : found.indices.sorted { query.order.isEarlier(found[$0], found[$1]) ?? ($0 < $1) }
    return order.prefix(query.count).enumerated().map { place, index in
      var listing = found[index]
      listing.rank = place + 1
      return listing
    }
  }

  /// Whether a record matches, or might match if it were readable.
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
}

/// An ID compared by bytes, because equal texts can be different IDs.
private struct IDBytes: Hashable {
  let id: String

  static func == (first: IDBytes, second: IDBytes) -> Bool { first.id.utf8.elementsEqual(second.id.utf8) }

  func hash(into hasher: inout Hasher) {
    var id = id
    id.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

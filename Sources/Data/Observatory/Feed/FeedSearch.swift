import ArcadeDomain

/// Picks from the records of a feed, one after another, those that a search finds.
struct FeedSearch {
  /// What could not be read of what the search would have found.
  private(set) var faults = FeedFaults()
  /// The ids of those that have one, so that their listings are there.
  private(set) var unreadable: [Listing.ID] = []
  /// How many have none.
  private(set) var leftOut = 0

  /// What prices name that were read.
  private(set) var currencies: Set<Currency> = []
  /// Whether a price names no currency, and none is usual.
  private(set) var lacksCurrency = false
  /// The first price of which nothing tells whether a sign in it parts decimals.
  private(set) var undecided: String?

  private let usualCurrency: Currency?
  private let query: WatchQuery
  private let words: [String]
  private var found: [Listing] = []
  /// The ids that were there.
  private var ids: Set<IDBytes> = []

  /// Picks what a query finds; a currency is that of prices of which nothing else says it.
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

  /// How many were found.
  var count: Int { found.count }
  /// Whether none of what was found has a price.
  var hasNoPrices: Bool { currencies.isEmpty }

  /// What was found, in the order that was asked for.
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
}

/// An id by its bytes, as two texts can be equal without being the same id.
private struct IDBytes: Hashable {
  let id: String

  static func == (first: IDBytes, second: IDBytes) -> Bool { first.id.utf8.elementsEqual(second.id.utf8) }

  func hash(into hasher: inout Hasher) {
    var id = id
    id.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

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
  /// The ids that were there, by their bytes, as two texts can be equal without being the same id; each with whether its
  /// listing was found.
  private var ids: [[UInt8]: Bool] = [:]

  init(_ query: WatchQuery) {
    self.query = query
    words = query.keyword.sanitized.folded.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  mutating func visit(_ position: FeedPosition, _ record: FeedRecord) {
    let id = record.cells[.id].map { Array($0.utf8) }
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
      query.order.isEarlier(found[one], found[other]) ?? (one < other)
    }
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

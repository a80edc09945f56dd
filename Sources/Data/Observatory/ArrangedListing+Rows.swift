public import ArcadeDomain

extension SQLWatchRepository {
  /// Counts the listings of each group.
  public func counts(
    of id: Watch.ID,
    in arrangement: ListingArrangement
  ) async throws(RepositoryError) -> [ListingGroup: Int] {
    try await database.read { connection in try connection.listingCounts(of: id, in: arrangement) }
  }

  /// Reads a page of listings.
  public func listings(
    of id: Watch.ID,
    in arrangement: ListingArrangement,
    after first: Int,
    most: Int
  ) async throws(RepositoryError) -> [ListingSummary] {
    try await database.read { connection in
      try connection.listingSummaries(of: id, in: arrangement, after: first, most: most)
    }
  }

  /// Reads the neighbours of a listing.
  public func neighbours(
    of listing: Listing.ID,
    in id: Watch.ID,
    _ arrangement: ListingArrangement
  ) async throws(RepositoryError) -> (previous: Listing.ID?, next: Listing.ID?) {
    try await database.read { connection in try connection.neighbours(of: listing, in: id, arrangement) }
  }
}

extension Connection {
  func listingCounts(of id: Watch.ID, in arrangement: ListingArrangement) throws(RepositoryError) -> [ListingGroup: Int]
  {
    let words = NameWords(arrangement.words)
    let (columns, end) = words.isEmpty ? ("count(*) AS n", " GROUP BY state") : ("name, 1 AS n", "")
    let condition = arrangement.filter.column.map { " AND \($0)" } ?? ""
    var counts: [ListingGroup: Int] = [:]
    let sql = "SELECT state, \(columns) FROM listings WHERE watch_id = ?\(condition)\(end)"
    try forEachRow(sql, values: [id.number]) { row in
      guard try words.isEmpty || words.are(in: row.text("name")) else { return }
      counts[try row.checked("state", ListingGroup.init(rawValue:)), default: 0] += try row.count("n")
    }
    return arrangement.group == nil ? counts : counts.filter { $0.key == arrangement.group }
  }

  /// Reads a page of arranged listings: first their keys, then their contents, so that earlier pages cost little.
  func listingSummaries(
    of id: Watch.ID,
    in arrangement: ListingArrangement,
    after first: Int,
    most: Int
  ) throws(RepositoryError) -> [ListingSummary] {
    let words = NameWords(arrangement.words)
    var (rows, first): ([Int64], Int) = ([], first)
    for group in arrangement.groups where rows.count < most {
      let (before, cooldown) = (rows.count, most - rows.count)
      if words.isEmpty {
        let sql = arrangement.rows("id") + " LIMIT ? OFFSET ?"
        try forEachRow(sql, values: [id.number, group.rawValue, cooldown, first]) { rows.append(try $0.integer("id")) }
        if rows.count == before, first > 0 {
          var only = arrangement
          only.group = group
          first -= min(first, try listingCounts(of: id, in: only)[group] ?? 0)
        } else {
          first = 0
        }
      } else {
        try forEachRow(arrangement.rows("id, name"), values: [id.number, group.rawValue]) { row in
          guard rows.count < most, words.are(in: try row.text("name")) else { return }
          if first > 0 { first -= 1 } else { rows.append(try row.integer("id")) }
        }
      }
    }
    return try listingSummaries(of: rows)
  }

  /// Reads the listings before and after one in an arrangement.
  func neighbours(
    of listing: Listing.ID,
    in id: Watch.ID,
    _ arrangement: ListingArrangement
  ) throws(RepositoryError) -> (previous: Listing.ID?, next: Listing.ID?) {
    let words = NameWords(arrangement.words)
    var (previous, next, isPast): (Listing.ID?, Listing.ID?, Bool) = (nil, nil, false)
    for group in arrangement.groups where next == nil {
      let sql = arrangement.rows("item_id, name", or: "item_id = ?")
      let values: [any SQLConvertible] = [id.number, group.rawValue]
      try forEachRow(sql, values: values + (arrangement.filter == .all ? [] : [listing])) { row in
        guard next == nil else { return }
        let item = try row.text("item_id")
        if item.utf8.elementsEqual(listing.utf8) {
          isPast = true
        } else if words.are(in: try row.text("name")) {
          if isPast { next = item } else { previous = item }
        }
      }
    }
    return isPast ? (previous, next) : (nil, nil)
  }
}

extension ListingArrangement {
  /// Returns a query for the arranged listings of a watch and a group, plus those that match another condition.
  fileprivate func rows(_ columns: String, or other: String? = nil) -> String {
    let condition = filter.column.map { " AND (\([$0, other].compactMap(\.self).joined(separator: " OR ")))" } ?? ""
    return """
      SELECT \(columns) FROM \(sorting.source) WHERE watch_id = ? AND state = ?\(condition)
      ORDER BY \(sorting.terms)rank, item_id
      """
  }
}

extension ListingArrangement.Filter {
  /// The column of `listings` for the filter; nil without a filter.
  fileprivate var column: String? {
    switch self {
    case .all: nil
    case .changed: "has_changed"
    case .unread: "is_unread"
    }
  }
}

extension ListingArrangement.Sorting {
  /// The queried table: if the listings alone determine the order, the histories are not joined.
  fileprivate var source: String {
    switch self {
    case .rank, .name: "listings"
    case .price, .reviews: "current_listings"
    case .change: Self.deriving("(SELECT max(at) FROM (\(HistoryTable.changeMoments)) AS moments)", HistoryTable.all)
    case .drop:
      Self.deriving(
        """
        CASE WHEN now.currency = old_price.currency AND now.price_minor < old_price.price_minor
        THEN CAST(now.price_minor AS DOUBLE PRECISION) / old_price.price_minor END
        """,
        [.prices]
      )
    }
  }

  private static func deriving(_ value: String, _ tables: [HistoryTable]) -> String {
    let joins = tables.map(\.previousJoin).joined(separator: " ")
    return "(SELECT now.*, \(value) AS derived FROM current_listings AS now \(joins)) AS listings"
  }

  /// The sort terms before the rank; missing values come last.
  fileprivate var terms: String {
    switch self {
    case .rank: ""
    case .name: "name, "
    case .price: "price_minor IS NULL, currency, price_minor, "
    case .reviews: "review_count IS NULL, review_count DESC, "
    case .change: "derived IS NULL, derived DESC, "
    case .drop: "derived IS NULL, derived, "
    }
  }
}

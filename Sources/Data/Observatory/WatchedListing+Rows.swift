import ArcadeDomain

struct StoredListing {
  let row: Int64
  let watched: WatchedListing
}

extension Connection {
  /// Reads the listings of a watch that a result can change, by the bytes of their IDs.
  ///
  /// Of those out of sight, only the ones in the result are read, so that a long history costs nothing.
  func listings(of id: Watch.ID, concernedBy result: SearchResult) throws(RepositoryError) -> [StoredListing] {
    let isMostlyCurrent = try row(Self.isMostlyCurrent, id.number) { try $0.flag("is_so") } ?? false
    let current = try storedListings(isMostlyCurrent ? Self.currentListings : Self.fewCurrentListings, [id.number])
    var (others, known): ([Listing.ID], ArraySlice<StoredListing>) = ([], current[...])
    for listing in result.snapshot.listings {
      known = known.drop { $0.watched.listing.idOrder(relativeTo: listing) == .before }
      if known.first?.watched.listing.idOrder(relativeTo: listing) != .same { others.append(listing.id) }
    }
    if !result.unreadable.isEmpty {
      var ids = Set((current.map(\.watched.id) + others).map { Array($0.utf8) })
      others += result.unreadable.filter { ids.insert(Array($0.utf8)).inserted }
    }
    let past = try inBatches(others) { ids, marks throws(RepositoryError) in
      try storedListings(Self.listings(where: "watch_id = ? AND item_id IN (\(marks))"), [id.number] + ids)
    }
    guard !past.isEmpty else { return current }
    return (current + past).sorted { $0.watched.listing.idOrder(relativeTo: $1.watched.listing) == .before }
  }

  func storedListing(_ listing: Listing.ID, of id: Watch.ID) throws(RepositoryError) -> StoredListing? {
    try storedListings(Self.listings(where: "watch_id = ? AND item_id = ?"), [id.number, listing]).first
  }

  /// Writes the differences from the stored state; returns whether the counts changed.
  func storeListings(
    _ listings: [WatchedListing],
    over stored: [StoredListing],
    of id: Watch.ID,
    isFirst: Bool,
    at moment: Moment
  ) throws(RepositoryError) -> Bool {
    // Formatting it takes as long as writing a row.
    let moment = moment.sqlValue
    var (known, added, isOtherKind): (ArraySlice<StoredListing>, [WatchedListing], Bool) = (stored[...], [], false)
    for watched in listings {
      if let old = known.first, old.watched.listing.idOrder(relativeTo: watched.listing) == .same {
        known.removeFirst()
        guard old.watched != watched else { continue }
        isOtherKind = isOtherKind || old.watched.group != watched.group || old.watched.isUnread != watched.isUnread
        try updateListing(old.row, to: watched)
        let isInSight = watched.group != .outOfSight
        if isInSight != (old.watched.group != .outOfSight) {
          let row = "sight_history (listing_id, is_in_sight, observed_at)"
          try insert(into: row, each: [[old.row.sqlValue, isInSight.sqlValue, moment]])
        }
        try insertHistory(of: old.row, from: old.watched.listing.figures, to: watched.listing.figures, at: moment)
      } else {
        added.append(watched)
      }
    }
    try insert(into: Self.listingRow, each: added.lazy.map { $0.sqlValues + [id.number, $0.id] })
    let rows = isFirst ? try rows(of: id) : try rows(of: added.map(\.id), in: id)
    guard rows.count == added.count else {
      var error = RepositoryError(.corrupt, subject: subject, detail: "\(rows.count) of \(added.count) new listings")
      error.row = "watches (id = \(id.number))"
      throw error
    }
    try insertHistories(of: added.map(\.listing.figures), rows: rows, in: isFirst ? id : nil, at: moment)
    return isOtherKind || !added.isEmpty
  }

  /// Returns the row numbers of all listings of a watch, by the bytes of their IDs.
  private func rows(of id: Watch.ID) throws(RepositoryError) -> [Int64] {
    try rows("SELECT id FROM listings WHERE watch_id = ? ORDER BY item_id", id.number) { try $0.integer("id") }
  }

  /// Returns the row numbers of existing listings, by the bytes of their IDs.
  private func rows(of listings: [Listing.ID], in id: Watch.ID) throws(RepositoryError) -> [Int64] {
    try inBatches(listings) { ids, marks throws(RepositoryError) in
      var numbers: [Int64] = []
      let sql = "SELECT id FROM listings WHERE watch_id = ? AND item_id IN (\(marks)) ORDER BY item_id || ''"
      try forEachRow(sql, values: [id.number] + ids) { numbers.append(try $0.integer("id")) }
      return numbers
    }
  }

  /// Runs queries for many IDs at a time, with so few different lengths that the statements stay prepared.
  func inBatches<ID: SQLConvertible, Value>(
    _ ids: [ID],
    _ ask: (_ ids: [any SQLConvertible], _ marks: String) throws(RepositoryError) -> [Value]
  ) throws(RepositoryError) -> [Value] {
    var (values, rest): ([Value], ArraySlice<ID>) = ([], ids[...])
    while let last = rest.prefix(256).last {
      let batch = rest.prefix(256)
      let length = [1, 4, 16, 64].first { batch.count <= $0 } ?? 256
      let marks = Array(repeating: "?", count: length).joined(separator: ", ")
      values += try ask(batch + Array(repeating: last, count: length - batch.count), marks)
      rest = rest.dropFirst(256)
    }
    return values
  }

  static let currentListings = listings(where: isCurrent, by: "item_id")
  private static let isCurrent = "watch_id = ? AND state IN ('new', 'observing')"

  /// The same if most of a watch is out of sight: the empty text keeps SQLite from scanning all listings in ID order.
  private static let fewCurrentListings = listings(where: isCurrent)
  static let isMostlyCurrent = """
    SELECT coalesce(2 * sum(CASE state WHEN 'out-of-sight' THEN 0 ELSE total END) > sum(total), FALSE) AS is_so
    FROM listing_counts WHERE watch_id = ?
    """

  private static func listings(where condition: String, by order: String = "item_id || ''") -> String {
    """
    SELECT id, item_id, name, price_minor, currency, review_count, review_average_thousandths, is_available, page, picture,
      original_picture, category, rank, state, is_unread, has_returned, has_changed, missing_since
    FROM current_listings WHERE \(condition) ORDER BY \(order)
    """
  }

  private func storedListings(_ sql: String, _ values: [any SQLConvertible]) throws(RepositoryError) -> [StoredListing]
  {
    var listings: [StoredListing] = []
    try forEachRow(sql, values: values) { row in
      listings.append(StoredListing(row: try row.integer("id"), watched: try row.watchedListing()))
    }
    return listings
  }

  private func updateListing(_ row: Int64, to watched: WatchedListing) throws(RepositoryError) {
    try run(
      """
      UPDATE listings SET name = ?, page = ?, picture = ?, original_picture = ?, category = ?, rank = ?, state = ?,
        is_unread = ?, has_returned = ?, has_changed = ?, missing_since = ?
      WHERE id = ?
      """,
      values: watched.sqlValues + [row]
    )
  }

  private static let listingRow = """
    listings (name, page, picture, original_picture, category, rank, state, is_unread,
      has_returned, has_changed, missing_since, watch_id, item_id)
    """
}

extension Row {
  /// Returns a listing with the newest values of its histories.
  func watchedListing() throws -> WatchedListing {
    let listing = Listing(
      id: try text("item_id"),
      name: try text("name"),
      figures: try figures(),
      page: try optionalText("page"),
      picture: try optionalText("picture"),
      originalPicture: try optionalText("original_picture"),
      category: try optionalText("category"),
      rank: try count("rank")
    )
    return WatchedListing(
      listing,
      group: try checked("state", ListingGroup.init(rawValue:)),
      isUnread: try flag("is_unread"),
      hasReturned: try flag("has_returned"),
      hasChanged: try flag("has_changed"),
      missingSince: try optionalMoment("missing_since")
    )
  }
}

extension WatchedListing {
  /// The values from `name` to `missing_since`, in the order in which the statements above name them.
  fileprivate var sqlValues: [any SQLConvertible] {
    [
      listing.name, listing.page, listing.picture, listing.originalPicture, listing.category, listing.rank,
      group.rawValue, isUnread, hasReturned, hasChanged, missingSince,
    ]
  }
}

import ArcadeDomain

extension Connection {
  /// Reads the listings of a watch by group, then by rank, each with its last change.
  func listingSummaries(of id: Watch.ID) throws(RepositoryError) -> [ListingSummary] {
    try listingSummaries("now.watch_id = ?", [id.number])
  }

  /// Reads one listing of a watch, with its last change.
  func listingSummary(_ item: Listing.ID, of id: Watch.ID) throws(RepositoryError) -> ListingSummary? {
    try listingSummaries("now.watch_id = ? AND now.item_id = ?", [id.number, item]).first
  }

  /// Reads listings by the numbers of their rows, in that order.
  func listingSummaries(of rows: [Int64]) throws(RepositoryError) -> [ListingSummary] {
    var found: [Int64: ListingSummary] = [:]
    _ = try inBatches(rows) { numbers, marks throws(RepositoryError) in
      try listingSummaries("now.id IN (\(marks))", numbers) { found[$0] = $1 }
    }
    return rows.compactMap { found[$0] }
  }

  /// The previous values come with the same query: a query per history and listing would take several times as long.
  @discardableResult
  private func listingSummaries(
    _ condition: String,
    _ values: [any SQLConvertible],
    noting note: (Int64, ListingSummary) -> Void = { _, _ in }
  ) throws(RepositoryError) -> [ListingSummary] {
    let sql = """
      SELECT now.*, \(HistoryTable.all.map(\.previousColumns).joined(separator: ", "))
      FROM current_listings AS now \(HistoryTable.all.map(\.previousJoin).joined(separator: " "))
      WHERE \(condition)
      ORDER BY CASE now.state WHEN 'new' THEN 0 WHEN 'observing' THEN 1 ELSE 2 END, now.rank, now.item_id
      """
    var summaries: [ListingSummary] = []
    try forEachRow(sql, values: values) { row in
      let summary = ListingSummary(try row.watchedListing(), try row.newestHistory())
      note(try row.integer("id"), summary)
      summaries.append(summary)
    }
    return summaries
  }
}

extension Row {
  /// Returns the two newest values of histories that have two; most listings have not changed yet.
  fileprivate func newestHistory() throws(RepositoryError) -> ListingHistory {
    ListingHistory(
      prices: try newest("price", price),
      reviewCounts: try newest("review_count", reviewCount),
      reviewAverages: try newest("review_average", reviewAverage),
      stock: try newest("stock", isAvailable)
    )
  }

  private func newest<Value>(
    _ name: String,
    _ value: (_ before: String) throws(RepositoryError) -> Value?
  ) throws(RepositoryError) -> [DatedValue<Value>] {
    guard try optionalText("old_\(name)_since") != nil else { return [] }
    return [
      DatedValue(try value(""), at: try moment("\(name)_since")),
      DatedValue(try value("old_"), at: try moment("old_\(name)_since")),
    ]
  }
}

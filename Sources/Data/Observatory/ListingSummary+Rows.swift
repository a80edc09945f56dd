import ArcadeDomain

extension Connection {
  /// Reads listings of a watch, or one of them, by group, then by rank, each with its last change.
  ///
  /// The values before the current ones come with the same query: one for every
  /// history of every listing would take several times as long.
  func listingSummaries(of id: Watch.ID, only item: Listing.ID? = nil) throws(RepositoryError) -> [ListingSummary] {
    let sql = """
      SELECT now.*, \(ListingHistoryTable.all.map(\.previousColumns).joined(separator: ", "))
      FROM current_listings AS now \(ListingHistoryTable.all.map(\.previousJoin).joined(separator: " "))
      WHERE now.watch_id = ?\(item == nil ? "" : " AND now.item_id = ?")
      ORDER BY CASE now.state WHEN 'new' THEN 0 WHEN 'observing' THEN 1 ELSE 2 END, now.rank, now.item_id
      """
    var summaries: [ListingSummary] = []
    try forEachRow(sql, values: [id.number] + (item.map { [$0] } ?? [])) { row in
      summaries.append(ListingSummary(try row.watchedListing(), lastChange: try row.newestHistory().lastChange))
    }
    return summaries
  }
}

/// A history's table, as far as a query for the value before the current one must know it.
private struct ListingHistoryTable {
  let table: String
  let columns: [String]

  static let all = [
    ListingHistoryTable(table: "price_history", columns: ["price_minor", "currency"]),
    ListingHistoryTable(table: "review_count_history", columns: ["review_count"]),
    ListingHistoryTable(table: "review_average_history", columns: ["review_average_thousandths"]),
    ListingHistoryTable(table: "stock_history", columns: ["is_available"]),
  ]

  var previousColumns: String {
    (columns + ["observed_at"]).map { "old_\(table).\($0) AS old_\(table)_\($0)" }.joined(separator: ", ")
  }

  var previousJoin: String {
    """
    LEFT JOIN \(table) AS old_\(table) ON old_\(table).id =
      (SELECT id FROM \(table) WHERE listing_id = now.id ORDER BY id DESC LIMIT 1 OFFSET 1)
    """
  }
}

extension Row {
  /// Returns the two newest values of every history that has two.
  fileprivate func newestHistory() throws(RepositoryError) -> ListingHistory {
    let (count, average, stock) = ("review_count", "review_average_thousandths", "is_available")
    return ListingHistory(
      prices: try newest("price_history", since: "price_since") { before throws(RepositoryError) in
        let column = "\(before)price_minor"
        return try optionalInteger(column) == nil ? nil : money(column, currency: "\(before)currency")
      },
      reviewCounts: try newest("review_count_history", since: "review_count_since") { before throws(RepositoryError) in
        try optionalCount(before + count)
      },
      reviewAverages: try newest("review_average_history", since: "review_average_since") {
        before throws(RepositoryError) in
        try optionalInteger(before + average).map(ReviewAverage.init(thousandths:))
      },
      stock: try newest("stock_history", since: "stock_since") { before throws(RepositoryError) in
        try optionalInteger(before + stock).map { $0 != 0 }
      }
    )
  }

  /// Reads two values, whose columns bear the same name but for what stands before it.
  private func newest<Value>(
    _ table: String,
    since: String,
    _ value: (_ before: String) throws(RepositoryError) -> Value?
  ) throws(RepositoryError) -> [DatedValue<Value>] {
    guard try optionalText("old_\(table)_observed_at") != nil else { return [] }
    return [
      DatedValue(try value(""), at: try moment(since)),
      DatedValue(try value("old_\(table)_"), at: try moment("old_\(table)_observed_at")),
    ]
  }
}

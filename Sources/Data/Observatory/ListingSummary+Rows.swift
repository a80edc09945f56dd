import ArcadeDomain

extension Connection {
  /// Reads the listings of a watch by group, then by rank, each with its last change.
  func listingSummaries(of id: Watch.ID) throws(RepositoryError) -> [ListingSummary] {
    try rows(
      """
      SELECT * FROM current_listings WHERE watch_id = ?
      ORDER BY CASE state WHEN 'new' THEN 0 WHEN 'observing' THEN 1 ELSE 2 END, rank, item_id
      """,
      id.number
    ) { row in
      let history = try listingHistory(of: try row.integer("id"), most: 2)
      return ListingSummary(try row.watchedListing(), lastChange: history.lastChange)
    }
  }
}

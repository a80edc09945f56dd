import ArcadeDomain

extension Connection {
  /// Writes what the targets of a watch find in an update that is written.
  func tell(
    _ step: WatchChanges,
    of id: Watch.ID,
    showing result: SearchResult,
    at moment: Moment
  ) throws(RepositoryError) -> [Telling] {
    let targets = try targets(of: id)
    guard !targets.isEmpty else { return [] }
    let (last, histories) = (try lastTellings(of: id), try targetHistories(of: id))
    let found = step.found(by: targets, in: result, at: moment) {
      last[$0.id]?[Array($1.utf8)]
    } history: {
      histories[Array($0.utf8)] ?? ListingHistory()
    }
    return try found.map { found throws(RepositoryError) in
      let (from, to) = (found.from, found.listing.price)
      let number = try number(
        """
        INSERT INTO watch_tellings (watch_id, listing_id, target_id, rule, from_minor, to_minor, currency, told_at)
        VALUES (?, (SELECT id FROM listings WHERE watch_id = ? AND item_id = ?), ?, ?, ?, ?, ?, ?) RETURNING id
        """,
        values: [
          id.number, id.number, found.listing.id, found.target.id.number, found.target.wish.rule.text, from?.minorUnits,
          to?.minorUnits, (to ?? from)?.currency.code, moment,
        ]
      )
      return found.telling(Telling.ID(number: number), at: moment)
    }
  }

  private func lastTellings(of id: Watch.ID) throws(RepositoryError) -> [Target.ID: [[UInt8]: LastTelling]] {
    var last: [Target.ID: [[UInt8]: LastTelling]] = [:]
    let sql = """
      SELECT target_id, item_id, to_minor AS price_minor, currency, told_at FROM watch_tellings AS told
      JOIN listings ON listings.id = told.listing_id
      WHERE told.id IN (
        SELECT max(id) FROM watch_tellings WHERE target_id IN (SELECT id FROM watch_targets WHERE watch_id = ?)
        GROUP BY target_id, listing_id
      )
      """
    try forEachRow(sql, values: [id.number]) { row in
      let target = Target.ID(number: try row.integer("target_id"))
      let telling = LastTelling(at: try row.moment("told_at"), price: try row.price())
      last[target, default: [:]][Array(try row.text("item_id").utf8)] = telling
    }
    return last
  }

  /// Reads the prices and the stock of the listings of a watch that targets are about, the newest first.
  private func targetHistories(of id: Watch.ID) throws(RepositoryError) -> [[UInt8]: ListingHistory] {
    let prices = try values(in: "price_history", of: id) { row throws(RepositoryError) in try row.price() }
    let stock = try values(in: "stock_history", of: id) { row throws(RepositoryError) in try row.isAvailable() }
    return prices.reduce(into: [:]) { histories, entry in
      histories[entry.key] = ListingHistory(prices: entry.value, stock: stock[entry.key] ?? [])
    }
  }

  private func values<Value>(
    in table: String,
    of id: Watch.ID,
    _ value: (Row) throws(RepositoryError) -> Value?
  ) throws(RepositoryError) -> [[UInt8]: [DatedValue<Value>]] {
    var values: [[UInt8]: [DatedValue<Value>]] = [:]
    let targets = "SELECT 1 FROM watch_targets AS wish WHERE wish.watch_id = listings.watch_id"
    let sql = """
      SELECT listings.item_id, history.* FROM \(table) AS history JOIN listings ON listings.id = history.listing_id
      WHERE listings.watch_id = ? AND EXISTS (\(targets) AND coalesce(wish.listing_id, listings.id) = listings.id)
      ORDER BY history.id DESC
      """
    try forEachRow(sql, values: [id.number]) { row in
      let dated = DatedValue(try value(row), at: try row.moment("observed_at"))
      values[Array(try row.text("item_id").utf8), default: []].append(dated)
    }
    return values
  }
}

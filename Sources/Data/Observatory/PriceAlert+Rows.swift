import ArcadeDomain

extension Connection {
  /// Writes the alerts that an update triggers.
  func alert(
    _ step: WatchChanges,
    of id: Watch.ID,
    showing result: SearchResult,
    at moment: Moment
  ) throws(RepositoryError) -> [PriceAlert] {
    let rules = try rules(of: id)
    guard !rules.isEmpty else { return [] }
    let last = try lastAlerts(of: id)
    var histories: [[UInt8]: ListingHistory] = [:]
    for (listing, history) in try alertHistories(of: id) { histories[Array(listing.id.utf8)] = history }
    let found = step.found(by: rules, in: result, at: moment) {
      last[$0.id]?[Array($1.utf8)]
    } history: {
      histories[Array($0.utf8)] ?? ListingHistory()
    } folding: {
      $0.folded
    }
    return try found.map { found throws(RepositoryError) in
      let (from, to) = (found.from, found.listing.price)
      let number = try number(
        """
        INSERT INTO watch_tellings (watch_id, listing_id, target_id, rule, from_minor, to_minor, currency, told_at)
        VALUES (?, (SELECT id FROM listings WHERE watch_id = ? AND item_id = ?), ?, ?, ?, ?, ?, ?) RETURNING id
        """,
        values: [
          id.number, id.number, found.listing.id, found.rule.id.number, found.rule.request.condition.text,
          from?.minorUnits,
          to?.minorUnits, (to ?? from)?.currency.code, moment,
        ]
      )
      return found.alert(PriceAlert.ID(number: number), at: moment)
    }
  }

  private func lastAlerts(of id: Watch.ID) throws(RepositoryError) -> [AlertRule.ID: [[UInt8]: LastAlert]] {
    var last: [AlertRule.ID: [[UInt8]: LastAlert]] = [:]
    let sql = """
      SELECT target_id, item_id, to_minor AS price_minor, currency, told_at FROM watch_tellings AS told
      JOIN listings ON listings.id = told.listing_id
      WHERE told.id IN (
        SELECT max(id) FROM watch_tellings WHERE target_id IN (SELECT id FROM watch_targets WHERE watch_id = ?)
        GROUP BY target_id, listing_id
      )
      """
    try forEachRow(sql, values: [id.number]) { row in
      let rule = AlertRule.ID(number: try row.integer("target_id"))
      let alert = LastAlert(at: try row.moment("told_at"), price: try row.price())
      last[rule, default: [:]][Array(try row.text("item_id").utf8)] = alert
    }
    return last
  }

  /// Reads the listings with targets, with their prices, stock and times in sight.
  func alertHistories(of id: Watch.ID) throws(RepositoryError) -> [(listing: Listing, history: ListingHistory)] {
    let prices = try values(in: "price_history", of: id) { row throws(RepositoryError) in try row.price() }
    let stock = try values(in: "stock_history", of: id) { row throws(RepositoryError) in try row.isAvailable() }
    let sight = try values(in: "sight_history", of: id) { row throws(RepositoryError) in try row.flag("is_in_sight") }
    let sql = "SELECT id, item_id, name, page, rank FROM listings WHERE \(Self.isTarget) ORDER BY item_id"
    return try rows(sql, id.number) { row in
      let number = try row.integer("id")
      let history = ListingHistory(prices: prices[number] ?? [], stock: stock[number] ?? [], sight: sight[number] ?? [])
      let listing = Listing(
        id: try row.text("item_id"),
        name: try row.text("name"),
        figures: history.figures,
        page: try row.optionalText("page"),
        rank: try row.count("rank")
      )
      return (listing, history)
    }
  }

  private static let isTarget = """
    listings.watch_id = ? AND EXISTS (
      SELECT 1 FROM watch_targets AS wish
      WHERE wish.watch_id = listings.watch_id AND coalesce(wish.listing_id, listings.id) = listings.id
    )
    """

  /// Reads the values of a history by listing number, the newest first.
  private func values<Value>(
    in table: String,
    of id: Watch.ID,
    _ value: (Row) throws(RepositoryError) -> Value?
  ) throws(RepositoryError) -> [Int64: [DatedValue<Value>]] {
    var values: [Int64: [DatedValue<Value>]] = [:]
    let sql = """
      SELECT history.* FROM \(table) AS history JOIN listings ON listings.id = history.listing_id
      WHERE \(Self.isTarget) ORDER BY history.id DESC
      """
    try forEachRow(sql, values: [id.number]) { row in
      let dated = DatedValue(try value(row), at: try row.moment("observed_at"))
      values[try row.integer("listing_id"), default: []].append(dated)
    }
    return values
  }
}

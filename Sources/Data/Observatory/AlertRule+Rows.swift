public import ArcadeDomain

extension SQLWatchRepository {
  /// Reads the targets of a watch.
  public func rules(of id: Watch.ID) async throws(RepositoryError) -> [AlertRule] {
    try await database.read { try $0.rules(of: id) }
  }

  /// Writes a target, replacing an equal one.
  public func set(_ request: AlertRequest, in id: Watch.ID, at moment: Moment) async throws(RepositoryError) {
    try await database.write(of: .watches) { connection in
      try connection.lockRow(id.number, of: "id", in: "watches")
      _ = try connection.existingWatch(id)
      let row = try request.listing.map { listing throws(RepositoryError) in
        guard let stored = try connection.storedListing(listing, of: id) else {
          throw RepositoryError(.noSuchListing, subject: listing)
        }
        return stored.row
      }
      let same = "DELETE FROM watch_targets WHERE watch_id = ? AND rule = ? AND coalesce(listing_id, 0) = ?"
      try connection.run(same, id.number, request.condition.text, row ?? 0)
      try connection.insert(
        into: "watch_targets",
        [
          "watch_id": id.number, "listing_id": row, "rule": request.condition.text,
          "margin_hundredths": request.hysteresis,
          "rest_minutes": request.cooldown.wholeMilliseconds / 60_000, "set_at": moment,
        ]
      )
    }
  }

  /// Writes a target's new hysteresis and cooldown.
  public func change(_ rule: AlertRule.ID, hysteresis: Int64, cooldown: Duration) async throws(RepositoryError) {
    try await database.write(of: .watches) { connection in
      let sql = "UPDATE watch_targets SET margin_hundredths = ?, rest_minutes = ? WHERE id = ?"
      try connection.run(sql, hysteresis, cooldown.wholeMilliseconds / 60_000, rule.number)
    }
  }

  /// Deletes targets; their alerts are then without a target.
  public func removeAlertRules(about listing: Listing.ID?, in id: Watch.ID) async throws(RepositoryError) -> Int {
    try await database.write(of: .watches) { connection in
      try connection.lockRow(id.number, of: "id", in: "watches")
      let rules = try connection.rules(of: id).filter { rule in
        listing.map { listing in rule.request.listing.map { $0.utf8.elementsEqual(listing.utf8) } ?? false } ?? true
      }
      for rule in rules { try connection.run("DELETE FROM watch_targets WHERE id = ?", rule.id.number) }
      return rules.count
    }
  }

  /// Reads the alerts of a watch.
  public func alerts(of id: Watch.ID, most: Int) async throws(RepositoryError) -> [PriceAlert] {
    try await database.read { try $0.alerts(where: "told.watch_id = ?", "DESC LIMIT ?", id.number, most) }
  }

  /// Reads the listings with targets, and their histories.
  public func histories(
    forRulesOf id: Watch.ID
  ) async throws(RepositoryError) -> [(listing: Listing, history: ListingHistory)] {
    try await database.read { try $0.alertHistories(of: id) }
  }

  /// Returns the comparison key of a text.
  public func folded(_ text: String) -> String { text.folded }

  /// Reads the undelivered alerts of a channel.
  public func waiting(
    for channel: AlertChannel,
    of id: Watch.ID,
    since moment: Moment
  ) async throws(RepositoryError) -> [PriceAlert] {
    try await database.read { connection in
      let (done, failed) = channel.columns
      let isWaiting = "told.watch_id = ? AND told.\(done) IS NULL AND (told_at > ? OR told.\(failed) IS NOT NULL)"
      return try connection.alerts(where: isWaiting, "", id.number, moment)
    }
  }

  /// Writes the result of an attempt to deliver.
  public func note(
    _ alert: PriceAlert.ID,
    _ outcome: DeliveryOutcome,
    by channel: AlertChannel,
    at moment: Moment
  ) async throws(RepositoryError) {
    try await database.write(isWork: false) { connection in
      let (done, failed) = channel.columns
      let column = outcome == .passedOn ? done : failed
      let value = outcome == .givenUp ? nil : moment
      try connection.run("UPDATE watch_tellings SET \(column) = ? WHERE id = ?", value, alert.number)
    }
  }
}

extension AlertChannel {
  /// The columns for the time of delivery, and for the failure and next attempt.
  fileprivate var columns: (done: String, failed: String) {
    switch self {
    case .program: ("ran_at", "run_failed_at")
    case .post: ("posted_at", "post_failed_at")
    }
  }
}

extension Connection {
  func rules(of id: Watch.ID) throws(RepositoryError) -> [AlertRule] {
    let sql = """
      SELECT watch_targets.*, listings.item_id FROM watch_targets LEFT JOIN listings ON listings.id = listing_id
      WHERE watch_targets.watch_id = ? ORDER BY watch_targets.id
      """
    return try rows(sql, id.number) { row in
      let request = AlertRequest(
        try row.checked("rule") { try? AlertCondition($0) },
        about: try row.optionalText("item_id"),
        hysteresis: try row.integer("margin_hundredths"),
        cooldown: .seconds(60 * (try row.integer("rest_minutes")))
      )
      return AlertRule(id: AlertRule.ID(number: try row.integer("id")), request, since: try row.moment("set_at"))
    }
  }

  fileprivate func alerts(
    where condition: String,
    _ tail: String,
    _ values: any SQLConvertible...
  ) throws(RepositoryError) -> [PriceAlert] {
    var alerts: [PriceAlert] = []
    let sql = """
      SELECT told.*, item_id, name, page FROM watch_tellings AS told JOIN listings ON listings.id = told.listing_id
      WHERE \(condition) ORDER BY told.id \(tail)
      """
    try forEachRow(sql, values: values) { row in
      alerts.append(
        PriceAlert(
          id: PriceAlert.ID(number: try row.integer("id")),
          about: try row.text("item_id"),
          called: try row.text("name"),
          page: try row.optionalText("page"),
          by: try row.checked("rule") { try? AlertCondition($0) },
          from: try row.optionalInteger("from_minor") == nil ? nil : row.money("from_minor"),
          to: try row.optionalInteger("to_minor") == nil ? nil : row.money("to_minor"),
          at: try row.moment("told_at")
        )
      )
    }
    return alerts
  }
}

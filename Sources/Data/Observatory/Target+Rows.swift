public import ArcadeDomain

extension SQLWatchRepository {
  /// Reads the targets of a watch.
  public func targets(of id: Watch.ID) async throws(RepositoryError) -> [Target] {
    try await database.read { try $0.targets(of: id) }
  }

  /// Writes a target in the place of the same one.
  public func set(_ wish: TargetWish, in id: Watch.ID, at moment: Moment) async throws(RepositoryError) {
    try await database.write(of: .watches) { connection in
      try connection.lockRow(id.number, of: "id", in: "watches")
      _ = try connection.existingWatch(id)
      let row = try wish.listing.map { listing throws(RepositoryError) in
        guard let stored = try connection.storedListing(listing, of: id) else {
          throw RepositoryError(.noSuchListing, subject: listing)
        }
        return stored.row
      }
      let same = "DELETE FROM watch_targets WHERE watch_id = ? AND rule = ? AND coalesce(listing_id, 0) = ?"
      try connection.run(same, id.number, wish.rule.text, row ?? 0)
      try connection.insert(
        into: "watch_targets",
        [
          "watch_id": id.number, "listing_id": row, "rule": wish.rule.text, "margin_hundredths": wish.margin,
          "rest_minutes": wish.rest.wholeMilliseconds / 60_000, "set_at": moment,
        ]
      )
    }
  }

  /// Writes another margin and rest.
  public func change(_ target: Target.ID, margin: Int64, rest: Duration) async throws(RepositoryError) {
    try await database.write(of: .watches) { connection in
      let sql = "UPDATE watch_targets SET margin_hundredths = ?, rest_minutes = ? WHERE id = ?"
      try connection.run(sql, margin, rest.wholeMilliseconds / 60_000, target.number)
    }
  }

  /// Deletes targets; what they told is nobody's then.
  public func removeTargets(about listing: Listing.ID?, in id: Watch.ID) async throws(RepositoryError) -> Int {
    try await database.write(of: .watches) { connection in
      try connection.lockRow(id.number, of: "id", in: "watches")
      let targets = try connection.targets(of: id).filter { target in
        listing.map { listing in target.wish.listing.map { $0.utf8.elementsEqual(listing.utf8) } ?? false } ?? true
      }
      for target in targets { try connection.run("DELETE FROM watch_targets WHERE id = ?", target.id.number) }
      return targets.count
    }
  }

  /// Reads what was told of a watch.
  public func tellings(of id: Watch.ID, most: Int) async throws(RepositoryError) -> [Telling] {
    try await database.read { try $0.tellings(where: "told.watch_id = ?", "DESC LIMIT ?", id.number, most) }
  }

  /// Reads the listings that targets are about, and their histories.
  public func histories(
    forTargetsOf id: Watch.ID
  ) async throws(RepositoryError) -> [(listing: Listing, history: ListingHistory)] {
    try await database.read { try $0.targetHistories(of: id) }
  }

  /// Folds a text.
  public func folded(_ text: String) -> String { text.folded }

  /// Reads what a channel has left to do.
  public func waiting(
    for channel: TellingChannel,
    of id: Watch.ID,
    since moment: Moment
  ) async throws(RepositoryError) -> [Telling] {
    try await database.read { connection in
      let (done, failed) = channel.columns
      let isWaiting = "told.watch_id = ? AND told.\(done) IS NULL AND (told_at > ? OR told.\(failed) IS NOT NULL)"
      return try connection.tellings(where: isWaiting, "", id.number, moment)
    }
  }

  /// Writes what came of an attempt.
  public func note(
    _ telling: Telling.ID,
    _ outcome: TellingOutcome,
    by channel: TellingChannel,
    at moment: Moment
  ) async throws(RepositoryError) {
    try await database.write(isWork: false) { connection in
      let (done, failed) = channel.columns
      let column = outcome == .passedOn ? done : failed
      let value = outcome == .givenUp ? nil : moment
      try connection.run("UPDATE watch_tellings SET \(column) = ? WHERE id = ?", value, telling.number)
    }
  }
}

extension TellingChannel {
  /// What says when it was done, and when it failed and is to try again.
  fileprivate var columns: (done: String, failed: String) {
    switch self {
    case .program: ("ran_at", "run_failed_at")
    case .post: ("posted_at", "post_failed_at")
    }
  }
}

extension Connection {
  func targets(of id: Watch.ID) throws(RepositoryError) -> [Target] {
    let sql = """
      SELECT watch_targets.*, listings.item_id FROM watch_targets LEFT JOIN listings ON listings.id = listing_id
      WHERE watch_targets.watch_id = ? ORDER BY watch_targets.id
      """
    return try rows(sql, id.number) { row in
      let wish = TargetWish(
        try row.checked("rule") { try? TargetRule($0) },
        about: try row.optionalText("item_id"),
        margin: try row.integer("margin_hundredths"),
        rest: .seconds(60 * (try row.integer("rest_minutes")))
      )
      return Target(id: Target.ID(number: try row.integer("id")), wish, since: try row.moment("set_at"))
    }
  }

  fileprivate func tellings(
    where condition: String,
    _ rest: String,
    _ values: any SQLConvertible...
  ) throws(RepositoryError) -> [Telling] {
    var tellings: [Telling] = []
    let sql = """
      SELECT told.*, item_id, name, page FROM watch_tellings AS told JOIN listings ON listings.id = told.listing_id
      WHERE \(condition) ORDER BY told.id \(rest)
      """
    try forEachRow(sql, values: values) { row in
      tellings.append(
        Telling(
          id: Telling.ID(number: try row.integer("id")),
          about: try row.text("item_id"),
          called: try row.text("name"),
          page: try row.optionalText("page"),
          by: try row.checked("rule") { try? TargetRule($0) },
          from: try row.optionalInteger("from_minor") == nil ? nil : row.money("from_minor"),
          to: try row.optionalInteger("to_minor") == nil ? nil : row.money("to_minor"),
          at: try row.moment("told_at")
        )
      )
    }
    return tellings
  }
}

import ArcadeDomain

extension Connection {
  /// Reads the newest records of a watch, the last one first.
  func watchUpdates(of id: Watch.ID, most: Int = .max) throws(RepositoryError) -> [UpdateRecord] {
    let updates = try rows(Self.watchUpdates, id.number, most) { row in
      (id: try row.integer("id"), update: try row.completeUpdate())
    }
    for (id, _) in updates { try prefetch(Self.searchGaps, id) }
    return try updates.map { id, update throws(RepositoryError) in
      var update = update
      update.gaps = try rows(Self.searchGaps, id) { try $0.searchGap() }
      return update
    }
  }

  static let watchUpdates = "SELECT * FROM watch_updates WHERE watch_id = ? ORDER BY number DESC LIMIT ?"

  private static let searchGaps = "SELECT * FROM watch_gaps WHERE update_id = ? ORDER BY position"

  private static let lastUpdate = """
    SELECT id, number, updated_at FROM watch_updates WHERE watch_id = ? ORDER BY number DESC LIMIT 1
    """

  /// Prefetches a watch with everything that an update is compared with.
  func askForUpdate(of id: Watch.ID) throws(RepositoryError) {
    for sql in [Self.watchByNumber, Self.watchLease, Self.isMostlyCurrent, Self.currentListings, Self.lastUpdate] {
      try prefetch(sql, id.number)
    }
  }

  /// Reads the number and the time of a watch's newest record.
  func lastWatchUpdate(of id: Watch.ID) throws(RepositoryError) -> (number: Int, at: Moment)? {
    try row(Self.lastUpdate, id.number) { row in
      // The next ID follows the last one.
      _ = try row.integer("id", in: 1...Int64.max)
      return (Int(try row.integer("number")), try row.moment("updated_at"))
    }
  }

  func insertWatchUpdate(_ update: UpdateRecord, of id: Watch.ID) throws(RepositoryError) {
    try insert(
      into: "watch_updates",
      [
        "watch_id": id.number, "number": update.number, "updated_at": update.at, "new": update.new,
        "returned": update.returned, "out_of_sight": update.outOfSight, "changed": update.changed,
        "unchanged": update.unchanged,
      ]
    )
    for (position, gap) in update.gaps.enumerated() {
      try run(
        """
        INSERT INTO watch_gaps (update_id, position, reason, number, drifted, error)
        VALUES ((SELECT id FROM watch_updates WHERE watch_id = ? AND number = ?), ?, ?, ?, ?, ?)
        """,
        values: [id.number, update.number, position] + gap.sqlValues
      )
    }
  }
}

extension Row {
  /// Returns a record without its gaps, which are in another table.
  fileprivate func completeUpdate() throws(RepositoryError) -> UpdateRecord {
    UpdateRecord(
      number: try count("number"),
      at: try moment("updated_at"),
      new: try count("new"),
      returned: try count("returned"),
      outOfSight: try count("out_of_sight"),
      changed: try count("changed"),
      unchanged: try count("unchanged")
    )
  }

  fileprivate func searchGap() throws(RepositoryError) -> UpdateWarning {
    let number = try count("number")
    switch try text("reason") {
    case "page-failed": return .pageFailed(number, because: RepositoryError.Code(rawValue: try text("error")))
    case "limit-hit": return .limitHit(number)
    case "count-drifted": return .countDrifted(from: number, to: try count("drifted"))
    case "missing": return .missing(number, of: try count("drifted"))
    case "left-out": return .leftOut(number)
    case "shrunk": return .shrunk(number, of: try count("drifted"))
    case "contradicted":
      let parts = try text("error").split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let trait = FeedTrait(rawValue: parts[0]) else { throw mismatch("an unknown trait") }
      return .contradicted(trait, now: parts[1])
    default: throw mismatch("an unknown reason")
    }
  }
}

extension UpdateWarning {
  /// The values from `reason` to `error`.
  fileprivate var sqlValues: [any SQLConvertible] {
    switch self {
    case .pageFailed(let page, let code): ["page-failed", page, SQLValue.null, code.rawValue]
    case .limitHit(let limit): ["limit-hit", limit, SQLValue.null, SQLValue.null]
    case .countDrifted(let before, let after): ["count-drifted", before, after, SQLValue.null]
    case .missing(let missing, let count): ["missing", missing, count, SQLValue.null]
    case .leftOut(let count): ["left-out", count, SQLValue.null, SQLValue.null]
    case .shrunk(let missing, let count): ["shrunk", missing, count, SQLValue.null]
    case .contradicted(let trait, let now): ["contradicted", 0, SQLValue.null, "\(trait.rawValue)=\(now)"]
    }
  }
}

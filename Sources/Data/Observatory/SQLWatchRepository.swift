public import ArcadeDomain

/// Watches in the table `watches` and those that refer to it.
///
/// Each call is one transaction, in which a result is compared with the stored state.
public struct SQLWatchRepository: WatchRepository {
  let database: Database
  private let owner: Owner

  /// Creates a repository in a database; the owner is shown to others as the one who updates a watch.
  public init(database: Database, owner: Owner = .nobody) { (self.database, self.owner) = (database, owner) }

  public func watches() async throws(RepositoryError) -> [WatchSummary] {
    try await database.read { connection in try connection.summaries(of: try connection.watches()) }
  }

  public func watch(_ id: Watch.ID) async throws(RepositoryError) -> WatchSummary? {
    try await database.read { connection in
      try connection.summaries(of: try connection.watches(where: "id = ?", id.number)).first
    }
  }

  public func watch(named name: Watch.Name) async throws(RepositoryError) -> WatchSummary? {
    try await database.read { connection in
      try connection.watch(named: name).flatMap { try connection.summaries(of: [$0]).first }
    }
  }

  public func add(
    _ watch: NewWatch,
    with result: SearchResult,
    at moment: Moment
  ) async throws(RepositoryError) -> UpdateResult {
    try await database.write(of: .watches) { connection in
      let watch = try connection.insertWatch(watch)
      let step = WatchState.beginning(with: result)
      return try connection.store(step, of: watch, over: [], after: nil, at: moment)
    }
  }

  public func update(
    _ id: Watch.ID,
    with result: SearchResult,
    under lease: WatchLease?,
    at moment: Moment
  ) async throws(RepositoryError) -> UpdateResult {
    try await database.write(of: .watches) { connection in
      try connection.lockRow(id.number, of: "id", in: "watches")
      try connection.askForUpdate(of: id)
      let watch = try connection.existingWatch(id)
      if let lease { try connection.requireLease(lease) }
      let latest = try connection.lastWatchUpdate(of: id)
      let moment = max(moment, latest?.at ?? moment)
      let stored = try connection.listings(of: id, concernedBy: result)
      let step = WatchState(stored.map(\.watched)).after(result, of: watch, at: moment)
      let updated = try connection.store(step, of: watch, over: stored, after: latest, at: moment)
      return updated.alerting(try connection.alert(step, of: id, showing: result, at: moment))
    }
  }

  /// Writes a lease, replacing an expired one.
  public func hold(_ lease: WatchLease, at moment: Moment) async throws(RepositoryError) {
    try await database.write(isWork: false) { connection in try connection.storeLease(lease, of: owner, at: moment) }
  }

  /// Writes a later end, if the row still exists.
  public func renew(_ lease: WatchLease, at moment: Moment) async throws(RepositoryError) {
    try await database.write(isWork: false) { connection in try connection.renewLease(lease, at: moment) }
  }

  public func release(_ lease: WatchLease) async throws(RepositoryError) {
    try await database.write(isWork: false) { connection in
      let sql = "DELETE FROM watch_leases WHERE watch_id = ? AND holder = ?"
      try connection.run(sql, lease.watch.number, lease.holder)
    }
  }

  public func rename(_ id: Watch.ID, to name: Watch.Name) async throws(RepositoryError) {
    try await database.write(of: .watches) { connection in
      _ = try connection.existingWatch(id)
      try connection.requireFree(name, for: id)
      try connection.run("UPDATE watches SET name = ? WHERE id = ?", name.text, id.number)
    }
  }

  public func delete(_ id: Watch.ID) async throws(RepositoryError) {
    try await database.write(of: .watches) { connection in
      let deleted = try connection.row("DELETE FROM watches WHERE id = ? RETURNING id", id.number) { _ in true }
      guard deleted != nil else { throw RepositoryError(.noSuchWatch, subject: String(id.number)) }
    }
  }
}

extension SQLWatchRepository {
  public func listings(of id: Watch.ID) async throws(RepositoryError) -> [ListingSummary] {
    try await database.read { connection in try connection.listingSummaries(of: id) }
  }

  public func listing(_ listing: Listing.ID, of id: Watch.ID) async throws(RepositoryError) -> ListingSummary? {
    try await database.read { connection in try connection.listingSummary(listing, of: id) }
  }

  public func history(of listing: Listing.ID, in id: Watch.ID) async throws(RepositoryError) -> ListingHistory? {
    try await database.read { connection in
      try connection.storedListing(listing, of: id).map { try connection.listingHistory(of: $0.row) }
    }
  }

  public func prices(
    of listings: [Listing.ID],
    in id: Watch.ID,
    most: Int
  ) async throws(RepositoryError) -> [[DatedValue<Money>]] {
    try await database.read { connection in
      try connection.askForPrices(of: listings, in: id, most: most)
      return try listings.map { try connection.prices(of: $0, in: id, most: most) }
    }
  }

  public func updates(of id: Watch.ID) async throws(RepositoryError) -> [UpdateRecord] {
    try await database.read { connection in try connection.watchUpdates(of: id) }
  }

  public func markRead(_ listing: Listing.ID, of id: Watch.ID) async throws(RepositoryError) {
    try await markRead(listing, in: id)
  }

  public func markAllRead(of id: Watch.ID) async throws(RepositoryError) { try await markRead(nil, in: id) }

  private func markRead(_ listing: Listing.ID?, in id: Watch.ID) async throws(RepositoryError) {
    try await database.write(of: .watches) { connection in
      // Of two concurrent calls, the later one counts the marks of both.
      try connection.lockRow(id.number, of: "id", in: "watches")
      let condition = listing == nil ? "is_unread = TRUE" : "item_id = ?"
      let sql = "UPDATE listings SET is_unread = FALSE WHERE watch_id = ? AND \(condition)"
      try connection.run(sql, values: [id.number] + (listing.map { [$0] } ?? []))
      try connection.countListings(of: id)
    }
  }
}

extension Connection {
  fileprivate func store(
    _ step: WatchChanges,
    of watch: Watch,
    over stored: [StoredListing],
    after latest: (number: Int, at: Moment)?,
    at moment: Moment
  ) throws(RepositoryError) -> UpdateResult {
    let (number, isTooLarge) = (latest?.number ?? 0).addingReportingOverflow(1)
    guard !isTooLarge else {
      throw RepositoryError(.corrupt, subject: subject, detail: "no number after the last update")
    }
    let update = step.recorded(as: number, at: moment)
    if try storeListings(step.state.listings, over: stored, of: watch.id, isFirst: latest == nil, at: moment) {
      try countListings(of: watch.id)
    }
    try insertWatchUpdate(update, of: watch.id)
    return UpdateResult(watch: watch, update: update, previous: latest?.at, step: step)
  }
}

extension WriteKind {
  /// A change to watches.
  public static let watches = WriteKind("watches")
}

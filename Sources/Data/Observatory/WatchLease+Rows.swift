import ArcadeDomain

// How long a lease is wanted is the client's; when it ends is told by one clock for all.
extension Connection {
  static let watchLease = """
    SELECT holder, name, ends_at FROM watch_leases JOIN owners ON owners.owner = watch_leases.owner WHERE watch_id = ?
    """

  /// Writes who updates a watch; throws where somebody else's lease of it has not ended yet.
  func storeLease(_ lease: WatchLease, of owner: Owner, at moment: Moment) throws(RepositoryError) {
    try lockRow(owner)
    try lockRow(lease.watch.number, of: "id", in: "watches")
    _ = try existingWatch(lease.watch)
    let now = try clock(besides: moment)
    if let other = try self.lease(of: lease.watch), other.holder != lease.holder, other.end > now {
      throw busy(by: other.name)
    }
    let end = now.advanced(by: lease.end.since(moment))
    try insert(
      into: "watch_leases",
      replacingBy: ["watch_id"],
      ["watch_id": lease.watch.number, "holder": lease.holder, "owner": owner, "ends_at": end]
    )
  }

  /// Writes a later end of a lease that nobody has taken since then.
  func renewLease(_ lease: WatchLease, at moment: Moment) throws(RepositoryError) {
    try lockRow(lease.watch.number, of: "id", in: "watches")
    try requireLease(lease)
    try run(
      "UPDATE watch_leases SET ends_at = ? WHERE watch_id = ?",
      values: [try clock(besides: moment).advanced(by: lease.end.since(moment)), lease.watch.number]
    )
  }

  /// Throws where a lease is not there any more, or somebody else's; one that is over but stands is as good as ever.
  func requireLease(_ lease: WatchLease) throws(RepositoryError) {
    let current = try self.lease(of: lease.watch)
    guard current?.holder == lease.holder else { throw busy(by: current?.name ?? "") }
  }

  private func lease(of watch: Watch.ID) throws(RepositoryError) -> (holder: String, name: String, end: Moment)? {
    try row(Self.watchLease, watch.number) { row in
      (try row.text("holder"), try row.text("name"), try row.moment("ends_at"))
    }
  }

  private func busy(by name: String) -> RepositoryError { RepositoryError(.watchBusy, subject: name, canRetry: true) }
}

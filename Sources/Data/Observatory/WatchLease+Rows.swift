import ArcadeDomain

// The client determines the length of a lease; a shared clock determines its end.
extension Connection {
  static let watchLease = """
    SELECT holder, name, ends_at FROM watch_leases JOIN owners ON owners.owner = watch_leases.owner WHERE watch_id = ?
    """

  /// Writes a lease; throws if another one has not ended yet.
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

  /// Writes a later end of a lease, unless it was replaced.
  func renewLease(_ lease: WatchLease, at moment: Moment) throws(RepositoryError) {
    try lockRow(lease.watch.number, of: "id", in: "watches")
    try requireLease(lease)
    try run(
      "UPDATE watch_leases SET ends_at = ? WHERE watch_id = ?",
      values: [try clock(besides: moment).advanced(by: lease.end.since(moment)), lease.watch.number]
    )
  }

  /// Throws if a lease was deleted or replaced; an expired one is valid until then.
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

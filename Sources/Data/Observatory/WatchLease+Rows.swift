import ArcadeDomain

extension Connection {
  /// Writes who updates a watch; throws where somebody else's lease of it has not ended yet.
  func storeLease(_ lease: WatchLease, of owner: Owner, at moment: Moment) throws(RepositoryError) {
    try hold(lease.watch.number, of: "id", in: "watches")
    _ = try existingWatch(lease.watch)
    let sql = "SELECT owner, ends_at FROM watch_leases WHERE watch_id = ? AND holder <> ?"
    let other = try row(sql, lease.watch.number, lease.holder) { row in
      (name: try row.text("owner"), end: try row.moment("ends_at"))
    }
    if let other, other.end > moment { throw RepositoryError(.watchBusy, subject: other.name, canRetry: true) }
    try run(
      """
      INSERT INTO watch_leases (watch_id, holder, owner, ends_at) VALUES (?, ?, ?, ?)
      ON CONFLICT (watch_id) DO UPDATE
      SET holder = excluded.holder, owner = excluded.owner, ends_at = excluded.ends_at
      """,
      lease.watch.number,
      lease.holder,
      owner.name,
      lease.end.isoText
    )
  }
}

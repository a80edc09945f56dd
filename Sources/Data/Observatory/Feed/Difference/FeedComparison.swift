import ArcadeDomain

/// The comparison of two feeds: read, hash, join, compare.
///
/// A thread per feed reads it and hashes each row. The hashes are joined part by part, and only differing rows are
/// compared. The steps' shares of the time are for two tables of a million rows of 72 bytes, with 3 % changed; the rest
/// is the process start.
struct FeedComparison: Sendable {
  let feeds: OldAndNew<ComparedFeed>
  /// The result of joining the hashes.
  let join: FeedJoin
  /// The result of comparing the differing rows.
  let look: RowComparison
  let problems: OldAndNew<TruncatedList<ListingProblem>>

  /// Compares two feeds; without `keepsChanges`, changes are only counted.
  init(_ feeds: OldAndNew<ComparedFeed>, keepsChanges: Bool) throws(RepositoryError) {
    let (feeds, join, faults) = try Self.joined(feeds)
    look = try RowComparison(at: join.different, in: feeds, keepsChanges: keepsChanges)
    problems = try OldAndNew(
      old: feeds.old.problems(faults.old, join.oldFaults),
      new: feeds.new.problems(faults.new, join.newFaults)
    )
    (self.feeds, self.join) = (feeds, join)
  }

  var unchanged: Int { join.unchanged + look.unchanged }

  /// Reads the IDs of rows that only one of the feeds has.
  func ids() throws(RepositoryError) -> OldAndNew<[String]> {
    try OldAndNew { isOld throws(RepositoryError) in
      isOld
        ? try feeds.old.ids(of: join.outOfSight + look.hashCollisions.map(\.old))
        : try feeds.new.ids(of: join.new + look.hashCollisions.map(\.new))
    }
  }

  /// Throws if one of the files was written to.
  func requireUnchanged() throws(RepositoryError) {
    for feed in [feeds.old, feeds.new] { if case .file(let file) = feed.source { try file.requireUnchanged() } }
  }

  // The hashes of all rows take most of the memory, and are freed on return.
  private static func joined(
    _ feeds: OldAndNew<ComparedFeed>
  ) throws(RepositoryError) -> (OldAndNew<ComparedFeed>, FeedJoin, OldAndNew<FeedFaults>) {
    let hash = KeyedHash()
    let read = try OldAndNew { isOld throws(RepositoryError) in try Self.hashed(isOld ? feeds.old : feeds.new, hash) }
    let (old, new) = (read.old.rows, read.new.rows)
    return (
      OldAndNew(old: read.old.feed, new: read.new.feed), FeedJoin(old.prints, new.prints),
      OldAndNew(old: old.faults, new: new.faults)
    )
  }

  /// Hashes a feed; one in another encoding than UTF-8, which may show up late, as a whole.
  private static func hashed(
    _ feed: ComparedFeed,
    _ hash: KeyedHash
  ) throws(RepositoryError) -> (feed: ComparedFeed, rows: HashedFeed) {
    let rows = try HashedFeed(feed, hash)
    guard rows.hasOtherBytes, let whole = try feed.inUTF8() else { return (feed, rows) }
    return (whole, try HashedFeed(whole, hash))
  }
}

extension HashedFeed {
  init(_ compared: ComparedFeed, _ hash: KeyedHash) throws(RepositoryError) {
    switch compared.feed {
    case .list(let list):
      var hasher = ListHasher(list, hash)
      list.file.data.lend { hasher.takeAll(in: $0) }
      self = hasher.rows
    case .products(let products):
      self.init(compared.feed, of: compared.source.count, hash)
      faults = products.faults
      for (number, found) in products.records.enumerated() {
        take(found.record, from: found.position, at: RowPlace(start: number, end: number + 1))
      }
    case .table(let table):
      var hasher = TableHasher(table, of: compared.source.count, hash)
      try compared.source.forEachPart(from: table.start) { part, base, isLast in
        hasher.take(part, at: base, isLast: isLast)
      }
      self = hasher.rows
    }
  }
}

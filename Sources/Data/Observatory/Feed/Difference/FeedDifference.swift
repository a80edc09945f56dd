public import ArcadeDomain

/// The changes from one feed of listings to another, by the rule of `DiffSnapshot`.
///
/// Rows are identified by ID. An unreadable row is a problem of its feed, unless it is gone. If both feeds have its ID,
/// it counts as unchanged only if the rows are equal, and never as changed. Of rows with the same ID the first one
/// counts, and the others are problems. The position in the feed is not compared.
public struct FeedDifference: Hashable, Sendable {
  /// The IDs that only the new feed has, sorted by bytes.
  public let new: [String]
  /// The IDs that only the old feed has, sorted by bytes.
  public let outOfSight: [String]
  /// The changes of listings in both feeds, sorted by the bytes of their IDs.
  public let changed: [FeedChange]
  /// The number of listings whose watched figures are equal in both feeds.
  public let unchanged: Int
  /// The problems of the old feed.
  public let oldProblems: TruncatedList<ListingProblem>
  /// The problems of the new feed.
  public let newProblems: TruncatedList<ListingProblem>

  /// Compares two files, each a CSV, TSV, JSON or JSON Lines feed.
  ///
  /// Both are read in parallel, on all cores; the call blocks until the end. Throws `.rewritten` if a file changes
  /// meanwhile.
  public init(from old: String, to new: String, columns: FeedColumns = .usual) throws(RepositoryError) {
    try self.init(OldAndNew(reading: old, new, columns: columns))
  }

  init(_ feeds: OldAndNew<ComparedFeed>) throws(RepositoryError) {
    let comparison = try FeedComparison(feeds, keepsChanges: true)
    let ids = try comparison.ids()
    try comparison.requireUnchanged()
    (new, outOfSight) = (ids.new, ids.old)
    changed = comparison.look.changes.sorted { IDOrder(of: $0.id, relativeTo: $1.id) == .before }
    unchanged = comparison.unchanged
    (oldProblems, newProblems) = (comparison.problems.old, comparison.problems.new)
  }
}

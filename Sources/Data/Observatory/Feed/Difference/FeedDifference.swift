public import ArcadeDomain

/// What changed from one feed of listings to another, by the rule of `DiffSnapshot`.
///
/// A row takes part by its id alone. One that cannot be read is a problem of its feed unless it is gone; where both
/// feeds have its id, it is neither changed nor unchanged, unless both say the same. Of rows with the same id the first
/// one counts, and the others are problems. Where a listing stands in its feed is not compared.
public struct FeedDifference: Hashable, Sendable {
  /// The ids that only the new feed has, by their bytes.
  public let new: [String]
  /// The ids that only the old feed has, by their bytes.
  public let outOfSight: [String]
  /// What changed in listings of both, by the bytes of their ids.
  public let changed: [FeedChange]
  /// How many listings of both are the same in all that is watched.
  public let unchanged: Int
  /// What was left out of the old feed.
  public let oldProblems: TruncatedList<ListingProblem>
  /// What was left out of the new feed.
  public let newProblems: TruncatedList<ListingProblem>

  /// Compares two files, each a CSV, TSV, JSON or JSON-lines feed.
  ///
  /// Both are read at the same time, on all cores; it blocks until that is done. Throws
  /// `.rewritten` for a file into which somebody wrote meanwhile.
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

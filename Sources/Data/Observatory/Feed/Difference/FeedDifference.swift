public import ArcadeDomain

/// What changed from one feed of listings to another, by the rule of `DiffSnapshot`.
///
/// A row takes part by its id alone. One that cannot be read is a problem of
/// its feed unless it is gone; where both feeds have its id, it is neither
/// changed nor unchanged, unless both say the same. Of rows with the same id
/// the first one counts, and the others are problems. Where a listing stands in
/// its feed is not compared.
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
  public let oldProblems: CappedList<ListingProblem>
  /// What was left out of the new feed.
  public let newProblems: CappedList<ListingProblem>

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

/// How much changed from one feed of listings to another: a ``FeedDifference`` without the ids, which need not be read for it.
public struct FeedSummary: Hashable, Sendable {
  /// How many ids only the new feed has.
  public let new: Int
  /// How many ids only the old feed has.
  public let outOfSight: Int
  /// How many listings of both are not the same in all that is watched.
  public let changed: Int
  /// How many are.
  public let unchanged: Int
  /// What was left out of the old feed.
  public let oldProblems: CappedList<ListingProblem>
  /// What was left out of the new feed.
  public let newProblems: CappedList<ListingProblem>

  /// Compares two files as ``FeedDifference`` does.
  public init(from old: String, to new: String, columns: FeedColumns = .usual) throws(RepositoryError) {
    try self.init(OldAndNew(reading: old, new, columns: columns))
  }

  init(_ feeds: OldAndNew<ComparedFeed>) throws(RepositoryError) {
    let comparison = try FeedComparison(feeds, keepsChanges: false)
    try comparison.requireUnchanged()
    let hashCollisions = comparison.look.hashCollisions.count
    new = comparison.join.new.count + hashCollisions
    outOfSight = comparison.join.outOfSight.count + hashCollisions
    (changed, unchanged) = (comparison.look.changed, comparison.unchanged)
    (oldProblems, newProblems) = (comparison.problems.old, comparison.problems.new)
  }

  /// Counts what changed.
  public init(_ difference: FeedDifference) {
    (new, outOfSight) = (difference.new.count, difference.outOfSight.count)
    (changed, unchanged) = (difference.changed.count, difference.unchanged)
    (oldProblems, newProblems) = (difference.oldProblems, difference.newProblems)
  }
}

public import ArcadeDomain

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
  public let oldProblems: TruncatedList<ListingProblem>
  /// What was left out of the new feed.
  public let newProblems: TruncatedList<ListingProblem>

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

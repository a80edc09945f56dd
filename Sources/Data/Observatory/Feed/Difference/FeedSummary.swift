public import ArcadeDomain

/// The counts of a ``FeedDifference``, for which no IDs need to be read.
public struct FeedSummary: Hashable, Sendable {
  /// The number of IDs that only the new feed has.
  public let new: Int
  /// The number of IDs that only the old feed has.
  public let outOfSight: Int
  /// The number of listings whose watched figures differ.
  public let changed: Int
  /// The number of listings whose watched figures are equal.
  public let unchanged: Int
  /// The problems of the old feed.
  public let oldProblems: TruncatedList<ListingProblem>
  /// The problems of the new feed.
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

  /// Counts the changes of a difference.
  public init(_ difference: FeedDifference) {
    (new, outOfSight) = (difference.new.count, difference.outOfSight.count)
    (changed, unchanged) = (difference.changed.count, difference.unchanged)
    (oldProblems, newProblems) = (difference.oldProblems, difference.newProblems)
  }
}

/// What changed from one snapshot to the next, with the listings of both ends, by the bytes of their ids.
public struct SnapshotDifference: Equatable, Sendable {
  /// The listings that only the new snapshot has.
  public let new: [Listing]
  /// The listings that only the old snapshot has.
  public let outOfSight: [Listing]
  /// The listings of both in which something watched differs.
  public let changed: [ChangedListing]
  /// How many listings of both are the same in all that is watched.
  public let unchanged: Int
}

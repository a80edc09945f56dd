/// The differences between two snapshots, sorted by the bytes of the ids.
public struct SnapshotDifference: Equatable, Sendable {
  /// The listings that only the new snapshot contains.
  public let new: [Listing]
  /// The listings that only the old snapshot contains.
  public let outOfSight: [Listing]
  /// The listings in both whose figures differ.
  public let changed: [ChangedListing]
  /// The number of listings in both with equal figures.
  public let unchanged: Int
}

/// What changed from one snapshot to the next, with the full rows of both ends, by id.
public struct SnapshotDifference<Row: SnapshotRow> {
  /// The rows that only the new snapshot has.
  public let new: [Row]
  /// The rows that only the old snapshot has.
  public let outOfSight: [Row]
  /// The rows of both in which something watched differs.
  public let changed: [ChangedRow<Row>]
  /// The rows of both that stand elsewhere in the result, whether something watched differs or not.
  public let moved: MovedRows<Row>
  /// How many rows of both are the same in all that is watched.
  public let unchanged: Int

  @inlinable
  init(new: [Row], outOfSight: [Row], changed: [ChangedRow<Row>], moved: MovedRows<Row>, unchanged: Int) {
    self.new = new
    self.outOfSight = outOfSight
    self.changed = changed
    self.moved = moved
    self.unchanged = unchanged
  }

  /// Whether there is nothing to report.
  public var isEmpty: Bool { new.isEmpty && outOfSight.isEmpty && changed.isEmpty && moved.isEmpty }
}

extension SnapshotDifference: Sendable where Row: Sendable {}
extension SnapshotDifference: Equatable where Row: Equatable {}

/// A row in which something watched is not what it was.
public struct ChangedRow<Row> {
  /// The row as it was.
  public let old: Row
  /// The row as it is.
  public let new: Row
  /// What differs, in the order of the attributes; never empty.
  public let changes: [ListingChange]

  @inlinable
  init(old: Row, new: Row, changes: [ListingChange]) {
    self.old = old
    self.new = new
    self.changes = changes
  }
}

extension ChangedRow: Sendable where Row: Sendable {}
extension ChangedRow: Equatable where Row: Equatable {}
extension ChangedRow: Hashable where Row: Hashable {}

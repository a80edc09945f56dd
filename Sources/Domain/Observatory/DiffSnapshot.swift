/// Tells what changed between two snapshots, in one pass over both.
///
/// It is the one rule by which everything is compared: the result of a search
/// with what is stored, and one feed with another.
public struct DiffSnapshot: Sendable {
  /// Makes the comparison.
  @inlinable
  public init() {}

  /// Compares two snapshots.
  public func callAsFunction(from old: ListingSnapshot, to new: ListingSnapshot) -> SnapshotDifference<Listing> {
    difference(from: old.listings, to: new.listings)
  }

  /// Compares rows by their ids, of those with the same id the first one; the answer is in the order of the ids.
  ///
  /// Nothing is looked up, and rows that stand in that order are not sorted, so it takes as long as reading both.
  @inlinable
  public func callAsFunction<Row: SnapshotRow>(from old: [Row], to new: [Row]) -> SnapshotDifference<Row> {
    difference(
      from: old.inOrder { $0.idOrder(relativeTo: $1) },
      to: new.inOrder { $0.idOrder(relativeTo: $1) }
    )
  }

  /// Compares rows that stand in the order of their ids, each id once.
  @inlinable
  func difference<Row: SnapshotRow>(from old: [Row], to new: [Row]) -> SnapshotDifference<Row> {
    var added: [Row] = []
    var gone: [Row] = []
    var changed: [ChangedRow<Row>] = []
    var moved = MovedRows(old: old, new: new)
    var (unchanged, oldIndex, newIndex) = (0, 0, 0)
    while oldIndex < old.count, newIndex < new.count {
      switch new[newIndex].idOrder(relativeTo: old[oldIndex]) {
      case .before:
        added.append(new[newIndex])
        newIndex += 1
      case .after:
        gone.append(old[oldIndex])
        oldIndex += 1
      case .same:
        if new[newIndex].rank != old[oldIndex].rank { moved.append(oldIndex, newIndex) }
        let changes = Self.changes(from: old[oldIndex], to: new[newIndex])
        if changes.isEmpty {
          unchanged += 1
        } else {
          changed.append(ChangedRow(old: old[oldIndex], new: new[newIndex], changes: changes))
        }
        oldIndex += 1
        newIndex += 1
      }
    }
    gone += old[oldIndex...]
    added += new[newIndex...]
    return SnapshotDifference(new: added, outOfSight: gone, changed: changed, moved: moved, unchanged: unchanged)
  }

  @inlinable
  static func changes<Row: SnapshotRow>(from old: Row, to new: Row) -> [ListingChange] {
    new.isSurelyUnchanged(since: old) ? [] : new.figures.changes(since: old.figures)
  }
}

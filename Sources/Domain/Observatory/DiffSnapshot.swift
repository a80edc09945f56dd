/// Compares two snapshots in one pass over both. Every comparison uses it: a search result with the stored state, and
/// one feed with another.
public struct DiffSnapshot: Sendable {
  /// Creates the comparison.
  public init() {}

  /// Compares two snapshots listing by listing, without lookups or sorting.
  public func callAsFunction(from old: ListingSnapshot, to new: ListingSnapshot) -> SnapshotDifference {
    var (added, gone, changed, unchanged): ([Listing], [Listing], [ChangedListing], Int) = ([], [], [], 0)
    old.listings.join(
      with: new.listings,
      by: { $0.idOrder(relativeTo: $1) },
      onlyHere: { gone.append($0) },
      onlyThere: { added.append($0) },
      inBoth: { before, now in
        if let change = ChangedListing(from: before, to: now) { changed.append(change) } else { unchanged += 1 }
      }
    )
    return SnapshotDifference(new: added, outOfSight: gone, changed: changed, unchanged: unchanged)
  }
}

/// What a search returned at one moment: listings in the order of their ids, each id once.
public struct ListingSnapshot: Hashable, Sendable {
  /// The listings, by the bytes of their ids.
  public let listings: [Listing]
  /// How many were dropped because their id had been there already.
  public let duplicates: Int

  /// Takes listings in any order; of those with the same id the first one counts.
  public init(_ listings: [Listing] = []) {
    self.listings = listings.inOrder { $0.idOrder(relativeTo: $1) }
    duplicates = listings.count - self.listings.count
  }
}

/// Tells what changed between two snapshots, in one pass over both.
///
/// It is the one rule by which everything is compared: the result of a search
/// with what is stored, and one feed with another.
public struct DiffSnapshot: Sendable {
  /// Makes the comparison.
  public init() {}

  /// Compares two snapshots, listing by listing; nothing is looked up or sorted.
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

  /// Whether there is nothing to report.
  public var isEmpty: Bool { new.isEmpty && outOfSight.isEmpty && changed.isEmpty }
}

/// A listing in which something watched is not what it was.
public struct ChangedListing: Hashable, Sendable {
  /// The listing as it was.
  public let old: Listing
  /// The listing as it is.
  public let new: Listing
  /// What differs, in the order of the attributes; never empty.
  public let changes: [ListingChange]

  /// Compares two listings with the same id; nil where nothing watched differs.
  init?(from old: Listing, to new: Listing) {
    guard old.figures != new.figures else { return nil }
    (self.old, self.new, changes) = (old, new, new.figures.changes(since: old.figures))
  }
}

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

/// A listing with changed figures.
public struct ChangedListing: Hashable, Sendable {
  /// The listing before the change.
  public let old: Listing
  /// The listing after the change.
  public let new: Listing
  /// The changes in the order of the attributes; never empty.
  public let changes: [ListingChange]

  /// Compares two listings with the same id; nil if no figure differs.
  init?(from old: Listing, to new: Listing) {
    guard old.figures != new.figures else { return nil }
    (self.old, self.new, changes) = (old, new, new.figures.changes(since: old.figures))
  }
}

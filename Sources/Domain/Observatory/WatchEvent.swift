/// A change that an update made to a listing.
public struct WatchEvent: Hashable, Sendable {
  /// The kind of change.
  public enum Kind: Hashable, Sendable {
    /// The listing was seen for the first time.
    case new
    /// The listing came back into sight.
    case returned
    /// The listing went out of sight.
    case outOfSight
    /// A figure changed.
    case changed(ListingChange)
  }

  /// The listing as it was last seen.
  public let listing: Listing
  /// The change to the listing.
  public let kind: Kind

  /// Creates an event.
  public init(_ listing: Listing, _ kind: Kind) { (self.listing, self.kind) = (listing, kind) }
}

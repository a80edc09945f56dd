/// One thing that an update did to one listing.
public struct WatchEvent: Hashable, Sendable {
  /// What it did.
  public enum Kind: Hashable, Sendable {
    /// It was seen for the first time.
    case new
    /// It came back from out of sight.
    case returned
    /// It was not there any more.
    case outOfSight
    /// Something watched differed.
    case changed(ListingChange)
  }

  /// The listing, as it was seen last.
  public let listing: Listing
  /// What the update did.
  public let kind: Kind

  /// Says what an update did to a listing.
  public init(_ listing: Listing, _ kind: Kind) { (self.listing, self.kind) = (listing, kind) }
}

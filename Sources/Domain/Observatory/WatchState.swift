/// What a watch knows; each result of its search moves it on by ``after(_:)``.
public struct WatchState: Hashable, Sendable {
  /// The listings, by the bytes of their ids.
  public let listings: [WatchedListing]

  /// Takes listings in any order; of those with the same id the first one counts.
  ///
  /// Those that are out of sight can be left out where the result does not have them, as it does not move them.
  public init(_ listings: [WatchedListing] = []) {
    self.listings = listings.inOrder { $0.listing.idOrder(relativeTo: $1.listing) }
  }
}

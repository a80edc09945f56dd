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

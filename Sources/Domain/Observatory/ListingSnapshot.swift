/// The listings of a search at one moment, sorted by id, each id once.
public struct ListingSnapshot: Hashable, Sendable {
  /// The listings in the byte order of their ids.
  public let listings: [Listing]
  /// The number of listings dropped because of a repeated id.
  public let duplicates: Int

  /// Creates a snapshot from listings in any order; the first of equal ids counts.
  public init(_ listings: [Listing] = []) {
    self.listings = listings.inOrder { $0.idOrder(relativeTo: $1) }
    duplicates = listings.count - self.listings.count
  }
}

/// A store of the listings of watches.
public protocol WatchedListings: Sendable {
  /// Returns the listings of a watch by group, then by rank; an empty list if there is no such watch.
  func listings(of id: Watch.ID) async throws(RepositoryError) -> [ListingSummary]
  /// Returns the number of listings in each group of an arrangement; groups without any are omitted.
  func counts(of id: Watch.ID, in arrangement: ListingArrangement) async throws(RepositoryError) -> [ListingGroup: Int]
  /// Returns at most so many listings of an arrangement, after skipping the first ones.
  func listings(
    of id: Watch.ID,
    in arrangement: ListingArrangement,
    after first: Int,
    most: Int
  ) async throws(RepositoryError) -> [ListingSummary]
  /// Returns the neighbours of a listing in an arrangement, even if the arrangement no longer shows the listing itself.
  func neighbours(
    of listing: Listing.ID,
    in id: Watch.ID,
    _ arrangement: ListingArrangement
  ) async throws(RepositoryError) -> (previous: Listing.ID?, next: Listing.ID?)
  /// Returns a listing of a watch; nil if there is none with that id.
  func listing(_ listing: Listing.ID, of id: Watch.ID) async throws(RepositoryError) -> ListingSummary?
  /// Returns the history of a listing; nil if there is none with that id.
  func history(of listing: Listing.ID, in id: Watch.ID) async throws(RepositoryError) -> ListingHistory?
  /// Returns the newest prices of each listing, at most so many, newest first; an empty list for unknown listings.
  func prices(
    of listings: [Listing.ID],
    in id: Watch.ID,
    most: Int
  ) async throws(RepositoryError) -> [[DatedValue<Money>]]
  /// Returns the records of a watch, newest first.
  func updates(of id: Watch.ID) async throws(RepositoryError) -> [UpdateRecord]
  /// Records that a listing was opened.
  func markRead(_ listing: Listing.ID, of id: Watch.ID) async throws(RepositoryError)
  /// Records that all listings of a watch were opened.
  func markAllRead(of id: Watch.ID) async throws(RepositoryError)
}

/// Keeps what was seen through watches.
public protocol WatchedListings: Sendable {
  /// Returns the listings of a watch by group, then by rank; none where there is no such watch.
  func listings(of id: Watch.ID) async throws(RepositoryError) -> [ListingSummary]
  /// Returns how many listings of a watch an arrangement shows in each group; a group without any is missing.
  func counts(of id: Watch.ID, in arrangement: ListingArrangement) async throws(RepositoryError) -> [ListingGroup: Int]
  /// Returns listings of a watch as they are arranged: at most so many, behind the first ones.
  func listings(
    of id: Watch.ID,
    in arrangement: ListingArrangement,
    after first: Int,
    most: Int
  ) async throws(RepositoryError) -> [ListingSummary]
  /// Returns what an arrangement shows before and after a listing, which itself may be left out by now.
  func neighbours(
    of listing: Listing.ID,
    in id: Watch.ID,
    _ arrangement: ListingArrangement
  ) async throws(RepositoryError) -> (previous: Listing.ID?, next: Listing.ID?)
  /// Returns one listing of a watch; nil where there is none with that id.
  func listing(_ listing: Listing.ID, of id: Watch.ID) async throws(RepositoryError) -> ListingSummary?
  /// Returns the histories of a listing; nil where there is none with that id.
  func history(of listing: Listing.ID, in id: Watch.ID) async throws(RepositoryError) -> ListingHistory?
  /// Returns the newest prices of some listings of a watch, of each at most so many, newest first; of one that is not
  /// there, none.
  func prices(
    of listings: [Listing.ID],
    in id: Watch.ID,
    most: Int
  ) async throws(RepositoryError) -> [[DatedValue<Money>]]
  /// Returns the records of a watch, newest first.
  func updates(of id: Watch.ID) async throws(RepositoryError) -> [UpdateRecord]
  /// Notes that a listing was opened.
  func markRead(_ listing: Listing.ID, of id: Watch.ID) async throws(RepositoryError)
  /// Notes that all listings of a watch were.
  func markAllRead(of id: Watch.ID) async throws(RepositoryError)
}

/// A source that checks itself whether missing listings are gone, since its searches do not show that.
public protocol VerifyingListingSource: ListingSource {
  /// Returns the results of a search, after checking the known listings that are missing from it.
  ///
  /// Listings that are known to be gone are in the result. It is incomplete if this is unknown for any missing listing.
  /// `known` is nil if nothing is known yet.
  func search(
    _ query: WatchQuery,
    knowing known: [Listing]?,
    progress: (SearchProgress) -> Void
  ) async throws(RepositoryError) -> SearchResult
}

extension VerifyingListingSource {
  /// Searches without known listings.
  public func search(
    _ query: WatchQuery,
    progress: (SearchProgress) -> Void
  ) async throws(RepositoryError) -> SearchResult {
    try await search(query, knowing: nil, progress: progress)
  }
}

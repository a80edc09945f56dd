/// A source whose searches do not tell by what is missing what is gone, and that looks for itself.
public protocol VerifyingListingSource: ListingSource {
  /// Returns what a search finds, looking for what is known and did not come.
  ///
  /// What was seen to be gone is in the result, which is incomplete where that is not known of all that is missing. Somebody
  /// who knows nothing yet, not even that all is gone, gives nil.
  func search(
    _ query: WatchQuery,
    knowing known: [Listing]?,
    progress: (SearchProgress) -> Void
  ) async throws(RepositoryError) -> SearchResult
}

extension VerifyingListingSource {
  /// Searches for somebody who knows nothing yet.
  public func search(
    _ query: WatchQuery,
    progress: (SearchProgress) -> Void
  ) async throws(RepositoryError) -> SearchResult {
    try await search(query, knowing: nil, progress: progress)
  }
}

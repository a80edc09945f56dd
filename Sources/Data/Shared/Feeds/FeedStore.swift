public import ArcadeDomain

/// Keeps the last good answer of every feed.
public protocol FeedStore: Sendable {
  /// Returns what was kept under a key.
  func document(_ key: String) async throws(RepositoryError) -> FeedDocument?
  /// Keeps an answer in place of the one before.
  func keep(_ document: FeedDocument, as key: String) async throws(RepositoryError)
}

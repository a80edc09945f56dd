public import ArcadeDomain

/// A cache of the last good answer of every feed.
public protocol FeedStore: Sendable {
  /// Returns the answer cached under a key.
  func document(_ key: String) async throws(RepositoryError) -> FeedDocument?
  /// Caches an answer, replacing the one before.
  func keep(_ document: FeedDocument, as key: String) async throws(RepositoryError)
}

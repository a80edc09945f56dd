public import ArcadeDomain
import Synchronization

/// A feed cache in memory.
public final class InMemoryFeedStore: FeedStore {
  private let documents = Mutex<[String: FeedDocument]>([:])

  /// Creates an empty cache.
  public init() {}

  public func document(_ key: String) async throws(RepositoryError) -> FeedDocument? { documents.withLock { $0[key] } }

  /// Caches an answer, replacing the one before.
  public func keep(_ document: FeedDocument, as key: String) async throws(RepositoryError) {
    documents.withLock { $0[key] = document }
  }
}

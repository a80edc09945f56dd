public import ArcadeDomain
import Synchronization

/// Keeps answers as long as it lives.
public final class InMemoryFeedStore: FeedStore {
  private let documents = Mutex<[String: FeedDocument]>([:])

  /// Begins empty.
  public init() {}

  public func document(_ key: String) async throws(RepositoryError) -> FeedDocument? { documents.withLock { $0[key] } }

  /// Keeps an answer in place of the one before.
  public func keep(_ document: FeedDocument, as key: String) async throws(RepositoryError) {
    documents.withLock { $0[key] = document }
  }
}

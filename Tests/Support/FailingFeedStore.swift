public import ArcadeData
public import ArcadeDomain

/// A feed cache that can be made to fail.
public struct FailingFeedStore: FeedStore {
  /// A call that a test can make fail.
  public enum Call: Hashable, Sendable {
    /// Reading an answer.
    case document
    /// Caching an answer.
    case keep
  }

  private let store: any FeedStore
  private let faults: Faults<Call>

  /// Wraps another cache.
  public init(_ store: any FeedStore = InMemoryFeedStore(), faults: Faults<Call>) {
    (self.store, self.faults) = (store, faults)
  }

  public func document(_ key: String) async throws(RepositoryError) -> FeedDocument? {
    try await faults.run(.document, await store.document(key))
  }

  public func keep(_ document: FeedDocument, as key: String) async throws(RepositoryError) {
    try await faults.run(.keep, await store.keep(document, as: key))
  }
}

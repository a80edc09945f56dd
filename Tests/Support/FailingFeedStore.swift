public import ArcadeData
public import ArcadeDomain

/// A store of feeds that can neither be read nor written where its faults say so.
public struct FailingFeedStore: FeedStore {
  /// A call that a test can let fail.
  public enum Call: Hashable, Sendable {
    /// Reading what was kept.
    case document
    /// Keeping an answer.
    case keep
  }

  private let store: any FeedStore
  private let faults: Faults<Call>

  /// Stands before another store.
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

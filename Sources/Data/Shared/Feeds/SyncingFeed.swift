public import ArcadeDomain
public import Foundation
import Synchronization

/// Joins the source of a feed with the last good answer that was kept from it.
///
/// An answer replaces the kept one only after it could be read, so that a
/// server that fails, or talks nonsense, takes nothing away.
public final class SyncingFeed<Value: Sendable>: Sendable {
  private let source: any FeedSource
  private let store: any FeedStore
  private let time: any TimeSource
  private let isOffline: Bool
  private let read: @Sendable (Data) throws(RepositoryError) -> Value
  private let latest = Mutex<Result<Loaded<Value>, RepositoryError>?>(nil)

  /// Joins a source with a store; `isOffline` never opens a connection.
  public init(
    source: any FeedSource,
    store: any FeedStore,
    time: any TimeSource,
    isOffline: Bool,
    read: @escaping @Sendable (Data) throws(RepositoryError) -> Value
  ) {
    self.source = source
    self.store = store
    self.time = time
    self.isOffline = isOffline
    self.read = read
  }

  /// Returns the value at hand, loading it once where nothing is.
  ///
  /// A load that failed fails the same way until `refreshed()` is called, so
  /// that nobody waits for a dead server again and again.
  public func current() async throws(RepositoryError) -> Loaded<Value> {
    if let latest = latest.withLock({ $0 }) { return try latest.get() }
    return try await refreshed()
  }

  /// Loads the value anew; where that fails, the last good one with the reason.
  public func refreshed() async throws(RepositoryError) -> Loaded<Value> {
    do {
      let loaded = try await load()
      latest.withLock { $0 = .success(loaded) }
      return loaded
    } catch {
      latest.withLock { $0 = .failure(error) }
      throw error
    }
  }

  private func load() async throws(RepositoryError) -> Loaded<Value> {
    guard !(isOffline && source.needsConnection) else {
      guard let kept = try await kept(because: nil) else {
        throw RepositoryError(.unavailable, subject: source.subject, detail: "offline", canRetry: false)
      }
      return kept
    }
    do {
      return try await loadFromSource()
    } catch {
      guard let kept = try? await kept(because: error) else { throw error }
      return kept
    }
  }

  private func loadFromSource() async throws(RepositoryError) -> Loaded<Value> {
    let body = try await source.load()
    let value = try read(body)
    guard let key = source.cacheKey else { return Loaded(value, .starter) }
    // Where it cannot be kept it can still be used; what must not be lost is stored elsewhere.
    try? await store.keep(FeedDocument(body: body, fetchedAt: time.now()), as: key)
    return Loaded(value, .fresh)
  }

  /// What was kept, unless there is nothing or it cannot be read any more.
  private func kept(because error: RepositoryError?) async throws(RepositoryError) -> Loaded<Value>? {
    guard let key = source.cacheKey, let document = try await store.document(key),
      let value = try? read(document.body)
    else { return nil }
    return Loaded(value, .cached(since: document.fetchedAt, because: error))
  }
}

public import ArcadeDomain
public import Foundation
import Synchronization

/// A feed with a cache of its last good answer.
///
/// A new answer replaces the cached one only once it is read successfully, so a failing server takes nothing away. A
/// server that answers "not modified" makes the cached one fresh. With a maximum age, younger answers are served
/// without asking the source. After a failed refresh it waits a minute before the next one.
public final class SyncingFeed<Value: Sendable>: Sendable {
  private let source: any FeedSource
  private let store: any FeedStore
  private let time: any TimeSource
  private let isOffline: Bool
  private let maximumAge, refreshLimit: Duration?
  private let read: @Sendable (Data) throws(RepositoryError) -> Value
  private let memory = Mutex(Memory())

  /// Joins a source with a cache; `isOffline` never opens a connection.
  ///
  /// Without a `maximumAge`, each process asks the source once. With one, it asks only if the answer is older, or dated
  /// in the future by a clock set back. If there is a cached answer, the source has the `refreshLimit` to return a
  /// newer one.
  public init(
    source: any FeedSource,
    store: any FeedStore,
    time: any TimeSource,
    isOffline: Bool,
    maximumAge: Duration? = nil,
    refreshLimit: Duration? = nil,
    read: @escaping @Sendable (Data) throws(RepositoryError) -> Value
  ) {
    (self.source, self.store, self.time, self.isOffline) = (source, store, time, isOffline)
    (self.maximumAge, self.refreshLimit, self.read) = (maximumAge, refreshLimit, read)
  }

  /// Returns the current value, loading it if there is none or it is too old.
  ///
  /// Without a maximum age, a failed load keeps failing until `refreshed()` is called, so that nobody waits for a dead
  /// server repeatedly. The `limit` is the time that the source may take.
  public func current(within limit: Duration? = nil) async throws(RepositoryError) -> Loaded<Value> {
    let last = memory.withLock { $0 }
    if let loaded = last.loaded, !isOutdated(last) { return loaded }
    if let failure = last.failure, maximumAge == nil { throw failure }
    if last.loaded == nil, maximumAge != nil, let (kept, since) = try? await kept(because: nil), isRecent(since) {
      memory.withLock { $0 = Memory(loaded: kept, since: since) }
      return kept
    }
    return try await refreshed(within: limit)
  }

  /// Returns the value at hand, however old, without asking a source that needs a connection; nil if there is none.
  public func cached() async throws(RepositoryError) -> Loaded<Value>? {
    if let loaded = memory.withLock({ $0.loaded }) { return loaded }
    guard source.needsConnection else { return try await current() }
    return try await kept(because: nil)?.0
  }

  /// Whether the value is too old and a refresh is allowed now.
  private func isOutdated(_ last: Memory) -> Bool {
    guard !(isOffline && source.needsConnection), let loaded = last.loaded, let since = last.since else { return false }
    if case .starter = loaded.freshness { return false }
    return !isRecent(since) && (loaded.freshness.reason == nil || time.elapsed() - last.tried >= Self.rest)
  }

  /// The pause after a failure, except for an explicit refresh.
  private static var rest: Duration { .seconds(60) }

  private func isRecent(_ moment: Moment) -> Bool {
    guard let maximumAge else { return true }
    return (.zero..<maximumAge).contains(time.now().since(moment))
  }

  /// Reloads the value; if that fails, returns the last good one with the reason.
  public func refreshed(within limit: Duration? = nil) async throws(RepositoryError) -> Loaded<Value> {
    do {
      let (loaded, since) = try await load(within: limit)
      memory.withLock { $0 = Memory(loaded: loaded, since: since, tried: time.elapsed()) }
      return loaded
    } catch {
      guard error.code != .cancelled else { throw error }
      let last = memory.withLock { $0 }
      guard let value = last.loaded?.value, let since = last.since else {
        memory.withLock { $0 = Memory(failure: error) }
        throw error
      }
      let loaded = Loaded(value, .cached(since: since, because: error))
      memory.withLock { $0 = Memory(loaded: loaded, since: since, tried: time.elapsed()) }
      return loaded
    }
  }

  // Off the caller's actor: reading a large feed would block a user interface.
  @concurrent
  private func load(within limit: Duration?) async throws(RepositoryError) -> (Loaded<Value>, since: Moment) {
    guard !(isOffline && source.needsConnection) else {
      guard let kept = try await kept(because: nil) else {
        throw RepositoryError(.unavailable, subject: source.subject, detail: "offline", canRetry: false)
      }
      return kept
    }
    do {
      return try await loadFromSource(within: limit)
    } catch {
      guard error.code != .cancelled, let kept = try? await kept(because: error) else { throw error }
      return kept
    }
  }

  private func loadFromSource(within limit: Duration?) async throws(RepositoryError) -> (Loaded<Value>, since: Moment) {
    guard let key = source.cacheKey else { return (Loaded(try read(await source.load()), .starter), time.now()) }
    let kept = try? await store.document(key)
    let limit = kept == nil ? limit : refreshLimit ?? limit
    switch try await source.load(unless: kept?.validator, within: limit) {
    case .document(let body, let validator): return try await keep(body, validator, as: key)
    case .unchanged:
      if let kept, let held = try? await keep(kept.body, kept.validator, as: key) { return held }
      guard case .document(let body, let validator) = try await source.load(unless: nil, within: limit) else {
        throw RepositoryError(.corrupt, subject: source.subject, detail: "unchanged since nothing")
      }
      return try await keep(body, validator, as: key)
    }
  }

  private func keep(
    _ body: Data,
    _ validator: HTTPValidator?,
    as key: String
  ) async throws(RepositoryError) -> (Loaded<Value>, since: Moment) {
    let value = try read(body)
    let now = time.now()
    // If it cannot be cached it is still usable; data that must not be lost is stored elsewhere.
    try? await store.keep(FeedDocument(body: body, fetchedAt: now, validator: validator), as: key)
    return (Loaded(value, .fresh), now)
  }

  /// The cached answer, unless there is none or it can no longer be read.
  private func kept(because error: RepositoryError?) async throws(RepositoryError) -> (Loaded<Value>, since: Moment)? {
    guard let key = source.cacheKey, let document = try await store.document(key),
      let value = try? read(document.body)
    else { return nil }
    return (Loaded(value, .cached(since: document.fetchedAt, because: error)), document.fetchedAt)
  }

  private struct Memory {
    var loaded: Loaded<Value>?
    var since: Moment?
    /// The monotonic time at which the source was last asked.
    var tried = Duration.zero
    var failure: RepositoryError?
  }
}

public import ArcadeDomain
public import Foundation
import Synchronization

/// Joins the source of a feed with the last good answer that was kept from it.
///
/// An answer replaces the kept one only after it could be read, so that a server that fails, or talks nonsense, takes
/// nothing away. A server that says that the kept one still holds makes it fresh. Given a maximum age, it serves a kept
/// answer without asking the source while that is younger, and after a refresh that failed rests a minute before the
/// next one.
public final class SyncingFeed<Value: Sendable>: Sendable {
  private let source: any FeedSource
  private let store: any FeedStore
  private let time: any TimeSource
  private let isOffline: Bool
  private let maximumAge, refreshLimit: Duration?
  private let read: @Sendable (Data) throws(RepositoryError) -> Value
  private let memory = Mutex(Memory())

  /// Joins a source with a store; `isOffline` never opens a connection.
  ///
  /// Without a `maximumAge`, each process asks the source once; with one, only for an answer that is older, or that a
  /// clock set back has put in the future. Where an answer is kept, the source gets the `refreshLimit` for a newer one.
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

  /// Returns the value at hand, loading it where nothing is, or where it is too old.
  ///
  /// Without a maximum age, a load that failed fails the same way until `refreshed()` is called, so that nobody waits
  /// for a dead server again and again. A `limit` is how long the source may take.
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

  /// Returns what is at hand without asking a source that needs a connection, however old; nil where nothing is.
  public func cached() async throws(RepositoryError) -> Loaded<Value>? {
    if let loaded = memory.withLock({ $0.loaded }) { return loaded }
    guard source.needsConnection else { return try await current() }
    return try await kept(because: nil)?.0
  }

  /// Whether an answer has become too old, and a newer one may be asked for now.
  private func isOutdated(_ last: Memory) -> Bool {
    guard !(isOffline && source.needsConnection), let loaded = last.loaded, let since = last.since else { return false }
    if case .starter = loaded.freshness { return false }
    return !isRecent(since) && (loaded.freshness.reason == nil || time.elapsed() - last.tried >= Self.rest)
  }

  /// How long a source that failed is left alone, by those who did not ask for a refresh.
  private static var rest: Duration { .seconds(60) }

  private func isRecent(_ moment: Moment) -> Bool {
    guard let maximumAge else { return true }
    return (.zero..<maximumAge).contains(time.now().since(moment))
  }

  /// Loads the value anew; where that fails, the last good one with the reason.
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

  // Away from whoever asks: reading a large feed would hold up a user interface.
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
    // Where it cannot be kept it can still be used; what must not be lost is stored elsewhere.
    try? await store.keep(FeedDocument(body: body, fetchedAt: now, validator: validator), as: key)
    return (Loaded(value, .fresh), now)
  }

  /// What was kept, unless there is nothing or it cannot be read any more.
  private func kept(because error: RepositoryError?) async throws(RepositoryError) -> (Loaded<Value>, since: Moment)? {
    guard let key = source.cacheKey, let document = try await store.document(key),
      let value = try? read(document.body)
    else { return nil }
    return (Loaded(value, .cached(since: document.fetchedAt, because: error)), document.fetchedAt)
  }

  private struct Memory {
    var loaded: Loaded<Value>?
    var since: Moment?
    /// When the source was asked last, by the clock that nobody sets.
    var tried = Duration.zero
    var failure: RepositoryError?
  }
}

public import ArcadeDomain
public import Foundation
import Synchronization

/// Joins the source of a feed with the last good answer that was kept from it.
///
/// An answer replaces the kept one only after it could be read, so that a
/// server that fails, or talks nonsense, takes nothing away. Given a maximum
/// age, it serves a kept answer without asking the source while that is younger.
public final class SyncingFeed<Value: Sendable>: Sendable {
  private let source: any FeedSource
  private let store: any FeedStore
  private let time: any TimeSource
  private let isOffline: Bool
  private let maximumAge: Duration?
  private let read: @Sendable (Data) throws(RepositoryError) -> Value
  private let latest = Mutex<Answer?>(nil)

  private struct Answer {
    let result: Result<Loaded<Value>, RepositoryError>
    let at: Moment
  }

  /// Joins a source with a store; `isOffline` never opens a connection.
  ///
  /// Without a `maximumAge`, each process asks the source once; with one, only
  /// for an answer that is older, or that a clock set back has put in the future.
  public init(
    source: any FeedSource,
    store: any FeedStore,
    time: any TimeSource,
    isOffline: Bool,
    maximumAge: Duration? = nil,
    read: @escaping @Sendable (Data) throws(RepositoryError) -> Value
  ) {
    self.source = source
    self.store = store
    self.time = time
    self.isOffline = isOffline
    self.maximumAge = maximumAge
    self.read = read
  }

  /// Returns the value at hand, loading it where nothing is, or where it is too old.
  ///
  /// A load that failed fails the same way until `refreshed()` is called, so
  /// that nobody waits for a dead server again and again.
  public func current() async throws(RepositoryError) -> Loaded<Value> {
    if let latest = latest.withLock({ $0 }), !isOutdated(latest) { return try latest.result.get() }
    if maximumAge != nil, let kept = try? await kept(because: nil), isRecent(kept) {
      remember(.success(kept))
      return kept
    }
    return try await refreshed()
  }

  /// Loads the value anew; where that fails, the last good one with the reason.
  public func refreshed() async throws(RepositoryError) -> Loaded<Value> {
    do {
      let loaded = try await load()
      remember(.success(loaded))
      return loaded
    } catch {
      remember(.failure(error))
      throw error
    }
  }

  /// Keeps what a load brought, unless somebody called it off, which says nothing about the source.
  private func remember(_ result: Result<Loaded<Value>, RepositoryError>) {
    let reason =
      switch result {
      case .success(let loaded): loaded.freshness.reason
      case .failure(let error): error
      }
    guard reason?.code != .cancelled else { return }
    latest.withLock { $0 = Answer(result: result, at: time.now()) }
  }

  /// Whether an answer without a failure has become too old, and a newer one may be asked for.
  private func isOutdated(_ answer: Answer) -> Bool {
    guard !isOffline || !source.needsConnection, case .success(let loaded) = answer.result else { return false }
    return switch loaded.freshness {
    case .starter: false
    case .fresh: !isRecent(answer.at)
    case .cached(let since, nil): !isRecent(since)
    case .cached: false
    }
  }

  private func isRecent(_ kept: Loaded<Value>) -> Bool {
    if case .cached(let since, _) = kept.freshness { isRecent(since) } else { true }
  }

  private func isRecent(_ moment: Moment) -> Bool {
    guard let maximumAge else { return true }
    return (.zero..<maximumAge).contains(time.now().since(moment))
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

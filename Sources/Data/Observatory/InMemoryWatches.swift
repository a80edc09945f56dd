public import ArcadeDomain
import Synchronization

/// Watches with all that was ever seen through them, in memory.
public final class InMemoryWatches: WatchRepository {
  private let state = Mutex(WatchLedger())

  /// Begins without any watch.
  public init() {}

  /// Returns all watches.
  public func watches() async throws(RepositoryError) -> [WatchSummary] {
    state.withLock { $0.entries.map(\.summary) }
  }

  /// Returns one watch by its number.
  public func watch(_ id: Watch.ID) async throws(RepositoryError) -> WatchSummary? {
    state.withLock { $0.entry(id)?.summary }
  }

  /// Returns one watch by its name.
  public func watch(named name: Watch.Name) async throws(RepositoryError) -> WatchSummary? {
    state.withLock { ledger in ledger.entries.first { $0.watch.name == name }?.summary }
  }

  /// Adds a watch with its first result.
  public func add(
    _ watch: NewWatch,
    with result: SearchResult,
    at moment: Moment
  ) async throws(RepositoryError) -> UpdateResult {
    try state.withLock { ledger throws(RepositoryError) in
      try ledger.add(watch, WatchState.beginning(with: result), at: moment)
    }
  }

  /// Moves a watch on.
  public func update(
    _ id: Watch.ID,
    with result: SearchResult,
    under lease: WatchLease?,
    at moment: Moment
  ) async throws(RepositoryError) -> UpdateResult {
    try state.withLock { ledger throws(RepositoryError) in
      if let lease { try ledger.requireLease(lease) }
      return try ledger.change(id) { entry in entry.apply(entry.state.after(result), at: moment) }
    }
  }

  /// Notes who updates a watch.
  public func hold(_ lease: WatchLease, at moment: Moment) async throws(RepositoryError) {
    try state.withLock { ledger throws(RepositoryError) in try ledger.hold(lease, at: moment) }
  }

  /// Notes that somebody updates a watch for longer.
  public func renew(_ lease: WatchLease, at moment: Moment) async throws(RepositoryError) {
    try state.withLock { ledger throws(RepositoryError) in try ledger.renew(lease) }
  }

  /// Forgets who updated a watch.
  public func release(_ lease: WatchLease) async throws(RepositoryError) {
    state.withLock { $0.release(lease) }
  }

  /// Keeps another name.
  public func rename(_ id: Watch.ID, to name: Watch.Name) async throws(RepositoryError) {
    try state.withLock { ledger throws(RepositoryError) in try ledger.rename(id, to: name) }
  }

  /// Forgets a watch.
  public func delete(_ id: Watch.ID) async throws(RepositoryError) {
    try state.withLock { ledger throws(RepositoryError) in try ledger.delete(id) }
  }

  /// Returns the listings of a watch.
  public func listings(of id: Watch.ID) async throws(RepositoryError) -> [ListingSummary] {
    state.withLock { $0.entry(id)?.summaries ?? [] }
  }

  /// Returns one listing.
  public func listing(_ listing: Listing.ID, of id: Watch.ID) async throws(RepositoryError) -> ListingSummary? {
    state.withLock { ledger in ledger.entry(id)?.summaries.first { $0.id.utf8.elementsEqual(listing.utf8) } }
  }

  /// Returns the histories of a listing.
  public func history(of listing: Listing.ID, in id: Watch.ID) async throws(RepositoryError) -> ListingHistory? {
    state.withLock { $0.entry(id)?.history(of: listing) }
  }

  /// Returns the newest prices of some listings.
  public func prices(
    of listings: [Listing.ID],
    in id: Watch.ID,
    most: Int
  ) async throws(RepositoryError) -> [[DatedValue<Money>]] {
    let entry = state.withLock { $0.entry(id) }
    return listings.map { Array(entry?.history(of: $0)?.prices.prefix(most) ?? []) }
  }

  /// Returns the records of a watch.
  public func updates(of id: Watch.ID) async throws(RepositoryError) -> [UpdateRecord] {
    state.withLock { $0.entry(id)?.updates.reversed() ?? [] }
  }

  /// Marks one listing.
  public func markRead(_ listing: Listing.ID, of id: Watch.ID) async throws(RepositoryError) {
    state.withLock { $0.markRead(in: id) { $0.id.utf8.elementsEqual(listing.utf8) } }
  }

  /// Marks all listings of a watch.
  public func markAllRead(of id: Watch.ID) async throws(RepositoryError) {
    state.withLock { $0.markRead(in: id) { _ in true } }
  }
}

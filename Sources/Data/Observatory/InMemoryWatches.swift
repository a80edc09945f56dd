public import ArcadeDomain
import Synchronization

/// Watches with all their history, in memory.
public final class InMemoryWatches: WatchRepository {
  let ledger = Mutex(WatchLedger())

  /// Creates an empty repository.
  public init() {}

  public func watches() async throws(RepositoryError) -> [WatchSummary] {
    ledger.withLock { $0.entries.map(\.summary) }
  }

  public func watch(_ id: Watch.ID) async throws(RepositoryError) -> WatchSummary? { entry(id)?.summary }

  public func watch(named name: Watch.Name) async throws(RepositoryError) -> WatchSummary? {
    ledger.withLock { $0.entries }.first { $0.watch.name == name }?.summary
  }

  public func add(
    _ new: NewWatch,
    with result: SearchResult,
    at moment: Moment
  ) async throws(RepositoryError) -> UpdateResult {
    try ledger.withLock { ledger throws(RepositoryError) in
      try ledger.requireFree(new.name)
      ledger.lastNumber += 1
      let id = Watch.ID(number: ledger.lastNumber)
      var entry = WatchEntry(watch: Watch(id: id, name: new.name, source: new.source, query: new.query, feed: new.feed))
      let updated = entry.apply(WatchState.beginning(with: result), at: moment)
      ledger.entries.append(entry)
      return updated
    }
  }

  public func update(
    _ id: Watch.ID,
    with result: SearchResult,
    under lease: WatchLease?,
    at moment: Moment
  ) async throws(RepositoryError) -> UpdateResult {
    try ledger.withLock { ledger throws(RepositoryError) in
      if let lease { try ledger.requireLease(lease) }
      let index = try ledger.index(of: id)
      let moment = max(moment, ledger.entries[index].updates.last?.at ?? moment)
      let step = ledger.entries[index].state.after(result, of: ledger.entries[index].watch, at: moment)
      let updated = ledger.entries[index].apply(step, at: moment)
      let alerts = ledger.entries[index].alert(step, showing: result, after: &ledger.lastAlert, at: moment)
      return updated.alerting(alerts)
    }
  }

  public func hold(_ lease: WatchLease, at moment: Moment) async throws(RepositoryError) {
    try ledger.withLock { ledger throws(RepositoryError) in
      _ = try ledger.index(of: lease.watch)
      if let other = ledger.leases[lease.watch], other.end > moment { try ledger.requireLease(lease) }
      ledger.leases[lease.watch] = lease
    }
  }

  public func renew(_ lease: WatchLease, at moment: Moment) async throws(RepositoryError) {
    try ledger.withLock { ledger throws(RepositoryError) in
      try ledger.requireLease(lease)
      ledger.leases[lease.watch] = lease
    }
  }

  public func release(_ lease: WatchLease) async throws(RepositoryError) {
    ledger.withLock { if $0.leases[lease.watch]?.holder == lease.holder { $0.leases[lease.watch] = nil } }
  }

  public func rename(_ id: Watch.ID, to name: Watch.Name) async throws(RepositoryError) {
    try ledger.withLock { ledger throws(RepositoryError) in
      let index = try ledger.index(of: id)
      try ledger.requireFree(name, for: id)
      let old = ledger.entries[index].watch
      ledger.entries[index].watch = Watch(id: id, name: name, source: old.source, query: old.query, feed: old.feed)
    }
  }

  public func delete(_ id: Watch.ID) async throws(RepositoryError) {
    try ledger.withLock { ledger throws(RepositoryError) in
      _ = ledger.entries.remove(at: try ledger.index(of: id))
      ledger.thumbnails.removeAll { $0.watch == id }
    }
  }

  public func listings(of id: Watch.ID) async throws(RepositoryError) -> [ListingSummary] { entry(id)?.summaries ?? [] }

  public func listing(_ listing: Listing.ID, of id: Watch.ID) async throws(RepositoryError) -> ListingSummary? {
    entry(id)?.summaries.first { $0.id.utf8.elementsEqual(listing.utf8) }
  }

  public func history(of listing: Listing.ID, in id: Watch.ID) async throws(RepositoryError) -> ListingHistory? {
    entry(id)?.history(of: listing)
  }

  public func prices(
    of listings: [Listing.ID],
    in id: Watch.ID,
    most: Int
  ) async throws(RepositoryError) -> [[DatedValue<Money>]] {
    let entry = entry(id)
    return listings.map { Array(entry?.history(of: $0)?.prices.prefix(most) ?? []) }
  }

  public func updates(of id: Watch.ID) async throws(RepositoryError) -> [UpdateRecord] {
    entry(id)?.updates.reversed() ?? []
  }

  public func markRead(_ listing: Listing.ID, of id: Watch.ID) async throws(RepositoryError) {
    markRead(in: id) { $0.id.utf8.elementsEqual(listing.utf8) }
  }

  public func markAllRead(of id: Watch.ID) async throws(RepositoryError) { markRead(in: id) { _ in true } }

  func entry(_ id: Watch.ID) -> WatchEntry? { ledger.withLock { $0.entries.first { $0.watch.id == id } } }

  private func markRead(in id: Watch.ID, where isMeant: (WatchedListing) -> Bool) {
    ledger.withLock { ledger in
      guard let index = try? ledger.index(of: id) else { return }
      let listings = ledger.entries[index].state.listings
      ledger.entries[index].state = WatchState(listings.map { isMeant($0) ? $0.asRead : $0 })
    }
  }
}

struct WatchLedger {
  var entries: [WatchEntry] = []
  /// The oldest first.
  var thumbnails: [(watch: Watch.ID, thumbnail: Thumbnail)] = []
  var lastAlertRule: Int64 = 0
  var lastAlert: Int64 = 0
  var lastNumber: Int64 = 0
  var leases: [Watch.ID: WatchLease] = [:]

  func index(of id: Watch.ID) throws(RepositoryError) -> Int {
    guard let index = entries.firstIndex(where: { $0.watch.id == id }) else {
      throw RepositoryError(.noSuchWatch, subject: String(id.number))
    }
    return index
  }

  func requireFree(_ name: Watch.Name, for id: Watch.ID? = nil) throws(RepositoryError) {
    guard entries.contains(where: { $0.watch.name == name && $0.watch.id != id }) else { return }
    throw RepositoryError(.exists, subject: name.text)
  }

  func requireLease(_ lease: WatchLease) throws(RepositoryError) {
    _ = try index(of: lease.watch)
    guard leases[lease.watch]?.holder == lease.holder else {
      throw RepositoryError(.watchBusy, subject: "", canRetry: true)
    }
  }
}

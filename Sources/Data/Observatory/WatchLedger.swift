import ArcadeDomain

/// The watches that are kept in memory.
struct WatchLedger {
  private(set) var entries: [WatchEntry] = []
  private var lastNumber: Int64 = 0
  private var leases: [Watch.ID: WatchLease] = [:]

  func entry(_ id: Watch.ID) -> WatchEntry? { entries.first { $0.watch.id == id } }

  mutating func add(_ new: NewWatch, _ step: WatchChanges, at moment: Moment) throws(RepositoryError) -> UpdateResult {
    try requireFree(new.name)
    lastNumber += 1
    let id = Watch.ID(number: lastNumber)
    var entry = WatchEntry(watch: Watch(id: id, name: new.name, source: new.source, query: new.query))
    let updated = entry.apply(step, at: moment)
    entries.append(entry)
    return updated
  }

  mutating func change<Value>(_ id: Watch.ID, _ body: (inout WatchEntry) -> Value) throws(RepositoryError) -> Value {
    try body(&entries[index(of: id)])
  }

  mutating func hold(_ lease: WatchLease, at moment: Moment) throws(RepositoryError) {
    _ = try index(of: lease.watch)
    if let other = leases[lease.watch], other.holder != lease.holder, other.end > moment {
      throw RepositoryError(.watchBusy, subject: "", canRetry: true)
    }
    leases[lease.watch] = lease
  }

  mutating func renew(_ lease: WatchLease) throws(RepositoryError) {
    try requireLease(lease)
    leases[lease.watch] = lease
  }

  func requireLease(_ lease: WatchLease) throws(RepositoryError) {
    _ = try index(of: lease.watch)
    guard leases[lease.watch]?.holder == lease.holder else {
      throw RepositoryError(.watchBusy, subject: "", canRetry: true)
    }
  }

  mutating func release(_ lease: WatchLease) {
    if leases[lease.watch]?.holder == lease.holder { leases[lease.watch] = nil }
  }

  mutating func rename(_ id: Watch.ID, to name: Watch.Name) throws(RepositoryError) {
    let index = try index(of: id)
    try requireFree(name, for: id)
    let old = entries[index].watch
    entries[index].watch = Watch(id: id, name: name, source: old.source, query: old.query)
  }

  mutating func delete(_ id: Watch.ID) throws(RepositoryError) {
    entries.remove(at: try index(of: id))
  }

  mutating func markRead(in id: Watch.ID, where isMeant: (WatchedListing) -> Bool) {
    guard let index = entries.firstIndex(where: { $0.watch.id == id }) else { return }
    entries[index].state = WatchState(entries[index].state.listings.map { isMeant($0) ? $0.asRead : $0 })
  }

  private func index(of id: Watch.ID) throws(RepositoryError) -> Int {
    guard let index = entries.firstIndex(where: { $0.watch.id == id }) else {
      throw RepositoryError(.noSuchWatch, subject: String(id.number))
    }
    return index
  }

  private func requireFree(_ name: Watch.Name, for id: Watch.ID? = nil) throws(RepositoryError) {
    guard entries.contains(where: { $0.watch.name == name && $0.watch.id != id }) else { return }
    throw RepositoryError(.exists, subject: name.text)
  }
}

/// One watch that is kept in memory.
struct WatchEntry {
  var watch: Watch
  var state = WatchState()
  // By bytes, as two texts can be equal without being the same id.
  private var histories: [[UInt8]: ListingHistory] = [:]
  private(set) var updates: [UpdateRecord] = []

  init(watch: Watch) { self.watch = watch }

  mutating func apply(_ step: WatchChanges, at moment: Moment) -> UpdateResult {
    let previous = updates.last
    let update = step.recorded(as: (previous?.number ?? 0) + 1, at: moment)
    state = step.state
    for listing in state.listings.map(\.listing) {
      let key = Array(listing.id.utf8)
      histories[key] = ListingHistory(histories[key], then: listing.figures, at: moment)
    }
    updates.append(update)
    return UpdateResult(watch: watch, update: update, previous: previous?.at, step: step)
  }

  func history(of listing: Listing.ID) -> ListingHistory? { histories[Array(listing.utf8)] }

  var summary: WatchSummary {
    WatchSummary(
      watch: watch,
      counts: Dictionary(grouping: state.listings, by: \.group).mapValues(\.count),
      unread: state.listings.count(where: \.isUnread),
      recent: updates.suffix(WatchSummary.mostRecent).reversed()
    )
  }

  var summaries: [ListingSummary] {
    ListingGroup.allCases.flatMap { group in
      // Sorting is stable, so listings of one rank stay in the order of their ids.
      state.listings.filter { $0.group == group }.sorted { $0.listing.rank < $1.listing.rank }
    }
    .map { ListingSummary($0, lastChange: history(of: $0.id)?.lastChange) }
  }
}

extension ListingHistory {
  /// Adds the values that are not the newest ones.
  fileprivate init(_ old: ListingHistory?, then figures: ListingFigures, at moment: Moment) {
    func adding<Value>(_ value: Value?, to values: [DatedValue<Value>]?) -> [DatedValue<Value>] {
      guard let values, let newest = values.first else { return [DatedValue(value, at: moment)] }
      return newest.value == value ? values : [DatedValue(value, at: moment)] + values
    }
    self.init(
      prices: adding(figures.price, to: old?.prices),
      reviewCounts: adding(figures.reviewCount, to: old?.reviewCounts),
      reviewAverages: adding(figures.reviewAverage, to: old?.reviewAverages),
      stock: adding(figures.isAvailable, to: old?.stock)
    )
  }
}

public import ArcadeDomain

/// Watches that can be made to fail.
public struct FailingWatches: WatchRepository {
  private let base: any WatchRepository
  private let faults: Faults<WatchCall>

  /// Wraps another repository.
  public init(_ base: any WatchRepository, faults: Faults<WatchCall>) { (self.base, self.faults) = (base, faults) }

  public func watches() async throws(RepositoryError) -> [WatchSummary] {
    try await faults.run(.watches, await base.watches())
  }

  public func watch(_ id: Watch.ID) async throws(RepositoryError) -> WatchSummary? {
    try await faults.run(.watches, await base.watch(id))
  }

  public func watch(named name: Watch.Name) async throws(RepositoryError) -> WatchSummary? {
    try await faults.run(.watches, await base.watch(named: name))
  }

  public func add(
    _ watch: NewWatch,
    with result: SearchResult,
    at moment: Moment
  ) async throws(RepositoryError) -> UpdateResult {
    try await faults.run(.add, await base.add(watch, with: result, at: moment))
  }

  public func update(
    _ id: Watch.ID,
    with result: SearchResult,
    under lease: WatchLease?,
    at moment: Moment
  ) async throws(RepositoryError) -> UpdateResult {
    try await faults.run(.update, await base.update(id, with: result, under: lease, at: moment))
  }

  public func hold(_ lease: WatchLease, at moment: Moment) async throws(RepositoryError) {
    try await faults.run(.hold, await base.hold(lease, at: moment))
  }

  public func renew(_ lease: WatchLease, at moment: Moment) async throws(RepositoryError) {
    try await faults.run(.hold, await base.renew(lease, at: moment))
  }

  public func release(_ lease: WatchLease) async throws(RepositoryError) { try await base.release(lease) }

  public func rename(_ id: Watch.ID, to name: Watch.Name) async throws(RepositoryError) {
    try await faults.run(.rename, await base.rename(id, to: name))
  }

  public func delete(_ id: Watch.ID) async throws(RepositoryError) {
    try await faults.run(.delete, await base.delete(id))
  }

  public func listings(of id: Watch.ID) async throws(RepositoryError) -> [ListingSummary] {
    try await faults.run(.listings, await base.listings(of: id))
  }

  public func counts(
    of id: Watch.ID,
    in arrangement: ListingArrangement
  ) async throws(RepositoryError) -> [ListingGroup: Int] {
    try await faults.run(.listings, await base.counts(of: id, in: arrangement))
  }

  public func listings(
    of id: Watch.ID,
    in arrangement: ListingArrangement,
    after first: Int,
    most: Int
  ) async throws(RepositoryError) -> [ListingSummary] {
    try await faults.run(.listings, await base.listings(of: id, in: arrangement, after: first, most: most))
  }

  /// Returns the neighbours of a listing, or fails.
  public func neighbours(
    of listing: Listing.ID,
    in id: Watch.ID,
    _ arrangement: ListingArrangement
  ) async throws(RepositoryError) -> (previous: Listing.ID?, next: Listing.ID?) {
    try await faults.run(.listings, await base.neighbours(of: listing, in: id, arrangement))
  }

  public func listing(_ listing: Listing.ID, of id: Watch.ID) async throws(RepositoryError) -> ListingSummary? {
    try await faults.run(.listings, await base.listing(listing, of: id))
  }

  public func history(of listing: Listing.ID, in id: Watch.ID) async throws(RepositoryError) -> ListingHistory? {
    try await faults.run(.history, await base.history(of: listing, in: id))
  }

  public func prices(
    of listings: [Listing.ID],
    in id: Watch.ID,
    most: Int
  ) async throws(RepositoryError) -> [[DatedValue<Money>]] {
    try await faults.run(.history, await base.prices(of: listings, in: id, most: most))
  }

  public func updates(of id: Watch.ID) async throws(RepositoryError) -> [UpdateRecord] {
    try await faults.run(.updates, await base.updates(of: id))
  }

  public func markRead(_ listing: Listing.ID, of id: Watch.ID) async throws(RepositoryError) {
    try await faults.run(.markRead, await base.markRead(listing, of: id))
  }

  public func markAllRead(of id: Watch.ID) async throws(RepositoryError) {
    try await faults.run(.markRead, await base.markAllRead(of: id))
  }
}

extension FailingWatches {
  public func rules(of id: Watch.ID) async throws(RepositoryError) -> [AlertRule] {
    try await faults.run(.rules, await base.rules(of: id))
  }

  public func set(_ request: AlertRequest, in id: Watch.ID, at moment: Moment) async throws(RepositoryError) {
    try await faults.run(.rules, await base.set(request, in: id, at: moment))
  }

  public func change(_ rule: AlertRule.ID, hysteresis: Int64, cooldown: Duration) async throws(RepositoryError) {
    try await faults.run(.rules, await base.change(rule, hysteresis: hysteresis, cooldown: cooldown))
  }

  public func removeAlertRules(about listing: Listing.ID?, in id: Watch.ID) async throws(RepositoryError) -> Int {
    try await faults.run(.rules, await base.removeAlertRules(about: listing, in: id))
  }

  public func alerts(of id: Watch.ID, most: Int) async throws(RepositoryError) -> [PriceAlert] {
    try await faults.run(.alerts, await base.alerts(of: id, most: most))
  }

  public func waiting(
    for channel: AlertChannel,
    of id: Watch.ID,
    since moment: Moment
  ) async throws(RepositoryError) -> [PriceAlert] {
    try await faults.run(.alerts, await base.waiting(for: channel, of: id, since: moment))
  }

  public func histories(
    forRulesOf id: Watch.ID
  ) async throws(RepositoryError) -> [(listing: Listing, history: ListingHistory)] {
    try await faults.run(.rules, await base.histories(forRulesOf: id))
  }

  public func folded(_ text: String) -> String { base.folded(text) }

  public func note(
    _ alert: PriceAlert.ID,
    _ outcome: DeliveryOutcome,
    by channel: AlertChannel,
    at moment: Moment
  ) async throws(RepositoryError) {
    try await faults.run(.alerts, await base.note(alert, outcome, by: channel, at: moment))
  }
}

/// A call of a repository of watches that a test can make fail.
public enum WatchCall: Hashable, CaseIterable, Sendable {
  /// Reading all watches, or one.
  case watches
  /// Adding one.
  case add
  /// Updating one.
  case update
  /// Taking a lease.
  case hold
  /// Renaming one.
  case rename
  /// Deleting one.
  case delete
  /// Reading listings, or one.
  case listings
  /// Reading the histories of a listing.
  case history
  /// Reading the records of a watch.
  case updates
  /// Reading, setting or removing targets.
  case rules
  /// Reading alerts, or storing their delivery.
  case alerts
  /// Marking listings as read.
  case markRead
}

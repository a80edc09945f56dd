import ArcadeDomain

struct WatchEntry {
  var watch: Watch
  var state = WatchState()
  // By bytes, because equal texts can be different IDs.
  private var histories: [[UInt8]: ListingHistory] = [:]
  private(set) var updates: [UpdateRecord] = []
  var rules: [AlertRule] = []
  var alerts: [AlertEntry] = []

  init(watch: Watch) { self.watch = watch }

  mutating func apply(_ step: WatchChanges, at moment: Moment) -> UpdateResult {
    let previous = updates.last
    let update = step.recorded(as: (previous?.number ?? 0) + 1, at: moment)
    state = step.state
    for watched in state.listings {
      let key = Array(watched.id.utf8)
      histories[key] = ListingHistory(histories[key], then: watched, at: moment)
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
      // Sorting is stable, so listings of the same rank stay in the order of their IDs.
      state.listings.filter { $0.group == group }.sorted { $0.listing.rank < $1.listing.rank }
    }
    .map { ListingSummary($0, history(of: $0.id) ?? ListingHistory()) }
  }
}

extension ListingHistory {
  /// Adds the changed values.
  fileprivate init(_ old: ListingHistory?, then watched: WatchedListing, at moment: Moment) {
    func adding<Value>(_ value: Value?, to values: [DatedValue<Value>]?) -> [DatedValue<Value>] {
      guard let values, let newest = values.first else { return [DatedValue(value, at: moment)] }
      return newest.value == value ? values : [DatedValue(value, at: moment)] + values
    }
    let (figures, isInSight) = (watched.listing.figures, watched.group != .outOfSight)
    let sight = old?.sight ?? []
    self.init(
      prices: adding(figures.price, to: old?.prices),
      reviewCounts: adding(figures.reviewCount, to: old?.reviewCounts),
      reviewAverages: adding(figures.reviewAverage, to: old?.reviewAverages),
      stock: adding(figures.isAvailable, to: old?.stock),
      sight: isInSight == (sight.first?.value ?? true) ? sight : adding(isInSight, to: sight)
    )
  }
}

/// An alert with its target and the channels that delivered it.
struct AlertEntry {
  let alert: PriceAlert
  let rule: AlertRule.ID
  var channels: Set<AlertChannel> = []
  /// The channels to retry.
  var failed: Set<AlertChannel> = []
}

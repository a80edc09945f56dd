public import ArcadeDomain
import Synchronization

extension InMemoryWatches {
  public func rules(of id: Watch.ID) async throws(RepositoryError) -> [AlertRule] { entry(id)?.rules ?? [] }

  public func set(_ request: AlertRequest, in id: Watch.ID, at moment: Moment) async throws(RepositoryError) {
    try ledger.withLock { ledger throws(RepositoryError) in
      let index = try ledger.index(of: id)
      if let listing = request.listing, ledger.entries[index].history(of: listing) == nil {
        throw RepositoryError(.noSuchListing, subject: listing)
      }
      ledger.entries[index].rules.removeAll {
        $0.request.condition == request.condition
          && $0.request.listing.map { Array($0.utf8) } == request.listing.map { Array($0.utf8) }
      }
      ledger.lastAlertRule += 1
      ledger.entries[index].rules.append(
        AlertRule(id: AlertRule.ID(number: ledger.lastAlertRule), request, since: moment)
      )
    }
  }

  /// Stores a target's new hysteresis and cooldown.
  public func change(_ id: AlertRule.ID, hysteresis: Int64, cooldown: Duration) async throws(RepositoryError) {
    ledger.withLock { ledger in
      for (place, entry) in ledger.entries.enumerated() {
        ledger.entries[place].rules = entry.rules.map { rule in
          guard rule.id == id else { return rule }
          let request = AlertRequest(
            rule.request.condition,
            about: rule.request.listing,
            hysteresis: hysteresis,
            cooldown: cooldown
          )
          return AlertRule(id: id, request, since: rule.since)
        }
      }
    }
  }

  public func removeAlertRules(about listing: Listing.ID?, in id: Watch.ID) async throws(RepositoryError) -> Int {
    ledger.withLock { ledger in
      guard let index = try? ledger.index(of: id) else { return 0 }
      let count = ledger.entries[index].rules.count
      ledger.entries[index].rules.removeAll { rule in
        listing.map { listing in rule.request.listing.map { $0.utf8.elementsEqual(listing.utf8) } ?? false } ?? true
      }
      return count - ledger.entries[index].rules.count
    }
  }

  public func alerts(of id: Watch.ID, most: Int) async throws(RepositoryError) -> [PriceAlert] {
    Array((entry(id)?.alerts.map(\.alert).reversed() ?? []).prefix(most))
  }

  public func histories(
    forRulesOf id: Watch.ID
  ) async throws(RepositoryError) -> [(listing: Listing, history: ListingHistory)] {
    guard let entry = entry(id) else { return [] }
    return entry.state.listings.map(\.listing).filter { listing in
      entry.rules.contains { $0.request.isAbout(listing.id) }
    }
    .map { ($0, entry.history(of: $0.id) ?? ListingHistory()) }
  }

  public func folded(_ text: String) -> String { text.folded }

  public func waiting(
    for channel: AlertChannel,
    of id: Watch.ID,
    since moment: Moment
  ) async throws(RepositoryError) -> [PriceAlert] {
    (entry(id)?.alerts ?? []).filter { entry in
      !entry.channels.contains(channel) && (entry.alert.at > moment || entry.failed.contains(channel))
    }.map(\.alert)
  }

  public func note(
    _ alert: PriceAlert.ID,
    _ outcome: DeliveryOutcome,
    by channel: AlertChannel,
    at moment: Moment
  ) async throws(RepositoryError) {
    ledger.withLock { ledger in
      for index in ledger.entries.indices { ledger.entries[index].note(alert, outcome, by: channel) }
    }
  }
}

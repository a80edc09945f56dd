public import ArcadeDomain
import Synchronization

extension InMemoryWatches {
  /// Returns the targets of a watch.
  public func targets(of id: Watch.ID) async throws(RepositoryError) -> [Target] { entry(id)?.targets ?? [] }

  /// Keeps a target in the place of the same one.
  public func set(_ wish: TargetWish, in id: Watch.ID, at moment: Moment) async throws(RepositoryError) {
    try ledger.withLock { ledger throws(RepositoryError) in
      let index = try ledger.index(of: id)
      if let listing = wish.listing, ledger.entries[index].history(of: listing) == nil {
        throw RepositoryError(.noSuchListing, subject: listing)
      }
      ledger.entries[index].targets.removeAll {
        $0.wish.rule == wish.rule && $0.wish.listing.map { Array($0.utf8) } == wish.listing.map { Array($0.utf8) }
      }
      ledger.lastTarget += 1
      ledger.entries[index].targets.append(Target(id: Target.ID(number: ledger.lastTarget), wish, since: moment))
    }
  }

  /// Keeps another margin and rest in the place of those before.
  public func change(_ id: Target.ID, margin: Int64, rest: Duration) async throws(RepositoryError) {
    ledger.withLock { ledger in
      for (place, entry) in ledger.entries.enumerated() {
        ledger.entries[place].targets = entry.targets.map { target in
          guard target.id == id else { return target }
          let wish = TargetWish(target.wish.rule, about: target.wish.listing, margin: margin, rest: rest)
          return Target(id: id, wish, since: target.since)
        }
      }
    }
  }

  /// Forgets targets.
  public func removeTargets(about listing: Listing.ID?, in id: Watch.ID) async throws(RepositoryError) -> Int {
    ledger.withLock { ledger in
      guard let index = try? ledger.index(of: id) else { return 0 }
      let count = ledger.entries[index].targets.count
      ledger.entries[index].targets.removeAll { target in
        listing.map { listing in target.wish.listing.map { $0.utf8.elementsEqual(listing.utf8) } ?? false } ?? true
      }
      return count - ledger.entries[index].targets.count
    }
  }

  /// Returns what was told of a watch.
  public func tellings(of id: Watch.ID, most: Int) async throws(RepositoryError) -> [Telling] {
    Array((entry(id)?.tellings.map(\.telling).reversed() ?? []).prefix(most))
  }

  /// Returns the listings that targets are about, with their histories.
  public func histories(
    forTargetsOf id: Watch.ID
  ) async throws(RepositoryError) -> [(listing: Listing, history: ListingHistory)] {
    guard let entry = entry(id) else { return [] }
    return entry.state.listings.map(\.listing).filter { listing in
      entry.targets.contains { $0.wish.isAbout(listing.id) }
    }
    .map { ($0, entry.history(of: $0.id) ?? ListingHistory()) }
  }

  /// Folds a text.
  public func folded(_ text: String) -> String { text.folded }

  /// Returns what a channel has left to do.
  public func waiting(
    for channel: TellingChannel,
    of id: Watch.ID,
    since moment: Moment
  ) async throws(RepositoryError) -> [Telling] {
    (entry(id)?.tellings ?? []).filter { told in
      !told.channels.contains(channel) && (told.telling.at > moment || told.failed.contains(channel))
    }.map(\.telling)
  }

  /// Notes what came of an attempt.
  public func note(
    _ telling: Telling.ID,
    _ outcome: TellingOutcome,
    by channel: TellingChannel,
    at moment: Moment
  ) async throws(RepositoryError) {
    ledger.withLock { ledger in
      for index in ledger.entries.indices { ledger.entries[index].note(telling, outcome, by: channel) }
    }
  }
}

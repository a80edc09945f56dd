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

  /// Returns what a channel has left to do.
  public func waiting(
    for channel: TellingChannel,
    of id: Watch.ID,
    since moment: Moment
  ) async throws(RepositoryError) -> [Telling] {
    (entry(id)?.tellings ?? []).filter { !$0.channels.contains(channel) && $0.telling.at > moment }.map(\.telling)
  }

  /// Notes that a channel was done.
  public func note(
    _ telling: Telling.ID,
    passedOnBy channel: TellingChannel,
    at moment: Moment
  ) async throws(RepositoryError) {
    ledger.withLock { ledger in
      for index in ledger.entries.indices { ledger.entries[index].note(telling, passedOnBy: channel) }
    }
  }
}

/// Something that was told, with what told it and by which channels it was passed on.
struct ToldEntry {
  let telling: Telling
  let target: Target.ID
  var channels: Set<TellingChannel> = []
}

extension WatchEntry {
  /// Keeps what targets find in an update that is applied, under numbers after the last one.
  mutating func tell(
    _ step: WatchChanges,
    showing result: SearchResult,
    after number: inout Int64,
    at moment: Moment
  ) -> [Telling] {
    let (known, histories) = (tellings, self)
    let found = step.found(by: targets, in: result, at: moment) { target, id in
      known.last { $0.target == target.id && $0.telling.listing.utf8.elementsEqual(id.utf8) }
        .map { LastTelling(at: $0.telling.at, price: $0.telling.to) }
    } history: {
      histories.history(of: $0) ?? ListingHistory()
    }
    let told = found.map { found in
      number += 1
      return ToldEntry(telling: found.telling(Telling.ID(number: number), at: moment), target: found.target.id)
    }
    tellings += told
    return told.map(\.telling)
  }

  mutating func note(_ telling: Telling.ID, passedOnBy channel: TellingChannel) {
    for index in tellings.indices where tellings[index].telling.id == telling {
      tellings[index].channels.insert(channel)
    }
  }
}

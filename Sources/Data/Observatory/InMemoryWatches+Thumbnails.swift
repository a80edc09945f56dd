public import ArcadeDomain
import Synchronization

extension InMemoryWatches: ThumbnailRepository {
  /// Returns picture addresses that were not requested yet.
  public func addressesWithoutThumbnail(in id: Watch.ID, most: Int) async throws(RepositoryError) -> [String] {
    ledger.withLock { ledger in
      var asked = Set(ledger.thumbnails.filter { $0.watch == id }.map(\.thumbnail.address))
      return Array(ledger.pictures(of: id).filter { asked.insert($0).inserted }.prefix(most))
    }
  }

  /// Stores pictures, or only their addresses if there is no room.
  public func keep(
    _ thumbnails: [Thumbnail],
    of id: Watch.ID,
    within limit: Int,
    at moment: Moment
  ) async throws(RepositoryError) {
    try ledger.withLock { ledger throws(RepositoryError) in
      _ = try ledger.index(of: id)
      for thumbnail in thumbnails {
        ledger.thumbnails.removeAll { $0.watch == id && $0.thumbnail.address == thumbnail.address }
        while ledger.room(within: limit) < thumbnail.bytes.count, let past = ledger.past {
          ledger.thumbnails.remove(at: past)
        }
        let hasRoom = ledger.room(within: limit) >= thumbnail.bytes.count
        ledger.thumbnails.append((id, hasRoom ? thumbnail : Thumbnail(at: thumbnail.address, [])))
      }
    }
  }

  public func thumbnail(at address: String) async throws(RepositoryError) -> [UInt8]? {
    ledger.withLock { ledger in
      ledger.thumbnails.first { $0.thumbnail.address == address && !$0.thumbnail.bytes.isEmpty }?.thumbnail.bytes
    }
  }
}

extension WatchLedger {
  /// The picture addresses of listings in sight, by rank.
  fileprivate func pictures(of id: Watch.ID) -> [String] {
    let listings = entries.first { $0.watch.id == id }?.state.listings.filter { $0.group != .outOfSight } ?? []
    return listings.map(\.listing).sorted { $0.rank < $1.rank }.compactMap(\.picture)
      .filter { $0.hasPrefix("http://") || $0.hasPrefix("https://") }
  }

  fileprivate func room(within limit: Int) -> Int { limit - thumbnails.reduce(0) { $0 + $1.thumbnail.bytes.count } }

  /// The index of the oldest picture without a listing in sight.
  fileprivate var past: Int? { thumbnails.firstIndex { !pictures(of: $0.watch).contains($0.thumbnail.address) } }
}

public import ArcadeDomain

extension InMemoryWatches {
  public func counts(
    of id: Watch.ID,
    in arrangement: ListingArrangement
  ) async throws(RepositoryError) -> [ListingGroup: Int] {
    Dictionary(grouping: entry(id)?.arranged(arrangement) ?? [], by: \.watched.group).mapValues(\.count)
  }

  public func listings(
    of id: Watch.ID,
    in arrangement: ListingArrangement,
    after first: Int,
    most: Int
  ) async throws(RepositoryError) -> [ListingSummary] {
    Array(entry(id)?.arranged(arrangement).dropFirst(first).prefix(most) ?? [])
  }

  /// Returns the neighbours of a listing.
  public func neighbours(
    of listing: Listing.ID,
    in id: Watch.ID,
    _ arrangement: ListingArrangement
  ) async throws(RepositoryError) -> (previous: Listing.ID?, next: Listing.ID?) {
    guard let entry = entry(id) else { return (nil, nil) }
    let shown = Set(entry.arranged(arrangement).map { Array($0.id.utf8) })
    let whole = ListingArrangement(by: arrangement.sorting, group: arrangement.group)
    let all = entry.arranged(whole).map(\.id)
    guard let place = all.firstIndex(where: { $0.utf8.elementsEqual(listing.utf8) }) else { return (nil, nil) }
    let isShown = { (id: Listing.ID) in shown.contains(Array(id.utf8)) }
    return (all[..<place].last(where: isShown), all[(place + 1)...].first(where: isShown))
  }
}

extension WatchEntry {
  fileprivate func arranged(_ arrangement: ListingArrangement) -> [ListingSummary] {
    let words = NameWords(arrangement.words)
    return arrangement(summaries.filter { words.are(in: $0.watched.listing.name) })
  }
}

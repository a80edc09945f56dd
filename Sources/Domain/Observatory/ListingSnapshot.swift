/// What a search returned at one moment: listings in the order of their ids, each id once.
public struct ListingSnapshot: Hashable, Sendable {
  /// The listings, by the bytes of their ids.
  public let listings: [Listing]
  /// How many were dropped because their id had been there already.
  public let duplicates: Int

  /// Takes listings in any order; of those with the same id the first one counts.
  public init(_ listings: [Listing] = []) {
    var isInOrder = true
    for (index, listing) in listings.enumerated().dropFirst()
    where listings[index - 1].idOrder(relativeTo: listing) != .before {
      isInOrder = false
      break
    }
    self.listings = isInOrder ? listings : Self.inOrder(listings)
    duplicates = listings.count - self.listings.count
  }

  private static func inOrder(_ listings: [Listing]) -> [Listing] {
    let positions = listings.indices.sorted { first, second in
      switch listings[first].idOrder(relativeTo: listings[second]) {
      case .before: true
      case .same: first < second
      case .after: false
      }
    }
    var result: [Listing] = []
    result.reserveCapacity(listings.count)
    for position in positions where result.last?.idOrder(relativeTo: listings[position]) != .same {
      result.append(listings[position])
    }
    return result
  }
}

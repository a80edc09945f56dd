public import ArcadeDomain

extension ListingArrangement {
  /// Arranges the listings whose names have all the words, without regard to case, accents and width.
  public func arranged(_ listings: [ListingSummary]) -> [ListingSummary] {
    let keys = SearchKey.of(words).split { $0.isWhitespace }
    guard !keys.isEmpty else { return self(listings) }
    return self(
      listings.filter { listing in
        let name = SearchKey.of(listing.watched.listing.name)
        return keys.allSatisfy { name.contains($0) }
      }
    )
  }
}

public import ArcadeDomain

/// Listings, results and watches to test with.
public enum SampleListings {
  /// Returns a listing in yen whose other attributes follow from its id.
  public static func listing(
    _ id: String,
    yen: Int64? = 1_000,
    reviews: Int? = 12,
    average: Int64? = 4_250,
    isAvailable: Bool? = true,
    rank: Int = 1
  ) -> Listing {
    Listing(
      id: id,
      name: "Name of \(id)",
      figures: ListingFigures(
        price: yen.map { Money(minorUnits: $0, currency: .jpy) },
        reviewCount: reviews,
        reviewAverage: average.map(ReviewAverage.init(thousandths:)),
        isAvailable: isAvailable
      ),
      page: "https://shop.example/\(id)",
      picture: id.utf8.count.isMultiple(of: 2) ? "https://shop.example/\(id).jpg" : nil,
      originalPicture: id.utf8.count.isMultiple(of: 4) ? "https://shop.example/large/\(id).jpg" : nil,
      category: "100227",
      rank: rank
    )
  }

  /// Returns a result with listings ranked in the given order.
  public static func result(_ listings: Listing..., gaps: [UpdateWarning] = []) -> SearchResult {
    result(listings, gaps: gaps)
  }

  /// Returns a result with listings ranked in the given order.
  public static func result(_ listings: [Listing], gaps: [UpdateWarning] = []) -> SearchResult {
    let ranked = listings.enumerated().map { index, listing in
      var ranked = listing
      ranked.rank = index + 1
      return ranked
    }
    return SearchResult(ListingSnapshot(ranked), gaps: gaps)
  }

  /// Returns a watch for a keyword, which is also its name.
  public static func watch(_ keyword: String = "tea") throws -> NewWatch {
    try NewWatch(name: name(keyword), source: "demo", query: WatchQuery(keyword: keyword))
  }

  /// Returns the name of a watch; throws if it is invalid.
  public static func name(_ text: String) throws -> Watch.Name {
    guard let name = Watch.Name(text) else { throw ContractViolation(description: "“\(text)” is no name") }
    return name
  }
}

extension WatchRepository {
  /// Updates a watch without a lease.
  public func update(
    _ id: Watch.ID,
    with result: SearchResult,
    at moment: Moment
  ) async throws(RepositoryError) -> UpdateResult {
    try await update(id, with: result, under: nil, at: moment)
  }
}

extension WatchChanges {
  /// Whether anything changed.
  public var hasNews: Bool { !(new.isEmpty && returned.isEmpty && outOfSight.isEmpty && changed.isEmpty) }
}

import ArcadeDomain

/// Prints the changes between two results of the same search.
enum TwoSnapshots {
  static func show() throws {
    let monday = ListingSnapshot([
      tea("green", 980, reviews: 41, rank: 1), tea("black", 1_200, reviews: 8, rank: 2),
      tea("white", 2_400, reviews: nil, rank: 3),
    ])
    // Listings can be in any order; a snapshot sorts them by ID.
    let tuesday = ListingSnapshot([
      tea("black", 1_200, reviews: 8, rank: 1), tea("green", 890, reviews: 43, rank: 2),
      tea("oolong", 1_850, reviews: 2, rank: 3),
    ])
    let difference = DiffSnapshot()(from: monday, to: tuesday)

    print("Since Monday")
    for listing in difference.changed {
      for change in listing.changes {
        // A value that the shop does not give is missing, which differs from zero.
        let (from, to) = (change.from?.machineText ?? "unknown", change.to?.machineText ?? "unknown")
        print("  \(listing.new.name): \(change.attribute.rawValue) \(from) -> \(to)")
      }
    }
    for listing in difference.new { print("  \(listing.name): new") }
    for listing in difference.outOfSight { print("  \(listing.name): out of sight") }
  }

  private static func tea(_ name: String, _ price: Int64, reviews: Int?, rank: Int) -> Listing {
    let figures = ListingFigures(price: Money(minorUnits: price, currency: .jpy), reviewCount: reviews)
    return Listing(id: "tea-\(name)", name: "\(name) tea", figures: figures, rank: rank)
  }
}

import ArcadeDomain

/// How long it takes to compare two large snapshots: 1 % new, 1 % gone, 3 % changed.
enum SnapshotBenchmarks {
  private static let count = 1_000_000

  static func run() async throws -> [Benchmark] {
    let (old, new) = (snapshot(from: 0, isNewer: false), snapshot(from: count / 100, isNewer: true))
    let rows = (old.listings.map(NumberedRow.init), new.listings.map(NumberedRow.init))
    let diffSnapshot = DiffSnapshot()
    let name = "`DiffSnapshot` of two snapshots,"
    let listings = await Benchmark("\(name) listings", count: count, runs: 11) { diffSnapshot(from: old, to: new) }
    let plain = await Benchmark("\(name) rows without text", count: count, runs: 11) {
      diffSnapshot(from: rows.0, to: rows.1)
    }
    return [listings, plain.compared(to: listings, "listings")]
  }

  private static func snapshot(from first: Int, isNewer: Bool) -> ListingSnapshot {
    let listings = (first..<first + count).map { number in
      let digits = String(number)
      let isChanged = isNewer && number % 100 < 3
      return Listing(
        id: "item-" + String(repeating: "0", count: 8 - digits.utf8.count) + digits,
        name: "A thing for sale, number \(digits)",
        figures: ListingFigures(
          price: Money(minorUnits: Int64(number % 9_973 + (isChanged ? 1_001 : 1_000)), currency: .jpy),
          reviewCount: number % 500,
          reviewAverage: ReviewAverage(thousandths: Int64(number % 5_000)),
          isAvailable: true
        ),
        page: "https://shop.example/item/\(digits)",
        rank: number
      )
    }
    return ListingSnapshot(listings)
  }
}

/// A row without any reference in it, as the bytes of a feed have none.
private struct NumberedRow: SnapshotRow {
  let id: Int
  let rank = 0
  let figures: ListingFigures

  init(_ listing: Listing) {
    id = listing.rank
    figures = listing.figures
  }

  func idOrder(relativeTo other: NumberedRow) -> IDOrder {
    id == other.id ? .same : id < other.id ? .before : .after
  }

  func isSurelyUnchanged(since old: NumberedRow) -> Bool { figures == old.figures }
}

import ArcadeDomain

/// The time to compare two large snapshots: 1 % new, 1 % gone, 3 % changed.
enum SnapshotBenchmarks {
  private static let count = 1_000_000

  static func run() async throws -> [Benchmark] {
    let (old, new) = (snapshot(from: 0, isNewer: false), snapshot(from: count / 100, isNewer: true))
    let diffSnapshot = DiffSnapshot()
    return [
      await Benchmark("`DiffSnapshot` of two snapshots", count: count, runs: 11) { diffSnapshot(from: old, to: new) }
    ]
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

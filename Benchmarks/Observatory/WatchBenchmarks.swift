import ArcadeData
import ArcadeDomain
import ArcadeTesting
import Foundation

/// The time to store an update of 30 listings of a watch with a long history, most of it out of sight.
enum WatchBenchmarks {
  private static let observations = 100_000
  private static let outOfSight = 5_000

  static func run() async throws -> [Benchmark] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "arcade-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = Database(path: folder.appending(path: "arcade.sqlite").path, migrations: ArcadeSchema.migrations)
    let watches = SQLWatchRepository(database: database)
    guard let name = Watch.Name("tea") else { return [] }
    let watch = try await watches.add(
      NewWatch(name: name, source: "demo", query: WatchQuery(keyword: name.text)),
      with: result(1, listings: 30 + outOfSight),
      at: moment(0)
    ).watch
    for price in 2...Int64((observations - 4 * outOfSight) / 120) {
      _ = try await watches.update(watch.id, with: result(price), at: moment(price))
    }
    var price = Int64(observations)
    let changed = try await Benchmark("storing 30 listings, all changed", count: 30, runs: 101, aim: .milliseconds(5)) {
      price += 1
      return try await watches.update(watch.id, with: result(price), at: moment(price))
    }
    let same = try await Benchmark("storing 30 listings, none changed", count: 30, runs: 101, aim: .milliseconds(5)) {
      try await watches.update(watch.id, with: result(price), at: moment(price))
    }
    let reading = try await Benchmark("reading all listings of the watch", count: 30 + outOfSight, runs: 11) {
      try await watches.listings(of: watch.id)
    }
    return [changed, same.compared(to: changed, "all changed"), reading]
  }

  /// Derives all four attributes from one number, so that every listing changes in all of them.
  static func result(_ number: Int64, listings count: Int = 30) -> SearchResult {
    let listings = (1...count).map { rank in
      Listing(
        id: "item-\(rank)",
        name: "Thing \(rank)",
        figures: ListingFigures(
          price: Money(minorUnits: number, currency: .jpy),
          reviewCount: Int(number),
          reviewAverage: ReviewAverage(thousandths: number % 5_000),
          isAvailable: number.isMultiple(of: 2)
        ),
        rank: rank
      )
    }
    return SearchResult(ListingSnapshot(listings))
  }

  private static func moment(_ hours: Int64) -> Moment { Moment(milliseconds: hours * 3_600_000) }
}

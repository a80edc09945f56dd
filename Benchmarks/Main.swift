/// Measures everything in one run and prints one table per part.
@main
struct Main {
  static func main() async throws {
    if FeedBenchmarks.isChild { return try FeedBenchmarks.runAsChild() }
    BenchmarkTable.print(try await QuoteBenchmarks.run(), title: "Shop: pricing a cart")
    BenchmarkTable.print(try await PriceOptionsBenchmarks.run(), title: "PriceGame: making options")
    BenchmarkTable.print(try await PeopleBenchmarks.run(), title: "NameGame: reading people")
    BenchmarkTable.print(try await SnapshotBenchmarks.run(), title: "Observatory: comparing snapshots")
    BenchmarkTable.print(try await FeedBenchmarks.run(), title: "Observatory: comparing two feeds")
    BenchmarkTable.print(try await WatchBenchmarks.run(), title: "Observatory: storing an update")
    BenchmarkTable.print(try await StartupBenchmark.run(), title: "Starting")
  }
}

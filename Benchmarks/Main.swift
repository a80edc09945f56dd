/// Runs all benchmarks and prints one table. With `baskets`, prints the comparison with other shops. With `feeds`,
/// `web`, `stores` or `growth`, runs only that group.
@main
struct Main {
  static func main() async throws {
    if CommandLine.arguments.dropFirst() == ["baskets"] { return try await PeerBaskets.run() }
    BenchmarkTable.printHead()
    if CommandLine.arguments.dropFirst() == ["feeds"] {
      BenchmarkTable.print(try await PageBenchmarks.run(), part: "Observatory")
      return BenchmarkTable.print(try await WholeFeedBenchmarks.run(), part: "Observatory")
    }
    if CommandLine.arguments.dropFirst() == ["web"] {
      return BenchmarkTable.print(try await WebBenchmarks.run(), part: "Web")
    }
    if CommandLine.arguments.dropFirst() == ["growth"] {
      return BenchmarkTable.print(try await GrowthBenchmarks.run(), part: "Growth")
    }
    if CommandLine.arguments.dropFirst() == ["stores"] {
      BenchmarkTable.print(try await StoreBenchmarks.run(), part: "Stores")
      return BenchmarkTable.print(try await TillBenchmarks.run(), part: "Stores")
    }
    BenchmarkTable.print(try await QuoteBenchmarks.run(), part: "Shop")
    BenchmarkTable.print(try await PromotionBenchmarks.run(), part: "Shop")
    BenchmarkTable.print(try await PriceOptionsBenchmarks.run(), part: "PriceGame")
    BenchmarkTable.print(try await PriceRoundBenchmarks.run(), part: "PriceGame")
    BenchmarkTable.print(try await PeopleBenchmarks.run(), part: "NameGame")
    BenchmarkTable.print(try await NameRoundBenchmarks.run(), part: "NameGame")
    BenchmarkTable.print(try await DeckBenchmarks.run(), part: "FallingWords")
    BenchmarkTable.print(try await FallingBenchmarks.run(), part: "FallingWords")
    BenchmarkTable.print(try await ReviewBenchmarks.run(), part: "Review")
    BenchmarkTable.print(try await LearningBenchmarks.run(), part: "Review")
    BenchmarkTable.print(try await SnapshotBenchmarks.run(), part: "Observatory")
    BenchmarkTable.print(try await FeedBenchmarks.run(), part: "Observatory")
    BenchmarkTable.print(try await PageBenchmarks.run(), part: "Observatory")
    BenchmarkTable.print(try await WatchBenchmarks.run(), part: "Observatory")
    BenchmarkTable.print(try await WholeFeedBenchmarks.run(), part: "Observatory")
    BenchmarkTable.print(try await StoreBenchmarks.run(), part: "Stores")
    BenchmarkTable.print(try await TillBenchmarks.run(), part: "Stores")
    BenchmarkTable.print(try await GrowthBenchmarks.run(), part: "Growth")
    BenchmarkTable.print(try await WebBenchmarks.run(), part: "Web")
    BenchmarkTable.print(try await StartupBenchmark.run(), part: "Starting")
  }
}

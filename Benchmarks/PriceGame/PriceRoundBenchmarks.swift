import ArcadeData
import ArcadeDomain

/// The time to read a bundled category, and to answer questions about its products.
enum PriceRoundBenchmarks {
  static func run() async throws -> [Benchmark] {
    let blenders = PriceCategory.blenders
    let reading = try await catalog.content(of: blenders.id).value
    guard case .products(let products) = reading.content else { return [] }
    let trail = CategoryTrail(blenders)
    return [
      try await Benchmark("reading \(products.count) blenders", count: products.count, runs: 101) {
        try await catalog.content(of: blenders.id)
      },
      try await Benchmark("questions answered, in a game of 100", count: 100, runs: 101) {
        let rule = AdaptiveReach()
        var game = try PriceGame(of: products, from: [trail], rule: rule, random: SplitMix64(seed: 1))
        for _ in 0..<100 { _ = try game.answer(game.question.options.answer) }
        return game
      },
    ]
  }

  /// A new catalog each time, because a catalog reads each category only once.
  static var catalog: SyncingPriceCatalog {
    SyncingPriceCatalog(store: InMemoryFeedStore(), time: SystemTime())
  }
}

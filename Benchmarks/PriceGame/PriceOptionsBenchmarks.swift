import ArcadeDomain

/// The time to generate three wrong prices around a right one.
enum PriceOptionsBenchmarks {
  static func run() async throws -> [Benchmark] {
    var results: [Benchmark] = []
    for rule in ReachRules.all {
      let generate = GeneratePriceOptions(rule: rule)
      let count = 1_000
      let benchmark = try await Benchmark("four prices, rule \(rule.name)", count: count) {
        var random = SplitMix64(seed: 1)
        return try (0..<count).map { number in
          let price = Money(minorUnits: Int64(499 + number * 37), currency: .usd)
          return try generate(around: price, accuracy: Accuracy(right: 13, answered: 20), using: &random)
        }
      }
      results.append(results.first.map { benchmark.compared(to: $0, "the usual rule") } ?? benchmark)
    }
    return results
  }
}

import ArcadeData
import ArcadeDomain
import Foundation

/// The time to read decks: bundled and long ones.
enum DeckBenchmarks {
  static func run() async throws -> [Benchmark] {
    let shelf = CombinedDecks(kept: InMemoryDeckRepository())
    var starters: [Data] = []
    var count = 0
    for summary in try await shelf.decks() {
      let deck = try await shelf.deck(summary.id).value
      starters.append(Data(DeckWriter().text(of: deck).utf8))
      count += deck.pairs.count
    }
    let starter = try await Benchmark("reading the pairs of the starter decks", count: count, runs: 31) {
      try starters.map { try reader.read($0) }
    }
    let short = try await reading(pairs: 1_000)
    let long = try await reading(pairs: 10_000)
    return [starter, short, long.compared(to: short, "1000 pairs")]
  }

  private static let reader = DeckReader(subject: "words.txt")

  private static func reading(pairs count: Int) async throws -> Benchmark {
    let rows = (0..<count).map { "the word \($0)\tla palabra \($0) / el término \($0)" }
    let text = Data((["#separator:tab", "#columns:eng\tspa"] + rows).joined(separator: "\n").utf8)
    return try await Benchmark("reading a deck of \(count) pairs", count: count, runs: 11) { try reader.read(text) }
  }
}

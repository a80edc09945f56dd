import ArcadeData
import ArcadeDomain

/// The time to draw the rounds of a name game, with few and with many people.
enum NameRoundBenchmarks {
  private static let rounds = 100

  static func run() async throws -> [Benchmark] {
    var results: [Benchmark] = []
    for count in [42, 1_000] {
      let people = (0..<count).map { number in
        Person(id: Person.ID("person-\(number)"), name: "Person \(number)", matchKey: "person \(number)")
      }
      let benchmark = try await Benchmark("rounds among \(count) people", count: rounds, runs: 31) {
        var game = try NameGame(of: people, mode: .practice, random: SplitMix64(seed: 1))
        game.begin(at: .zero)
        for _ in 0..<rounds { _ = game.answer(game.round.answer, inRound: game.round.number, at: .zero) }
        return game
      }
      results.append(results.first.map { benchmark.compared(to: $0, "42 people") } ?? benchmark)
    }
    return results
  }
}

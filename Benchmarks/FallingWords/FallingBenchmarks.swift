import ArcadeData
import ArcadeDomain

/// The time to draw the rounds of falling words, and to play them.
enum FallingBenchmarks {
  static func run() async throws -> [Benchmark] {
    let shelf = CombinedDecks(kept: InMemoryDeckRepository())
    guard let first = try await shelf.decks().first else { return [] }
    let deck = try await shelf.deck(first.id).value
    let rounds = try rounds(of: deck)
    let drawing = try await Benchmark("drawing \(rounds.count) rounds from \(deck.pairs.count) pairs", runs: 101) {
      try self.rounds(of: deck)
    }
    let playing = try await Benchmark("playing rounds", count: rounds.count) { try played(rounds, of: deck) }
    return [drawing, playing]
  }

  private static func rounds(of deck: Deck) throws(WordsError) -> [FallingRound] {
    var random = SplitMix64(seed: 1)
    return try MakeRounds()(asking: deck.pairs, from: deck.pairs, using: &random)
  }

  /// Answers every round rightly and returns the game at its end.
  private static func played(_ rounds: [FallingRound], of deck: Deck) throws(WordsError) -> FallingState {
    let game = FallingGame(deckName: deck.name, freshness: .starter, rounds: rounds)
    var play = try FallingState(game, of: FallingSetup(WordLesson(deck.id)), begunAt: .zero)
    while let round = play.round { _ = play.answer(round.isRight ? .right : .wrong, round: play.number, at: .zero) }
    return play
  }
}

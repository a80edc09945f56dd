import ArcadeData
import ArcadeDomain

/// How long it takes to draw the rounds of a falling game, and to play them.
enum FallingBenchmarks {
  static func run() async throws -> [Benchmark] {
    let shelf = CombinedDecks(kept: InMemoryDeckRepository())
    guard let first = try await shelf.decks().first else { return [] }
    let deck = try await shelf.deck(first.id).value
    let rounds = try rounds(of: deck)
    let drawing = try await Benchmark("drawing \(rounds.count) rounds from \(deck.pairs.count) pairs", runs: 101) {
      try self.rounds(of: deck)
    }
    let playing = await Benchmark("playing rounds", count: rounds.count) { played(rounds, of: deck) }
    return [drawing, playing]
  }

  private static func rounds(of deck: Deck) throws(WordsError) -> [FallingRound] {
    var random = SplitMix64(seed: 1)
    return try MakeRounds()(from: deck, using: &random)
  }

  /// Answers every round rightly, and returns the state at the end.
  private static func played(_ rounds: [FallingRound], of deck: Deck) -> FallingState {
    let game = FallingGame(
      deckName: deck.name,
      languages: deck.languages,
      freshness: .starter,
      rounds: rounds,
      wanted: rounds.count
    )
    var state = FallingState().after(.start(FallingPlan(WordLesson(deck.id))))
    state = state.after(.loaded(game, number: state.number, at: .zero))
    while let turn = state.turn, let round = state.play?.round {
      state = state.after(.answered(round.isRight ? .right : .wrong, turn, at: .zero))
    }
    return state
  }
}

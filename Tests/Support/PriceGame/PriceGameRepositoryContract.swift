public import ArcadeDomain

/// Tests that every `PriceGameRepository` has to pass.
public enum PriceGameRepositoryContract {
  /// Checks an empty repository; throws the first broken promise.
  public static func check(_ games: any PriceGameRepository) async throws {
    try require(try await games.current(), equals: nil, "nothing was saved, so there is no game")
    try require(try await games.history(), equals: [], "nothing was finished")
    try require(try await games.lastTrails(), equals: [], "nothing was played")

    let game = try await checkSaving(games)
    let first = try await checkFinishing(game, games)
    try await checkHistory(after: first, games)
    try await checkBeginning(games)
    try await checkMix(games)
    try await checkInstructions(games)
  }

  private static func checkSaving(_ games: any PriceGameRepository) async throws -> PriceGame {
    var game = try SamplePrices.game()
    try await requireRefused(game, by: games, "where no game is in progress, there is no step to keep")
    _ = try await games.begin(game, at: Moment(milliseconds: 0))
    try await requireKept(game, in: games, "a game comes back as it was saved")
    try await requireKept(game, in: games, "saving twice is saving once")
    _ = game.cheat()
    try await requireKept(game, in: games, "hidden prices come back")
    _ = try game.answer(game.question.options.answer)
    try game.skip()
    try await requireKept(game, in: games, "rounds come back")
    let wrong = (game.question.options.answer + 1) % 4
    _ = try game.answer(wrong)
    try await requireKept(game, in: games, "a wrong answer comes back")

    for other in try others(than: game) { try await requireRefused(other, by: games, "no other game takes its place") }
    return game
  }

  /// Returns games that another copy of the app may have: begun elsewhere, left behind, or answered differently.
  private static func others(than game: PriceGame) throws -> [PriceGame] {
    var (behind, cheated, otherwise) = (try SamplePrices.game(), try SamplePrices.game(), try SamplePrices.game())
    try behind.skip()
    _ = cheated.cheat()
    for _ in game.rounds { try otherwise.skip() }
    try otherwise.skip()
    let begun = try [
      SamplePrices.game(), SamplePrices.game(seed: 2), SamplePrices.game(products: 2, rule: ClassicReach(), seed: 3),
    ]
    return begun + [behind, cheated, otherwise]
  }

  private static func checkFinishing(
    _ saved: PriceGame,
    _ games: any PriceGameRepository
  ) async throws -> PastPriceGame {
    var game = saved
    try game.skip()
    guard let past = try await games.finish(game, at: Moment(milliseconds: 1_001)) else {
      throw ContractViolation(description: "a game in which something was asked is kept when it is finished")
    }
    let expected = PastPriceGame(
      id: past.id,
      trails: game.trails,
      ruleName: game.ruleName,
      finishedAt: Moment(milliseconds: 1_001),
      rounds: game.rounds
    )
    try require(past, equals: expected, "a finished game keeps its rounds, also those not saved")
    try require(past.id.number, equals: 1, "finished games are numbered from 1")
    try require(try await games.current(), equals: nil, "a finished game is not in progress")
    try require(try await games.history(), equals: [past], "a finished game is in the history")
    try require(try await games.game(past.id), equals: past, "it is found by its number")
    try await requireRefused(game, by: games, "a finished game is neither saved nor finished again")
    try require(try await games.history(), equals: [past], "it stands in the history once")
    return past
  }

  private static func checkHistory(after first: PastPriceGame, _ games: any PriceGameRepository) async throws {
    _ = try await games.begin(try SamplePrices.game(seed: 5), at: Moment(milliseconds: 300))
    let open = PastPriceGame.ID(number: first.id.number + 1)
    try require(try await games.game(open), equals: nil, "a game in progress is no finished one")
    let unasked = try await games.finish(try SamplePrices.game(seed: 5), at: Moment(milliseconds: 400))
    try require(unasked, equals: nil, "a game in which nothing was asked leaves no trace")
    try require(try await games.history(), equals: [first], "it is not in the history")

    var other = try SamplePrices.game(products: 3, rule: ClassicReach(), seed: 5)
    _ = try await games.begin(other, at: Moment(milliseconds: 450))
    try other.skip()
    try require(try await games.finish(other, at: Moment(milliseconds: 500))?.id, equals: open, "numbers have no gaps")
    try require(
      try await games.history().map(\.id),
      equals: [open, first.id],
      "the game that was finished last comes first, whatever the clock said"
    )
    try await PageSliceContract.check(try await games.history(), part: games.history)
    try require(try await games.current(), equals: nil, "finishing leaves no other game in progress")
  }

  private static func checkBeginning(_ games: any PriceGameRepository) async throws {
    let before = try await games.history()
    try require(try await games.lastTrails(), equals: [SamplePrices.trail], "what was finished was played last")
    let rugs = CategoryTrail(id: 6, path: ["Rugs"])
    let mixed = try PriceGame(
      of: SamplePrices.products(),
      from: [rugs, SamplePrices.trail],
      rule: AdaptiveReach(),
      random: SplitMix64(seed: 6)
    )
    _ = try await games.begin(mixed, at: Moment(milliseconds: 550))
    try require(
      try await games.lastTrails(),
      equals: [rugs, SamplePrices.trail],
      "what is in progress was played last, and its categories keep their order"
    )
    var one = try SamplePrices.game(seed: 6)
    let finishedByFirst = try await games.begin(one, at: Moment(milliseconds: 600))
    try require(finishedByFirst, equals: nil, "a game in which nothing was asked is none that was finished")
    try require(try await games.current(), equals: one, "a game that begins is in progress")

    let two = try SamplePrices.game(seed: 7)
    let finishedByTwo = try await games.begin(two, at: Moment(milliseconds: 700))
    try require(finishedByTwo, equals: nil, "a game in which nothing was asked gives way")
    try require(try await games.current(), equals: two, "the new one takes its place")

    one = two
    try one.skip()
    try await games.save(one)
    let finished = try await games.begin(two, at: Moment(milliseconds: 800))
    try require(finished?.rounds, equals: one.rounds, "what was asked before is finished")
    try require(finished?.finishedAt, equals: Moment(milliseconds: 800), "at the time of beginning")
    try require(try await games.current(), equals: two, "and the new game is in progress")
    try require(try await games.history(), equals: (finished.map { [$0] } ?? []) + before, "it stands in the history")
  }

  private static func checkMix(_ games: any PriceGameRepository) async throws {
    try require(try await games.mix(), equals: [], "nothing was collected")
    let toasters = CategoryTrail(id: 3, path: ["Kitchen", "“Toasters”\n/ 9"])
    for mix in [[toasters, SamplePrices.trail], [SamplePrices.trail], []] {
      try await games.keepMix(mix)
      try require(try await games.mix(), equals: mix, "a mix comes back in its order")
    }
  }

  private static func checkInstructions(_ games: any PriceGameRepository) async throws {
    try require(try await !games.hasSeenInstructions(), "nobody saw the instructions yet")
    for _ in 0..<2 {
      try await games.noteInstructionsSeen()
      try require(try await games.hasSeenInstructions(), "that they were seen is remembered")
    }
  }

  private static func requireKept(
    _ game: PriceGame,
    in games: any PriceGameRepository,
    _ promise: String
  ) async throws {
    try await games.save(game)
    try require(try await games.current(), equals: game, promise)
  }

  private static func requireRefused(
    _ game: PriceGame,
    by games: any PriceGameRepository,
    _ promise: String
  ) async throws {
    let stored = try await games.current()
    let save = await repositoryFailure { try await games.save(game) }
    let finish = await repositoryFailure { try await games.finish(game, at: Moment(milliseconds: 9)) }
    for failure in [save, finish] {
      try require(failure?.code, equals: .priceGameChanged, promise)
    }
    try require(try await games.current(), equals: stored, "what is refused changes nothing")
  }
}

/// The contract of two owners' price games in one store.
public enum OwnedPriceGamesContract {
  /// Checks the games of two owners without games; throws the first broken promise.
  public static func check(
    _ one: any PriceGameRepository,
    of owner: Owner,
    _ other: any PriceGameRepository,
    of another: Owner
  ) async throws {
    let (low, high) = (try SamplePrices.game(answering: "wr"), try SamplePrices.game(answering: "rrr", seed: 2))
    _ = try await one.begin(low, at: .november20)
    try require(try await other.current(), equals: nil, "a game in progress is its owner's alone")
    try require(try await other.lastTrails(), equals: [], "and so is what was played last")
    _ = try await other.begin(high, at: .november20)
    try require(try await one.current(), equals: low, "nobody else's game takes its place")

    try await one.keepMix([SamplePrices.trail])
    try await one.noteInstructionsSeen()
    try require(try await other.mix(), equals: [], "a mix is its owner's alone")
    try require(try await !other.hasSeenInstructions(), "what one has seen, another has not")
    try await other.keepMix([])
    try require(try await one.mix(), equals: [SamplePrices.trail], "nobody else empties it")

    let first = try await one.finish(low, at: Moment(milliseconds: 1))
    try require(try await other.current(), equals: high, "nobody else's game ends with it")
    let second = try await other.finish(high, at: Moment(milliseconds: 2))
    guard let first, let second else { throw ContractViolation(description: "a game that was answered is finished") }
    try require(try await one.history(), equals: [first], "nobody else's games are in the history")
    try require(try await other.game(first.id), equals: nil, "nor found by their number")
    try require(
      try await one.everybodysBest(),
      equals: [(second, another), (first, owner)].flatMap { game, owner in
        BestPriceGames.summarising([game]).map { Owned($0, of: owner) }
      },
      "everybody's games are summed up with whose they are, the best of them first"
    )
  }
}

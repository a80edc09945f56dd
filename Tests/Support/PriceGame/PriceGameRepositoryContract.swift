public import ArcadeDomain

/// What every `PriceGameRepository` promises.
public enum PriceGameRepositoryContract {
  /// Checks a repository that holds nothing yet; throws the first promise that it breaks.
  public static func check(_ games: any PriceGameRepository) async throws {
    try ContractViolation.require(try await games.current(), equals: nil, "nothing was saved, so there is no game")
    try ContractViolation.require(try await games.history(), equals: [], "nothing was finished")

    let game = try await checkSaving(games)
    let first = try await checkFinishing(game, games)
    try await checkHistory(after: first, games)
    try await checkInstructions(games)
  }

  private static func checkSaving(_ games: any PriceGameRepository) async throws -> PriceGame {
    var game = try SamplePrices.game()
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

    try await requireKept(try SamplePrices.game(seed: 2), in: games, "another game takes its place")
    let other = try SamplePrices.game(products: 2, rule: ClassicReach(), seed: 3)
    try await requireKept(other, in: games, "so does one of other products and another rule")
    try await requireKept(game, in: games, "so does the old one with its rounds")
    return game
  }

  private static func checkFinishing(
    _ saved: PriceGame,
    _ games: any PriceGameRepository
  ) async throws -> PastPriceGame {
    var game = saved
    try game.skip()
    let past = try await games.finish(game, at: Moment(milliseconds: 1_001))
    let expected = PastPriceGame(
      id: past.id,
      path: game.path,
      ruleName: game.ruleName,
      finishedAt: Moment(milliseconds: 1_001),
      rounds: game.rounds
    )
    try ContractViolation.require(past, equals: expected, "a finished game keeps its rounds, also those not saved")
    try ContractViolation.require(past.id.number, equals: 1, "finished games are numbered from 1")
    try ContractViolation.require(try await games.current(), equals: nil, "a finished game is not in progress")
    try ContractViolation.require(try await games.history(), equals: [past], "a finished game is in the history")
    try ContractViolation.require(try await games.game(past.id), equals: past, "it is found by its number")
    return past
  }

  private static func checkHistory(after first: PastPriceGame, _ games: any PriceGameRepository) async throws {
    try await games.save(try SamplePrices.game(seed: 4))
    let open = PastPriceGame.ID(number: first.id.number + 1)
    try ContractViolation.require(try await games.game(open), equals: nil, "a game in progress is no finished one")
    let other = try SamplePrices.game(products: 3, rule: ClassicReach(), seed: 5)
    let second = try await games.finish(other, at: Moment(milliseconds: 500))
    try ContractViolation.require(second.id, equals: open, "numbers have no gaps")
    try ContractViolation.require(second.rounds, equals: [], "a game without a round can be finished")
    try ContractViolation.require(
      try await games.history(),
      equals: [second, first],
      "the game that was finished last comes first, whatever the clock said"
    )
    try ContractViolation.require(try await games.current(), equals: nil, "finishing leaves no other game in progress")
  }

  private static func checkInstructions(_ games: any PriceGameRepository) async throws {
    try ContractViolation.require(try await !games.hasSeenInstructions(), "nobody saw the instructions yet")
    for _ in 0..<2 {
      try await games.noteInstructionsSeen()
      try ContractViolation.require(try await games.hasSeenInstructions(), "that they were seen is remembered")
    }
  }

  private static func requireKept(
    _ game: PriceGame,
    in games: any PriceGameRepository,
    _ promise: String
  ) async throws {
    try await games.save(game)
    try ContractViolation.require(try await games.current(), equals: game, promise)
  }
}

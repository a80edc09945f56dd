public import ArcadeDomain

/// What every `WordGameRepository` promises.
public enum WordGameRepositoryContract {
  private static let swapped = SampleWords.lesson.swapped

  /// Checks a repository that holds nothing yet; throws the first promise that it breaks.
  public static func check(_ games: any WordGameRepository) async throws {
    try ContractViolation.require(try await games.history(), equals: [], "nothing was finished")
    try ContractViolation.require(try await games.tallies(of: SampleWords.lesson), equals: [], "nothing was asked")
    try await checkGames(games)
    try await checkTallies(games)
    try await checkMissed(games)
  }

  private static func checkGames(_ games: any WordGameRepository) async throws {
    let start = WordGameStart(SampleWords.lesson, deckName: "Sample", topic: "Even")
    let id = try await games.begin(start, at: .november20)
    try ContractViolation.require(try await games.history(), equals: [], "a game that began is not finished")
    let wrong = SampleWords.side("palabra")
    let word = SampleWords.words(1)[0]
    let first = FallingResult(FallingRound(word, .forward, wrong: wrong), answer: .wrong)
    try await games.note(FallingResult(first.round, answer: nil), round: 1, of: id)
    try await games.note(first, round: 1, of: id)
    let past = try await games.finish(id, at: Moment(milliseconds: 7))
    let round = PastWordRound(pair: word.id, prompt: "word0", answer: "palabra0", shown: "palabra", outcome: .right)
    let expected = PastWordGame(id: id, start: start, finishedAt: Moment(milliseconds: 7), rounds: [round])
    try ContractViolation.require(past, equals: expected, "a round that is noted again is noted once")
    try ContractViolation.require(try await games.history(), equals: [expected], "it is in the history")
    let again = try await games.finish(id, at: .november20)
    try ContractViolation.require(again, equals: expected, "finishing twice is finishing once")
    let late = await repositoryFailure { try await games.note(first, round: 2, of: id) }
    try ContractViolation.require(late?.code, equals: .notFound, "a finished game takes no round")
    let unknown = await repositoryFailure { try await games.note(first, round: 1, of: PastWordGame.ID(number: 99)) }
    try ContractViolation.require(unknown?.code, equals: .notFound, "nor does one that never began")

    let empty = try await SampleWords.play("", in: games)
    try ContractViolation.require(empty, equals: nil, "a game in which nothing was asked leaves no trace")
    let second = try await SampleWords.play("rwn", in: games, at: Moment(milliseconds: 1))
    try ContractViolation.require(second?.score.rounds, equals: 3, "counts add up to the rounds")
    try ContractViolation.require(
      try await games.history(),
      equals: [second, expected].compactMap { $0 },
      "the game that was finished last comes first, whatever the clock said"
    )
  }

  private static func checkTallies(_ games: any WordGameRepository) async throws {
    let unfinished = try await games.begin(WordGameStart(SampleWords.lesson, deckName: "Sample"), at: .november20)
    let word = SampleWords.words(2)[1]
    try await games.note(FallingResult(FallingRound(word, .forward), answer: .right), round: 1, of: unfinished)
    let tallies = try await games.tallies(of: SampleWords.lesson)
    try ContractViolation.require(tallies.map(\.prompt), equals: ["word0", "word1", "word2"], "by the prompt")
    try ContractViolation.require(
      tallies.map { [$0.score.right, $0.score.wrong, $0.score.unanswered] },
      equals: [[2, 0, 0], [1, 1, 0], [0, 0, 1]],
      "every answer counts, also of a game that is not finished"
    )
    try ContractViolation.require(tallies[1].answer, equals: "palabra1", "a tally knows the translation")
    try ContractViolation.require(try await games.tallies(of: swapped), equals: [], "directions are apart")
    try await SampleWords.play("w", of: WordGameStart(swapped, deckName: "Sample"), in: games)
    try ContractViolation.require(try await games.tallies(of: swapped).map(\.prompt), equals: ["palabra0"], "both ways")
    let other = WordLesson(Deck.ID(rawValue: "other"))
    try ContractViolation.require(try await games.tallies(of: other), equals: [], "decks are apart")
  }

  private static func checkMissed(_ games: any WordGameRepository) async throws {
    try await requireMissed(["word0", "word1", "word2"], games, "unanswered and wrong ones are missed")
    try await SampleWords.play("rrr", in: games)
    try await requireMissed(["word0", "word1", "word2"], games, "an answer in any game puts nothing right")
    let start = WordGameStart(SampleWords.lesson, deckName: "Sample", isOfMissed: true)
    try await SampleWords.play("rwr", of: start, in: games)
    try await requireMissed(["word1"], games, "a right answer in a game of missed pairs does")
    try await SampleWords.play("nrr", of: start, in: games)
    try await requireMissed(["word0"], games, "what is missed again is missed")
    let all = try await games.history()
    try await ListPartContract.check(all, number: \.id.number, part: games.history)
    try ContractViolation.require(try await games.best(), equals: BestWordGames.summarising(all), "all are summed up")
    let backward = try await games.tallies(of: swapped)
    try ContractViolation.require(backward.map(\.isMissed), equals: [true], "the other direction keeps its own")
  }

  private static func requireMissed(
    _ prompts: [String],
    _ games: any WordGameRepository,
    _ promise: String
  ) async throws {
    let tallies = try await games.tallies(of: SampleWords.lesson)
    try ContractViolation.require(tallies.filter(\.isMissed).map(\.prompt), equals: prompts, promise)
  }
}

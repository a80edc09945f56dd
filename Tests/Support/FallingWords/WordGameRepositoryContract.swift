public import ArcadeDomain

/// Tests that every `WordGameRepository` has to pass.
public enum WordGameRepositoryContract {
  private static let swapped = SampleWords.lesson.swapped

  /// Checks an empty repository; throws the first broken promise.
  public static func check(_ games: any WordGameRepository) async throws {
    try require(try await games.history(), equals: [], "nothing was finished")
    try require(try await games.tallies(of: SampleWords.lesson), equals: [], "nothing was asked")
    try await checkGames(games)
    try await checkTallies(games)
    try await checkMissed(games)
  }

  private static func checkGames(_ games: any WordGameRepository) async throws {
    let start = WordGameStart(SampleWords.lesson, deckName: "Sample", topic: "Even")
    let id = try await games.begin(start, at: .november20)
    try require(try await games.history(), equals: [], "a game that began is not finished")
    let wrong = SampleWords.side("palabra")
    let word = SampleWords.words(1)[0]
    let first = FallingResult(FallingRound(word, .forward, wrong: wrong), answer: .wrong)
    try await games.note(FallingResult(first.round, answer: nil), round: 1, of: id)
    try await games.note(first, round: 1, of: id)
    let past = try await games.finish(id, at: Moment(milliseconds: 7))
    let round = PastWordRound(pair: word.id, prompt: "word0", answer: "palabra0", shown: "palabra", outcome: .right)
    let expected = PastWordGame(id: id, start: start, finishedAt: Moment(milliseconds: 7), rounds: [round])
    try require(past, equals: expected, "a round that is noted again is noted once")
    try require(try await games.history(), equals: [expected], "it is in the history")
    try require(try await games.finish(id, at: .november20), equals: expected, "finishing twice is finishing once")
    let late = await repositoryFailure { try await games.note(first, round: 2, of: id) }
    try require(late?.code, equals: .notFound, "a finished game takes no round")
    let unknown = await repositoryFailure { try await games.note(first, round: 1, of: PastWordGame.ID(number: 99)) }
    try require(unknown?.code, equals: .notFound, "nor does one that never began")

    let empty = try await SampleWords.play("", in: games)
    try require(empty, equals: nil, "a game in which nothing was asked leaves no trace")
    let second = try await SampleWords.play("rwn", in: games, at: Moment(milliseconds: 1))
    try require(second?.score.rounds, equals: 3, "counts add up to the rounds")
    try require(
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
    try require(tallies.map(\.prompt), equals: ["word0", "word1", "word2"], "by the prompt")
    try require(
      tallies.map { [$0.score.right, $0.score.wrong, $0.score.unanswered] },
      equals: [[2, 0, 0], [1, 1, 0], [0, 0, 1]],
      "every answer counts, also of a game that is not finished"
    )
    try require(tallies[1].answer, equals: "palabra1", "a tally knows the translation")
    try require(try await games.tallies(of: swapped), equals: [], "directions are apart")
    try await SampleWords.play("w", of: WordGameStart(swapped, deckName: "Sample"), in: games)
    try require(try await games.tallies(of: swapped).map(\.prompt), equals: ["palabra0"], "both ways")
    let other = WordLesson(Deck.ID(rawValue: "other"))
    try require(try await games.tallies(of: other), equals: [], "decks are apart")
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
    for answers in ["rrrrrrrrrwr", "rrrrrrrrwww"] { try await SampleWords.play(answers, in: games) }
    let all = try await games.history()
    try await PageSliceContract.check(all, part: games.history)
    try require(try await games.ownBest(), equals: BestWordGames.summarising(all), "all are summed up")
    let backward = try await games.tallies(of: swapped)
    try require(backward.map(\.isMissed), equals: [true], "the other direction keeps its own")
  }

  /// Checks the wrong answers, with a repository without these games.
  public static func checkTaken(_ games: any WordGameRepository) async throws {
    let words = SampleWords.words(3)
    func round(_ place: Int, showing other: Int?) -> FallingRound {
      FallingRound(words[place], .forward, wrong: other.map { words[$0].second })
    }
    let id = try await games.begin(WordGameStart(SampleWords.lesson, deckName: "Sample"), at: .november20)
    let answers: [(round: FallingRound, answer: FallingAnswer?)] = [
      (round(0, showing: 1), .right), (round(0, showing: 2), .right), (round(1, showing: 2), .wrong),
      (round(1, showing: nil), .wrong), (round(2, showing: 0), nil),
    ]
    for (place, answer) in answers.enumerated() {
      try await games.note(FallingResult(answer.round, answer: answer.answer), round: place + 1, of: id)
    }
    try require(
      try await games.taken(in: SampleWords.lesson),
      equals: [words[0].id: ["palabra1", "palabra2"]],
      "a wrong translation that was called right was taken for the right one"
    )
    try require(try await games.taken(in: swapped), equals: [:], "each direction has mistakes of its own")
  }

  private static func requireMissed(
    _ prompts: [String],
    _ games: any WordGameRepository,
    _ promise: String
  ) async throws {
    let tallies = try await games.tallies(of: SampleWords.lesson)
    try require(tallies.filter(\.isMissed).map(\.prompt), equals: prompts, promise)
  }
}

/// The contract of two owners' word games in one store.
public enum OwnedWordGamesContract {
  /// Checks the games of two owners without games; throws the first broken promise.
  public static func check(
    _ one: any WordGameRepository,
    of owner: Owner,
    _ other: any WordGameRepository,
    of another: Owner
  ) async throws {
    let lesson = SampleWords.lesson
    let first = try await SampleWords.play("ww", in: one)
    try require(try await other.history(), equals: [], "games are their owner's alone")
    try require(try await other.tallies(of: lesson), equals: [], "answers are their owner's alone")

    let second = try await SampleWords.play("wr", in: other)
    try await SampleWords.play("rr", of: WordGameStart(lesson, deckName: "Sample", isOfMissed: true), in: other)
    try require(
      try await one.tallies(of: lesson).map(\.isMissed),
      equals: [true, true],
      "what another put right is missed as before"
    )
    try require(
      try await other.tallies(of: lesson).map(\.isMissed),
      equals: [false, false],
      "and the other has put it right"
    )
    try await checkOpenGame(one, other)
    try require(
      [try await one.game(first?.id ?? .init(number: 0)), try await one.game(second?.id ?? .init(number: 0))],
      equals: [first.map { Owned($0, of: owner) }, second.map { Owned($0, of: another) }],
      "everybody's games come with whose they are"
    )
    try require(
      try await one.ownBest(),
      equals: BestWordGames.summarising(try await one.history()),
      "what was summed up as it came is the sum of all"
    )
    try require(
      try await other.everybodysBest().filter { !$0.value.start.isOfMissed }.map(\.owner),
      equals: [another, owner],
      "the best of them first"
    )
  }

  private static func checkOpenGame(_ one: any WordGameRepository, _ other: any WordGameRepository) async throws {
    let open = try await one.begin(WordGameStart(SampleWords.lesson, deckName: "Sample"), at: .november20)
    let result = FallingResult(FallingRound(SampleWords.words(1)[0], .forward), answer: .right)
    let stranger = await repositoryFailure { try await other.note(result, round: 1, of: open) }
    try require(stranger?.code, equals: .notFound, "nobody plays another's game")
    try require(try await other.finish(open, at: .november20), equals: nil, "nor finishes it")
    try await one.note(result, round: 1, of: open)
  }
}

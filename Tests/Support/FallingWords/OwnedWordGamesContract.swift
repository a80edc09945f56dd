public import ArcadeDomain

/// What the word games of two owners in one store promise.
public enum OwnedWordGamesContract {
  /// Checks the games of two owners, who have none yet; throws the first promise that they break.
  public static func check(
    _ one: any WordGameRepository,
    of owner: Owner,
    _ other: any WordGameRepository,
    of another: Owner
  ) async throws {
    let lesson = SampleWords.lesson
    let first = try await SampleWords.play("ww", in: one)
    try ContractViolation.require(try await other.history(), equals: [], "games are their owner's alone")
    try ContractViolation.require(try await other.tallies(of: lesson), equals: [], "answers are their owner's alone")

    let second = try await SampleWords.play("wr", in: other)
    try await SampleWords.play("rr", of: WordGameStart(lesson, deckName: "Sample", isOfMissed: true), in: other)
    try ContractViolation.require(
      try await one.tallies(of: lesson).map(\.isMissed),
      equals: [true, true],
      "what another put right is missed as before"
    )
    try ContractViolation.require(
      try await other.tallies(of: lesson).map(\.isMissed),
      equals: [false, false],
      "and the other has put it right"
    )
    try await checkOpenGame(one, other)
    try ContractViolation.require(
      [try await one.game(first?.id ?? .init(number: 0)), try await one.game(second?.id ?? .init(number: 0))],
      equals: [first.map { Owned($0, of: owner) }, second.map { Owned($0, of: another) }],
      "everybody's games come with whose they are"
    )
    try ContractViolation.require(
      try await one.best(),
      equals: BestWordGames.summarising(try await one.history()),
      "what was summed up as it came is the sum of all"
    )
    try ContractViolation.require(
      try await other.everybodysBest().filter { !$0.value.best.start.isOfMissed }.map(\.owner),
      equals: [another, owner],
      "the best of them first"
    )
  }

  private static func checkOpenGame(_ one: any WordGameRepository, _ other: any WordGameRepository) async throws {
    let open = try await one.begin(WordGameStart(SampleWords.lesson, deckName: "Sample"), at: .november20)
    let result = FallingResult(FallingRound(SampleWords.words(1)[0], .forward), answer: .right)
    let stranger = await repositoryFailure { try await other.note(result, round: 1, of: open) }
    try ContractViolation.require(stranger?.code, equals: .notFound, "nobody plays another's game")
    let finished = try await other.finish(open, at: .november20)
    try ContractViolation.require(finished, equals: nil, "nor finishes it")
    try await one.note(result, round: 1, of: open)
  }
}

public import ArcadeDomain

/// Tests that every `NameGameRepository` has to pass.
public enum NameGameRepositoryContract {
  /// Checks an empty repository; throws the first broken promise.
  public static func check(_ games: any NameGameRepository) async throws {
    try require(try await games.history(), equals: [], "nothing was finished")
    try require(try await games.records(), equals: [:], "nobody was asked for")
    try require(try await games.ownBest(), equals: [], "nothing is best")

    try await checkAnswers(games)
    try await checkHistory(games)
  }

  private static func checkAnswers(_ games: any NameGameRepository) async throws {
    let people = SamplePeople.people(3)
    let (ada, bea, cem) = (people[0], people[1], people[2])
    let answers = [
      NameAnswer(mode: .timed, asked: ada, chosen: bea),
      NameAnswer(mode: .timed, asked: ada, chosen: bea, isFirst: false),
      NameAnswer(mode: .timed, asked: ada, chosen: ada, isFirst: false),
      NameAnswer(mode: .practice, asked: ada, chosen: cem),
      NameAnswer(mode: .reversePractice, asked: bea, chosen: bea), NameAnswer(mode: .hint, asked: bea, chosen: bea),
    ]
    // The wall clock may go back, which changes no count.
    for (number, answer) in answers.enumerated() {
      try await games.record(answer, at: Moment(milliseconds: Int64(1_000 - number)))
    }

    let records = [
      ada.id: PersonRecord(seen: 2, right: 1, confusedWith: [bea.id: 2, cem.id: 1]),
      bea.id: PersonRecord(seen: 2, right: 2),
    ]
    try require(try await games.records(), equals: records, "every answer counts for who was asked for")
    try require(try await games.history(), equals: [], "answers alone are no finished game")
  }

  private static func checkHistory(_ games: any NameGameRepository) async throws {
    let before = try await games.records()
    let modes: [NameGameMode] = [
      .practice, .timed, .hint, .reversePractice, .reverseTimed, .timed.withoutLimit, .practice,
    ]
    let results = modes.enumerated().map { number, mode in
      NameGameResult(
        mode: mode,
        right: 10 - number,
        wrong: number,
        rightOfTen: number == 2 ? nil : 7 - number,
        duration: .milliseconds(12_345 * number),
        finishedAt: Moment(milliseconds: Int64(5_000 - number))
      )
    }
    for result in results { try await games.finish(result) }

    try require(
      try await games.history(),
      equals: results.reversed(),
      "games come back as they were, the one that was kept last first, whatever the clock said"
    )
    try await PageSliceContract.check(results.reversed(), part: games.history)
    try require(
      try await games.ownBest(),
      equals: BestNameResults.summarising(results),
      "the best of each mode are found among them"
    )
    try require(try await games.records(), equals: before, "finishing a game answers nothing")
    try await games.finish(results[0])
    try require(try await games.history().count, equals: results.count + 1, "equal games both count")
  }
}

/// The contract of two owners' name games in one store.
public enum OwnedNameGamesContract {
  /// Checks the games of two owners without games; throws the first broken promise.
  public static func check(
    _ one: any NameGameRepository,
    of owner: Owner,
    _ other: any NameGameRepository,
    of another: Owner
  ) async throws {
    let people = SamplePeople.people(2)
    try await one.record(NameAnswer(mode: .timed, asked: people[0], chosen: people[1]), at: .november20)
    let (low, high) = (result(3), result(5))
    try await one.finish(low)
    try require(try await other.records(), equals: [:], "answers are their owner's alone")
    try require(try await other.history(), equals: [], "games are their owner's alone")
    try await other.finish(high)
    try require(try await one.history(), equals: [low], "nobody else's games are in the history")
    try require(try await one.ownBest().map(\.best), equals: [low], "nor among one's best")
    try require(
      try await one.everybodysBest(),
      equals: [(high, another), (low, owner)].flatMap { game, owner in
        BestNameResults.summarising([game]).map { Owned($0, of: owner) }
      },
      "everybody's games are summed up with whose they are, the best of them first"
    )
  }

  private static func result(_ right: Int) -> NameGameResult {
    NameGameResult(mode: .timed, right: right, wrong: 1, duration: .seconds(60), finishedAt: .november20)
  }
}

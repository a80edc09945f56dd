public import ArcadeDomain

/// What the name games of two owners in one store promise.
public enum OwnedNameGamesContract {
  /// Checks the games of two owners, who have none yet; throws the first promise that they break.
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
    try ContractViolation.require(try await other.records(), equals: [:], "answers are their owner's alone")
    try ContractViolation.require(try await other.history(), equals: [], "games are their owner's alone")
    try await other.finish(high)
    try ContractViolation.require(try await one.history(), equals: [low], "nobody else's games are in the history")
    try ContractViolation.require(try await one.best().map(\.best), equals: [low], "nor among one's best")
    try ContractViolation.require(
      try await one.everybodysBest(),
      equals: BestNameResults.comparing([Owned(high, of: another), Owned(low, of: owner)]),
      "everybody's games are summed up with whose they are, the best of them first"
    )
  }

  private static func result(_ right: Int) -> NameGameResult {
    NameGameResult(mode: .timed, right: right, wrong: 1, duration: .seconds(60), finishedAt: .november20)
  }
}

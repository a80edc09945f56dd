public import ArcadeDomain

/// What the price games of two owners in one store promise.
public enum OwnedPriceGamesContract {
  /// Checks the games of two owners, who have none yet; throws the first promise that they break.
  public static func check(
    _ one: any PriceGameRepository,
    of owner: Owner,
    _ other: any PriceGameRepository,
    of another: Owner
  ) async throws {
    let (low, high) = (try SamplePrices.game(answering: "wr"), try SamplePrices.game(answering: "rrr", seed: 2))
    _ = try await one.begin(low, at: .november20)
    try ContractViolation.require(try await other.current(), equals: nil, "a game in progress is its owner's alone")
    try ContractViolation.require(try await other.lastTrails(), equals: [], "and so is what was played last")
    _ = try await other.begin(high, at: .november20)
    try ContractViolation.require(try await one.current(), equals: low, "nobody else's game takes its place")

    try await one.keepMix([SamplePrices.trail])
    try await one.noteInstructionsSeen()
    try ContractViolation.require(try await other.mix(), equals: [], "a mix is its owner's alone")
    try ContractViolation.require(try await !other.hasSeenInstructions(), "what one has seen, another has not")
    try await other.keepMix([])
    try ContractViolation.require(try await one.mix(), equals: [SamplePrices.trail], "nobody else empties it")

    let first = try await one.finish(low, at: Moment(milliseconds: 1))
    try ContractViolation.require(try await other.current(), equals: high, "nobody else's game ends with it")
    let second = try await other.finish(high, at: Moment(milliseconds: 2))
    guard let first, let second else { throw ContractViolation(description: "a game that was answered is finished") }
    try ContractViolation.require(try await one.history(), equals: [first], "nobody else's games are in the history")
    try ContractViolation.require(try await other.game(first.id), equals: nil, "nor found by their number")
    try ContractViolation.require(
      try await one.everybodysBest(),
      equals: BestPriceGames.comparing([Owned(second, of: another), Owned(first, of: owner)]),
      "everybody's games are summed up with whose they are, the best of them first"
    )
  }
}

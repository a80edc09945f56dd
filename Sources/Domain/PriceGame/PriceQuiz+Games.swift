extension PriceQuiz {
  /// Returns the game in progress; nil if there is none.
  public func currentGame() async throws(RepositoryError) -> PriceGame? { try await games.current() }

  /// Stores a step of the game in progress; throws `.priceGameChanged` if another copy of the app has moved it on.
  public func save(_ game: PriceGame) async throws(RepositoryError) { try await games.save(game) }

  /// Finishes the game in progress. Returns nil if nothing was asked in it, as it leaves no trace then.
  public func finish(_ game: PriceGame) async throws(RepositoryError) -> PastPriceGame? {
    try await games.finish(game, at: time.now())
  }

  /// Returns the categories of the game in progress, else of the last finished one; empty if there is neither.
  public func lastTrails() async throws(RepositoryError) -> [CategoryTrail] { try await games.lastTrails() }

  /// Returns the products whose prices the game in progress, else the last finished one, has shown.
  public func lastRevealed() async throws(RepositoryError) -> Set<QuizProduct.ID> { try await games.lastRevealed() }

  /// Returns a page of the finished games, newest first.
  public func pastGames(at place: PageCursor) async throws(RepositoryError) -> PageSlice<PastPriceGame> {
    try await games.history(at: place, most: PageCursor.usualSize)
  }

  /// Returns a finished game; nil if there is none with that number.
  public func pastGame(_ id: PastPriceGame.ID) async throws(RepositoryError) -> PastPriceGame? {
    try await games.game(id)
  }

  /// Compares everybody in the store: the best games of each, the better ones first.
  public func everybodysBest() async throws(RepositoryError) -> [Owned<BestPriceGames>] {
    try await games.everybodysBest()
  }

  /// Returns the player's own best games and what all of them come to.
  public func ownBest() async throws(RepositoryError) -> [BestPriceGames] { try await games.ownBest() }
}

extension PriceQuiz {
  /// Whether the instructions were shown before.
  public func hasSeenInstructions() async throws(RepositoryError) -> Bool { try await games.hasSeenInstructions() }

  /// Remembers that the instructions were shown.
  public func noteInstructionsSeen() async throws(RepositoryError) { try await games.noteInstructionsSeen() }
}

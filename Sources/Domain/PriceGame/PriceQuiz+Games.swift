extension PriceQuiz {
  /// Returns the game in progress; nil if there is none.
  public func currentGame() async throws(RepositoryError) -> PriceGame? { try await games.current() }

  /// Stores a step of the game in progress; throws `.priceGameChanged` if another copy of the app has changed it.
  public func save(_ game: PriceGame) async throws(RepositoryError) { try await games.save(game) }

  /// Finishes the game in progress; a game without answers is deleted, and nil returned.
  public func finish(_ game: PriceGame) async throws(RepositoryError) -> PastPriceGame? {
    try await games.finish(game, at: time.now())
  }

  /// Returns the categories of the game in progress, or else of the last finished one; an empty list if there is
  /// neither.
  public func lastTrails() async throws(RepositoryError) -> [CategoryTrail] { try await games.lastTrails() }

  /// Returns the products whose prices were shown in the game in progress, or else in the last finished one.
  public func lastRevealed() async throws(RepositoryError) -> Set<QuizProduct.ID> { try await games.lastRevealed() }

  /// Returns a page of the finished games, newest first.
  public func pastGames(at place: PageCursor) async throws(RepositoryError) -> PageSlice<PastPriceGame> {
    try await games.history(at: place, most: PageCursor.usualSize)
  }

  /// Returns a finished game; nil if there is none with that number.
  public func pastGame(_ id: PastPriceGame.ID) async throws(RepositoryError) -> PastPriceGame? {
    try await games.game(id)
  }

  /// Compares all owners in the store: the best games of each, best first.
  public func everybodysBest() async throws(RepositoryError) -> [Owned<BestPriceGames>] {
    try await games.everybodysBest()
  }

  /// Returns the current owner's best games and totals.
  public func ownBest() async throws(RepositoryError) -> [BestPriceGames] { try await games.ownBest() }
}

extension PriceQuiz {
  /// Returns whether the instructions were shown before.
  public func hasSeenInstructions() async throws(RepositoryError) -> Bool { try await games.hasSeenInstructions() }

  /// Records that the instructions were shown.
  public func noteInstructionsSeen() async throws(RepositoryError) { try await games.noteInstructionsSeen() }
}

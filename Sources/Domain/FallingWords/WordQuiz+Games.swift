extension WordQuiz {
  /// Why some results are not stored yet; nil if everything is stored.
  public var unsaved: RepositoryError? { games.unsaved }

  /// Records the start of a game, which enters the history when it is finished.
  public func begin(_ game: WordGameStart) async throws(RepositoryError) -> PastWordGame.ID {
    try await games.begin(game, at: time.now())
  }

  /// Stores the result of a round by its number from 1.
  public func note(_ result: FallingResult, round: Int, of game: PastWordGame.ID) async throws(RepositoryError) {
    try await games.note(result, round: round, of: game)
  }

  /// Finishes a game; one without results is deleted.
  public func finish(_ game: PastWordGame.ID) async throws(RepositoryError) {
    _ = try await games.finish(game, at: time.now())
  }

  /// Returns a page of the finished games, latest start first.
  public func pastGames(at place: PageCursor) async throws(RepositoryError) -> PageSlice<PastWordGame> {
    try await games.history(at: place, most: PageCursor.usualSize)
  }

  /// Returns the finished game that began last; nil if there is none.
  public func lastGame() async throws(RepositoryError) -> PastWordGame? {
    try await games.history(at: .newest, most: 1).rows.first
  }

  /// Returns a finished game of any owner in the store; nil if there is none with that number.
  public func pastGame(_ id: PastWordGame.ID) async throws(RepositoryError) -> Owned<PastWordGame>? {
    try await games.game(id)
  }

  /// Compares all owners in the store: the best games of each, best first.
  public func everybodysBest() async throws(RepositoryError) -> [Owned<BestWordGames>] {
    try await games.everybodysBest()
  }

  /// Sums up the current owner's finished games by kind.
  public func ownBest() async throws(RepositoryError) -> [BestWordGames] { try await games.ownBest() }

  /// Returns how each pair of a lesson was answered, in finished and unfinished games, ordered by prompt.
  public func tallies(of lesson: WordLesson) async throws(RepositoryError) -> [WordTally] {
    try await games.tallies(of: lesson)
  }
}

extension WordQuiz {
  /// Why something that was played is not stored yet; nil if everything is.
  public var unsaved: RepositoryError? { games.unsaved }

  /// Notes that a game has begun; it is in the history once it is finished.
  public func begin(_ game: WordGameStart) async throws(RepositoryError) -> PastWordGame.ID {
    try await games.begin(game, at: time.now())
  }

  /// Stores what came of a round, by its number from 1.
  public func note(_ result: FallingResult, round: Int, of game: PastWordGame.ID) async throws(RepositoryError) {
    try await games.note(result, round: round, of: game)
  }

  /// Finishes a game; one in which nothing was answered leaves no trace.
  public func finish(_ game: PastWordGame.ID) async throws(RepositoryError) {
    _ = try await games.finish(game, at: time.now())
  }

  /// Returns a page of the finished games, the one that began last first.
  public func pastGames(at place: PageCursor) async throws(RepositoryError) -> PageSlice<PastWordGame> {
    try await games.history(at: place, most: PageCursor.usualSize)
  }

  /// Returns the finished game that began last; nil if there is none.
  public func lastGame() async throws(RepositoryError) -> PastWordGame? {
    try await games.history(at: .newest, most: 1).rows.first
  }

  /// Returns a finished game of anybody in the store; nil if there is none with that number.
  public func pastGame(_ id: PastWordGame.ID) async throws(RepositoryError) -> Owned<PastWordGame>? {
    try await games.game(id)
  }

  /// Compares everybody in the store: the best games of each, the better ones first.
  public func everybodysBest() async throws(RepositoryError) -> [Owned<BestWordGames>] {
    try await games.everybodysBest()
  }

  /// Sums up the player's own finished games by what can be compared.
  public func ownBest() async throws(RepositoryError) -> [BestWordGames] { try await games.ownBest() }

  /// Returns how each pair of a lesson was answered, in finished and unfinished games, in the order of its prompt.
  public func tallies(of lesson: WordLesson) async throws(RepositoryError) -> [WordTally] {
    try await games.tallies(of: lesson)
  }
}

extension NameQuiz {
  /// Whether faces can be shown.
  public var hasPortraits: Bool { portraits != nil }

  /// Returns the people, loading them if needed.
  public func peopleList() async throws(RepositoryError) -> Loaded<PeopleList> { try await people.people() }

  /// Reloads the people; if that fails, returns the last good list with the reason.
  @discardableResult
  public func refreshedPeopleList() async throws(RepositoryError) -> Loaded<PeopleList> { try await people.refreshed() }

  /// Returns the path of a picture file for each person who has one available.
  public func faces(of people: [Person]) async -> [Person.ID: String] { await portraits?.files(of: people) ?? [:] }
}

extension NameQuiz {
  /// Why some results are not stored yet; nil if everything is stored.
  public var unsaved: RepositoryError? { games.unsaved }

  /// Stores the result of a game.
  public func finish(_ result: NameGameResult) async throws(RepositoryError) { try await games.finish(result) }

  /// Returns a page of the finished games, latest first.
  public func pastGames(at place: PageCursor) async throws(RepositoryError) -> PageSlice<NameGameResult> {
    try await games.history(at: place, most: PageCursor.usualSize)
  }

  /// Returns the current owner's best game of each mode, in the order of the modes.
  public func ownBest() async throws(RepositoryError) -> [BestNameResults] { try await games.ownBest() }

  /// Compares all owners in the store: the best games of each, best first.
  public func everybodysBest() async throws(RepositoryError) -> [Owned<BestNameResults>] {
    try await games.everybodysBest()
  }

  /// Returns the counts of each person who was asked for.
  public func records() async throws(RepositoryError) -> [Person.ID: PersonRecord] { try await games.records() }
}

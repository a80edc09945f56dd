extension NameQuiz {
  /// Whether faces can be shown.
  public var hasPortraits: Bool { portraits != nil }

  /// Returns the people who are at hand, or loads them.
  public func peopleList() async throws(RepositoryError) -> Loaded<PeopleList> { try await people.people() }

  /// Loads the people anew; if that fails, returns the last good answer with the reason.
  @discardableResult
  public func refreshedPeopleList() async throws(RepositoryError) -> Loaded<PeopleList> { try await people.refreshed() }

  /// Returns the path of a picture file for each person who has one at hand.
  public func faces(of people: [Person]) async -> [Person.ID: String] { await portraits?.files(of: people) ?? [:] }
}

extension NameQuiz {
  /// Why something that was played is not stored yet; nil if everything is.
  public var unsaved: RepositoryError? { games.unsaved }

  /// Stores what a game came to.
  public func finish(_ result: NameGameResult) async throws(RepositoryError) { try await games.finish(result) }

  /// Returns a page of the finished games, the last one first.
  public func pastGames(at place: PageCursor) async throws(RepositoryError) -> PageSlice<NameGameResult> {
    try await games.history(at: place, most: PageCursor.usualSize)
  }

  /// Returns the player's own best game of each mode, in the order of the modes.
  public func ownBest() async throws(RepositoryError) -> [BestNameResults] { try await games.ownBest() }

  /// Compares everybody in the store: the best games of each, the better ones first.
  public func everybodysBest() async throws(RepositoryError) -> [Owned<BestNameResults>] {
    try await games.everybodysBest()
  }

  /// Returns what the answers say about each person who was asked for.
  public func records() async throws(RepositoryError) -> [Person.ID: PersonRecord] { try await games.records() }
}

public import ArcadeData
public import ArcadeDomain

/// Word games that can be made to fail.
public struct FailingWordGameRepository: WordGameRepository {
  private let games: any WordGameRepository
  private let faults: Faults<WordGameCall>

  /// Wraps another repository.
  public init(_ games: any WordGameRepository = InMemoryWordGameRepository(), faults: Faults<WordGameCall>) {
    (self.games, self.faults) = (games, faults)
  }

  public func begin(_ game: WordGameStart, at moment: Moment) async throws(RepositoryError) -> PastWordGame.ID {
    try await faults.run(.begin, await games.begin(game, at: moment))
  }

  public func note(_ result: FallingResult, round: Int, of game: PastWordGame.ID) async throws(RepositoryError) {
    try await faults.run(.note, await games.note(result, round: round, of: game))
  }

  public func finish(_ game: PastWordGame.ID, at moment: Moment) async throws(RepositoryError) -> PastWordGame? {
    try await faults.run(.finish, await games.finish(game, at: moment))
  }

  public func history(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<PastWordGame> {
    try await faults.run(.history, await games.history(at: place, most: most))
  }

  public func tallies(of lesson: WordLesson) async throws(RepositoryError) -> [WordTally] {
    try await faults.run(.tallies, await games.tallies(of: lesson))
  }

  public func taken(in lesson: WordLesson) async throws(RepositoryError) -> [TranslatedWord.ID: Set<String>] {
    try await faults.run(.tallies, await games.taken(in: lesson))
  }
}

/// A call of a repository of word games that a test can make fail.
public enum WordGameCall: Hashable, CaseIterable, Sendable {
  /// Beginning a game.
  case begin
  /// Storing a round.
  case note
  /// Finishing a game.
  case finish
  /// Reading the finished games.
  case history
  /// Reading the answers to words.
  case tallies
}

/// Decks that can be made to fail.
public struct FailingDeckRepository: DeckRepository {
  private let repository: any DeckRepository
  private let faults: Faults<DeckCall>

  /// Wraps another repository.
  public init(_ repository: any DeckRepository, faults: Faults<DeckCall>) {
    (self.repository, self.faults) = (repository, faults)
  }

  public func decks() async throws(RepositoryError) -> [DeckSummary] {
    try await faults.run(.decks, await repository.decks())
  }

  public func deck(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck> {
    try await faults.run(.deck, await repository.deck(id))
  }

  /// Reloads a deck, or fails.
  public func refreshed(_ id: Deck.ID) async throws(RepositoryError) -> Loaded<Deck> {
    try await faults.run(.refreshed, await repository.refreshed(id))
  }

  public func keep(
    _ readings: [DeckReading],
    replacing: Bool,
    moving moves: [ReviewMove]
  ) async throws(RepositoryError) -> [DeckSummary] {
    try await faults.run(.keep, await repository.keep(readings, replacing: replacing, moving: moves))
  }

  public func keptDeck(named name: String) async throws(RepositoryError) -> Deck? {
    try await faults.run(.deck, await repository.keptDeck(named: name))
  }

  public func edit(_ id: Deck.ID, _ edit: DeckEdit, moving moves: [ReviewMove]) async throws(RepositoryError) {
    try await faults.run(.edit, await repository.edit(id, edit, moving: moves))
  }

  public func rename(_ id: Deck.ID, to name: String) async throws(RepositoryError) {
    try await faults.run(.rename, await repository.rename(id, to: name))
  }

  public func delete(_ id: Deck.ID) async throws(RepositoryError) {
    try await faults.run(.delete, await repository.delete(id))
  }
}

/// A call of a repository of decks that a test can make fail.
public enum DeckCall: Hashable, CaseIterable, Sendable {
  /// Listing the decks.
  case decks
  /// Reading one.
  case deck
  /// Reloading one.
  case refreshed
  /// Storing one.
  case keep
  /// Changing a pair.
  case edit
  /// Renaming one.
  case rename
  /// Deleting one.
  case delete
}

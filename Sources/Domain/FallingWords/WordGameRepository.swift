/// A store of falling-words games, and of how every word was answered.
public protocol WordGameRepository: GameLog where Game == PastWordGame, Best == BestWordGames {
  /// Why something accepted is not stored yet; nil if everything is stored.
  var unsaved: RepositoryError? { get }
  /// Records the start of a game, which enters the history when it is finished.
  func begin(_ game: WordGameStart, at moment: Moment) async throws(RepositoryError) -> PastWordGame.ID
  /// Stores the result of a round by its number from 1; the same number again replaces it.
  ///
  /// A pair that was not answered rightly counts as missed until a right answer in a game of missed pairs. Throws
  /// `.notFound` if no such game has begun.
  func note(_ result: FallingResult, round: Int, of game: PastWordGame.ID) async throws(RepositoryError)
  /// Finishes a game and returns it; a game without results is deleted, and nil returned. Also returns nil if storing
  /// it has to wait.
  func finish(_ game: PastWordGame.ID, at moment: Moment) async throws(RepositoryError) -> PastWordGame?
  /// Returns a finished game of any owner in the store; nil if there is none with that number.
  func game(_ id: PastWordGame.ID) async throws(RepositoryError) -> Owned<PastWordGame>?
  /// Returns how each pair of a lesson was answered, in finished and unfinished games, ordered by prompt.
  func tallies(of lesson: WordLesson) async throws(RepositoryError) -> [WordTally]
  /// Returns the translations that were mistaken for the right one of each pair in the latest games of a lesson.
  func taken(in lesson: WordLesson) async throws(RepositoryError) -> [TranslatedWord.ID: Set<String>]
}

extension WordGameRepository {
  /// Returns a game of the current owner, for stores with only one.
  public func game(_ id: PastWordGame.ID) async throws(RepositoryError) -> Owned<PastWordGame>? {
    try await history().first { $0.id == id }.map { Owned($0, of: .nobody) }
  }

  /// Sums up all finished games.
  public func ownBest() async throws(RepositoryError) -> [BestWordGames] {
    BestWordGames.summarising(try await history())
  }

  /// Returns nil, for repositories that store at once or throw.
  public var unsaved: RepositoryError? { nil }
}

/// Keeps games of falling words, and how every word was answered.
public protocol WordGameRepository: GameLog where Game == PastWordGame, Best == BestWordGames {
  /// Why something that it took is not stored yet; nil where everything is.
  var unsaved: RepositoryError? { get }
  /// Notes that a game has begun; it is in the history once it is finished.
  func begin(_ game: WordGameStart, at moment: Moment) async throws(RepositoryError) -> PastWordGame.ID
  /// Keeps what came of a round, by its number from 1; the same number again replaces it.
  ///
  /// A pair that was not answered rightly is missed until it is answered rightly
  /// in a game of missed pairs. `.notFound` where no such game has begun.
  func note(_ result: FallingResult, round: Int, of game: PastWordGame.ID) async throws(RepositoryError)
  /// Makes a game a finished one and returns it; nil, and gone, where nothing was noted in it.
  ///
  /// Nil also where that has to wait until it can be stored.
  func finish(_ game: PastWordGame.ID, at moment: Moment) async throws(RepositoryError) -> PastWordGame?
  /// Returns a finished game of anybody in the store; nil where there is none with that number.
  func game(_ id: PastWordGame.ID) async throws(RepositoryError) -> Owned<PastWordGame>?
  /// Returns how each pair of a lesson was answered, in finished and unfinished games, in the order of its prompt.
  func tallies(of lesson: WordLesson) async throws(RepositoryError) -> [WordTally]
  /// Returns what was taken for the translation of each pair in the latest games of a lesson, and was not.
  func taken(in lesson: WordLesson) async throws(RepositoryError) -> [TranslatedWord.ID: Set<String>]
}

extension WordGameRepository {
  /// One of one's own, where a store has no more.
  public func game(_ id: PastWordGame.ID) async throws(RepositoryError) -> Owned<PastWordGame>? {
    try await history().first { $0.id == id }.map { Owned($0, of: .nobody) }
  }

  /// Sums up all finished games.
  public func ownBest() async throws(RepositoryError) -> [BestWordGames] {
    BestWordGames.summarising(try await history())
  }

  /// Nothing waits in a repository that stores at once, or throws.
  public var unsaved: RepositoryError? { nil }
}

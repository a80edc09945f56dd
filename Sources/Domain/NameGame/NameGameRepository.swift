/// Keeps every answer as it is given, and the games that were played to their end.
public protocol NameGameRepository: GameLog where Game == NameGameResult, Best == BestNameResults {
  /// Why something that it took is not stored yet; nil where everything is.
  var unsaved: RepositoryError? { get }
  /// Keeps an answer, whatever becomes of its game.
  func record(_ answer: NameAnswer, at moment: Moment) async throws(RepositoryError)
  /// Keeps what a game came to.
  func finish(_ result: NameGameResult) async throws(RepositoryError)
  /// Returns what the answers say about each person who was asked for.
  func records() async throws(RepositoryError) -> [Person.ID: PersonRecord]
}

extension NameGameRepository {
  /// Nothing waits in a repository that stores at once, or throws.
  public var unsaved: RepositoryError? { nil }

  /// Sums up all games, in the order of the modes.
  public func ownBest() async throws(RepositoryError) -> [BestNameResults] {
    BestNameResults.summarising(try await history())
  }
}

/// A store of every answer and of the finished games.
public protocol NameGameRepository: GameLog where Game == NameGameResult, Best == BestNameResults {
  /// Why something accepted is not stored yet; nil if everything is stored.
  var unsaved: RepositoryError? { get }
  /// Stores an answer, whether or not its game is finished.
  func record(_ answer: NameAnswer, at moment: Moment) async throws(RepositoryError)
  /// Stores the result of a game.
  func finish(_ result: NameGameResult) async throws(RepositoryError)
  /// Returns the counts of each person who was asked for.
  func records() async throws(RepositoryError) -> [Person.ID: PersonRecord]
}

extension NameGameRepository {
  /// Returns nil, for repositories that store at once or throw.
  public var unsaved: RepositoryError? { nil }

  /// Sums up all games, in the order of the modes.
  public func ownBest() async throws(RepositoryError) -> [BestNameResults] {
    BestNameResults.summarising(try await history())
  }
}

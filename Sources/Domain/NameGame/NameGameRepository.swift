/// Keeps every answer as it is given, and the games that were played to their end.
public protocol NameGameRepository: Sendable {
  /// Why something that it took is not stored yet; nil where everything is.
  var unsaved: RepositoryError? { get }
  /// Keeps an answer, whatever becomes of its game.
  func record(_ answer: NameAnswer, at moment: Moment) async throws(RepositoryError)
  /// Keeps what a game came to.
  func finish(_ result: NameGameResult) async throws(RepositoryError)
  /// Returns what the games came to, the one that was kept last first.
  func history() async throws(RepositoryError) -> [NameGameResult]
  /// Returns what the games of everybody in the store came to, the one that was kept last first.
  func everybodysHistory() async throws(RepositoryError) -> [Owned<NameGameResult>]
  /// Returns what the answers say about each person who was asked for.
  func records() async throws(RepositoryError) -> [Person.ID: PersonRecord]
}

extension NameGameRepository {
  /// The same as one's own, where a store has no more.
  public func everybodysHistory() async throws(RepositoryError) -> [Owned<NameGameResult>] {
    try await history().map { Owned($0, of: .nobody) }
  }

  /// Compares everybody in the store: the best games of each, the better ones first.
  public func everybodysBest() async throws(RepositoryError) -> [Owned<BestNameResults>] {
    BestNameResults.comparing(try await everybodysHistory())
  }

  /// Nothing waits in a repository that stores at once, or throws.
  public var unsaved: RepositoryError? { nil }

  /// Returns the best game of each mode, in the order of the modes.
  public func best() async throws(RepositoryError) -> [BestNameResults] {
    BestNameResults.summarising(try await history())
  }
}

/// Keeps every answer as it is given, and the games that were played to their end.
public protocol NameGameRepository: Sendable {
  /// Why something that it took is not stored yet; nil where everything is.
  var unsaved: RepositoryError? { get }
  /// Keeps an answer, whatever becomes of its game.
  func record(_ answer: NameAnswer, at moment: Moment) async throws(RepositoryError)
  /// Keeps what a game came to.
  func finish(_ result: NameGameResult) async throws(RepositoryError)
  /// Returns a page of what the games came to, the one that was kept last first, each with its number.
  func history(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<
    (number: Int64, result: NameGameResult)
  >
  /// Returns the best game of each mode, in the order of the modes.
  func best() async throws(RepositoryError) -> [BestNameResults]
  /// Compares everybody in the store: the best games of each, the better ones first.
  func everybodysBest() async throws(RepositoryError) -> [Owned<BestNameResults>]
  /// Returns what the answers say about each person who was asked for.
  func records() async throws(RepositoryError) -> [Person.ID: PersonRecord]
}

extension NameGameRepository {
  /// Returns what all games came to, the one that was kept last first.
  public func history() async throws(RepositoryError) -> [NameGameResult] {
    try await history(at: .newest, most: PageCursor.everything).rows.map { $0.result }
  }

  /// The same as one's own, where a store has no more.
  public func everybodysBest() async throws(RepositoryError) -> [Owned<BestNameResults>] {
    try await best().map { Owned($0, of: .nobody) }
  }

  /// Nothing waits in a repository that stores at once, or throws.
  public var unsaved: RepositoryError? { nil }

  /// Sums up all games.
  public func best() async throws(RepositoryError) -> [BestNameResults] {
    BestNameResults.summarising(try await history())
  }
}

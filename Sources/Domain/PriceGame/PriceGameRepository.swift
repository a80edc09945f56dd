/// Keeps the game in progress and the games that were finished.
///
/// Several copies of the app may work with one store. A step is kept only where the stored game is an earlier step of
/// the same one, so that none overwrites what was answered in another.
public protocol PriceGameRepository: GameLog, PriceGameNotes, DailyPriceRepository
where Game == PastPriceGame, Best == BestPriceGames {
  /// Returns the game in progress; nil where there is none.
  func current() async throws(RepositoryError) -> PriceGame?
  /// Makes a new game the one in progress, in one step; one that was in progress is finished, and returned.
  ///
  /// A game in which nothing was asked yet leaves no trace. Throws `.configuration`
  /// for a game under a rule that the repository cannot read again.
  func begin(_ game: PriceGame, at moment: Moment) async throws(RepositoryError) -> PastPriceGame?
  /// Keeps a step of the game in progress, whole or not at all.
  ///
  /// Throws `.priceGameChanged`, and changes nothing, where the stored game is no
  /// earlier step of it, or where there is none any more.
  func save(_ game: PriceGame) async throws(RepositoryError)
  /// Makes the game in progress a finished one, in one step; there is none in progress afterwards.
  ///
  /// A game in which nothing was asked leaves no trace, and there is nothing to return.
  /// Throws `.priceGameChanged` where `save` would, so that no game is finished twice.
  func finish(_ game: PriceGame, at moment: Moment) async throws(RepositoryError) -> PastPriceGame?
  /// Returns one finished game, or nil where there is none with that number.
  func game(_ id: PastPriceGame.ID) async throws(RepositoryError) -> PastPriceGame?
}

/// Keeps what a player begins the next game with: a mix of categories, and whether the rules are known.
public protocol PriceGameNotes: Sendable {
  /// Returns the categories that were collected for a mix, in their order.
  func mix() async throws(RepositoryError) -> [CategoryTrail]
  /// Keeps the categories for a mix in place of those before.
  func keepMix(_ trails: [CategoryTrail]) async throws(RepositoryError)
  /// Whether the instructions were shown before.
  func hasSeenInstructions() async throws(RepositoryError) -> Bool
  /// Remembers that they were.
  func noteInstructionsSeen() async throws(RepositoryError)
}

extension PriceGameRepository {
  /// Returns the categories of the game in progress, else of the one that was finished last; none where there is neither.
  public func lastTrails() async throws(RepositoryError) -> [CategoryTrail] {
    // One whose rows are spoilt is in nobody's way.
    if let trails = try? await current()?.trails { return trails }
    return try await history(at: .newest, most: 1).rows.first?.trails ?? []
  }

  /// Returns the products whose prices the game in progress, else the one that was finished last, has told.
  public func lastRevealed() async throws(RepositoryError) -> Set<QuizProduct.ID> {
    // A game whose rows are spoilt has told nothing.
    if let rounds = try? await current()?.rounds { return Set(rounds.map { $0.product.id }) }
    let last = try await history(at: .newest, most: 1).rows.first
    return Set((last?.rounds ?? []).map { $0.product.id })
  }

  /// Sums up all finished games.
  public func ownBest() async throws(RepositoryError) -> [BestPriceGames] {
    BestPriceGames.summarising(try await history())
  }
}

extension RepositoryError.Code {
  /// The stored game is no earlier step of the one given: it went on, was finished, or gave way to another.
  public static let priceGameChanged = RepositoryError.Code(rawValue: "priceGameChanged")
}

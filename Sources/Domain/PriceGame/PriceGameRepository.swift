/// A store of the current game and of the finished games. Several copies of the app may share one store. A step is
/// stored only if the stored game is an earlier step of the same game. So no copy overwrites the answers of another.
public protocol PriceGameRepository: GameLog, PriceGameNotes, DailyPriceRepository
where Game == PastPriceGame, Best == BestPriceGames {
  /// Returns the game in progress; nil if there is none.
  func current() async throws(RepositoryError) -> PriceGame?
  /// Starts a new game in one step; finishes and returns the game that was in progress. A game without answers is
  /// deleted instead. Throws `.configuration` if the repository does not know the game's rule.
  func begin(_ game: PriceGame, at moment: Moment) async throws(RepositoryError) -> PastPriceGame?
  /// Stores a step of the game in progress, completely or not at all. Throws `.priceGameChanged` without changes if the
  /// stored game is not an earlier step of it, or is gone.
  func save(_ game: PriceGame) async throws(RepositoryError)
  /// Finishes the game in progress in one step. A game without answers is deleted, and nil returned. Throws
  /// `.priceGameChanged` as `save` does, so that no game is finished twice.
  func finish(_ game: PriceGame, at moment: Moment) async throws(RepositoryError) -> PastPriceGame?
  /// Returns a finished game; nil if there is none with that number.
  func game(_ id: PastPriceGame.ID) async throws(RepositoryError) -> PastPriceGame?
}

/// A store of the player's mix of categories, and of whether the instructions were shown.
public protocol PriceGameNotes: Sendable {
  /// Returns the categories of the mix, in order.
  func mix() async throws(RepositoryError) -> [CategoryTrail]
  /// Replaces the categories of the mix.
  func keepMix(_ trails: [CategoryTrail]) async throws(RepositoryError)
  /// Returns whether the instructions were shown before.
  func hasSeenInstructions() async throws(RepositoryError) -> Bool
  /// Records that the instructions were shown.
  func noteInstructionsSeen() async throws(RepositoryError)
}

extension PriceGameRepository {
  /// Returns the categories of the game in progress, or else of the last finished one; an empty list if there is
  /// neither.
  public func lastTrails() async throws(RepositoryError) -> [CategoryTrail] {
    // A game with damaged rows is ignored.
    if let trails = try? await current()?.trails { return trails }
    return try await history(at: .newest, most: 1).rows.first?.trails ?? []
  }

  /// Returns the products whose prices were shown in the game in progress, or else in the last finished one.
  public func lastRevealed() async throws(RepositoryError) -> Set<QuizProduct.ID> {
    // A game with damaged rows has shown no prices.
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
  /// The stored game is not an earlier step of the given one: it advanced, was finished, or was replaced.
  public static let priceGameChanged = RepositoryError.Code(rawValue: "priceGameChanged")
}

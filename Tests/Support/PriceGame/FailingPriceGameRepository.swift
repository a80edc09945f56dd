public import ArcadeDomain

/// Games that can be made to fail.
public struct FailingPriceGameRepository: PriceGameRepository {
  private let games: any PriceGameRepository
  private let faults: Faults<PriceGameCall>

  /// Wraps another repository.
  public init(_ games: any PriceGameRepository, faults: Faults<PriceGameCall>) {
    (self.games, self.faults) = (games, faults)
  }

  public func current() async throws(RepositoryError) -> PriceGame? {
    try await faults.run(.current, await games.current())
  }

  public func begin(_ game: PriceGame, at moment: Moment) async throws(RepositoryError) -> PastPriceGame? {
    try await faults.run(.begin, await games.begin(game, at: moment))
  }

  public func save(_ game: PriceGame) async throws(RepositoryError) {
    try await faults.run(.save, await games.save(game))
  }

  public func finish(_ game: PriceGame, at moment: Moment) async throws(RepositoryError) -> PastPriceGame? {
    try await faults.run(.finish, await games.finish(game, at: moment))
  }

  public func history(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<PastPriceGame> {
    try await faults.run(.history, await games.history(at: place, most: most))
  }

  public func game(_ id: PastPriceGame.ID) async throws(RepositoryError) -> PastPriceGame? {
    try await faults.run(.game, await games.game(id))
  }

  public func mix() async throws(RepositoryError) -> [CategoryTrail] { try await faults.run(.mix, await games.mix()) }

  public func keepMix(_ trails: [CategoryTrail]) async throws(RepositoryError) {
    try await faults.run(.keepMix, await games.keepMix(trails))
  }

  public func hasSeenInstructions() async throws(RepositoryError) -> Bool {
    try await faults.run(.instructions, await games.hasSeenInstructions())
  }

  public func noteInstructionsSeen() async throws(RepositoryError) {
    try await faults.run(.instructions, await games.noteInstructionsSeen())
  }

  public func guesses(of daily: DailyPrices.ID) async throws(RepositoryError) -> [DailyGuess] {
    try await faults.run(.daily, await games.guesses(of: daily))
  }

  public func keep(_ guess: DailyGuess) async throws(RepositoryError) -> Bool {
    try await faults.run(.guess, await games.keep(guess))
  }

  public func dailyResults() async throws(RepositoryError) -> [DailyResult] {
    try await faults.run(.daily, await games.dailyResults())
  }

  public func everybodysDailies(_ days: ClosedRange<CalendarDay>, version: String) async throws(RepositoryError)
    -> [Owned<DailyResult>]
  {
    try await faults.run(.daily, await games.everybodysDailies(days, version: version))
  }
}

/// A call of a repository of games that a test can make fail.
public enum PriceGameCall: Hashable, CaseIterable, Sendable {
  /// Reading the current game.
  case current
  /// Beginning a new one.
  case begin
  /// Saving a step.
  case save
  /// Finishing the game.
  case finish
  /// Reading the finished games.
  case history
  /// Reading one of them.
  case game
  /// Reading the mix.
  case mix
  /// Storing the mix.
  case keepMix
  /// Reading or recording whether the instructions were shown.
  case instructions
  /// Reading the guesses of daily challenges.
  case daily
  /// Storing a guess.
  case guess
}

/// A price catalogue that can be made to fail.
public struct FailingPriceCatalog: PriceCatalogRepository {
  private let catalog: any PriceCatalogRepository
  private let faults: Faults<PriceCatalogCall>

  /// Wraps another catalogue.
  public init(_ catalog: any PriceCatalogRepository = SamplePrices.catalog(), faults: Faults<PriceCatalogCall>) {
    (self.catalog, self.faults) = (catalog, faults)
  }

  public var usual: PriceCategory { catalog.usual }

  public func roots() async throws(RepositoryError) -> [PriceCategory] {
    try await faults.run(.roots, await catalog.roots())
  }

  public func content(of category: PriceCategory.ID) async throws(RepositoryError) -> Loaded<CategoryReading> {
    try await faults.run(.content, await catalog.content(of: category))
  }

  public func isAtHand(_ category: PriceCategory.ID) async throws(RepositoryError) -> Bool {
    try await faults.run(.isAtHand, await catalog.isAtHand(category))
  }

  public func assortment() async throws(RepositoryError) -> PriceAssortment {
    try await faults.run(.assortment, await catalog.assortment())
  }

  public func prefetch(_ category: PriceCategory.ID) async throws(RepositoryError) {
    try await faults.run(.prefetch, await catalog.prefetch(category))
  }
}

/// A call of a price catalogue that a test can make fail.
public enum PriceCatalogCall: Hashable, CaseIterable, Sendable {
  /// Listing the root categories.
  case roots
  /// Reading the content of a category.
  case content
  /// Checking whether a category is at hand.
  case isAtHand
  /// Prefetching a category.
  case prefetch
  /// Reading all products.
  case assortment
}

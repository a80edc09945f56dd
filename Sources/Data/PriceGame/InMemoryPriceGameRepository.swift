public import ArcadeDomain
import Synchronization

/// The current game and the finished ones, in memory.
public final class InMemoryPriceGameRepository: PriceGameRepository {
  private struct State {
    var current: PriceGame?
    var finished: [PastPriceGame] = []
    var mix: [CategoryTrail] = []
    var hasSeenInstructions = false
    var guesses: [DailyGuess] = []

    /// Updates the current game; false if it is not an earlier step of the given one.
    mutating func update(to game: PriceGame) -> Bool {
      guard current?.isEarlierStep(of: game) == true else { return false }
      current = game
      return true
    }

    mutating func finish(_ game: PriceGame?, at moment: Moment) -> PastPriceGame? {
      guard let game, !game.rounds.isEmpty else { return nil }
      let past = PastPriceGame(
        id: PastPriceGame.ID(number: Int64(finished.count + 1)),
        trails: game.trails,
        ruleName: game.ruleName,
        finishedAt: moment,
        rounds: game.rounds
      )
      finished.append(past)
      return past
    }
  }

  private let state = Mutex(State())

  /// Creates a repository, optionally with a current game.
  public init(current: PriceGame? = nil, hasSeenInstructions: Bool = false) {
    state.withLock { $0 = State(current: current, hasSeenInstructions: hasSeenInstructions) }
  }

  /// Returns the game as last saved.
  public func current() async throws(RepositoryError) -> PriceGame? { state.withLock { $0.current } }

  public func save(_ game: PriceGame) async throws(RepositoryError) {
    guard state.withLock({ $0.update(to: game) }) else { throw Self.changed }
  }

  public func begin(_ game: PriceGame, at moment: Moment) async throws(RepositoryError) -> PastPriceGame? {
    state.withLock { state in
      let finished = state.finish(state.current, at: moment)
      state.current = game
      return finished
    }
  }

  public func finish(_ game: PriceGame, at moment: Moment) async throws(RepositoryError) -> PastPriceGame? {
    let finished: PastPriceGame?? = state.withLock { state in
      guard state.update(to: game) else { return nil }
      state.current = nil
      return .some(state.finish(game, at: moment))
    }
    guard let finished else { throw Self.changed }
    return finished
  }

  private static var changed: RepositoryError { RepositoryError(.priceGameChanged, subject: "memory", canRetry: true) }

  public func history(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<PastPriceGame> {
    let games = state.withLock { Array($0.finished.reversed()) }
    return place.part(of: games, most: most) { $0.id.number }
  }

  public func game(_ id: PastPriceGame.ID) async throws(RepositoryError) -> PastPriceGame? {
    state.withLock { state in state.finished.first { $0.id == id } }
  }

  public func mix() async throws(RepositoryError) -> [CategoryTrail] { state.withLock { $0.mix } }

  public func keepMix(_ trails: [CategoryTrail]) async throws(RepositoryError) { state.withLock { $0.mix = trails } }

  public func hasSeenInstructions() async throws(RepositoryError) -> Bool { state.withLock { $0.hasSeenInstructions } }

  public func noteInstructionsSeen() async throws(RepositoryError) { state.withLock { $0.hasSeenInstructions = true } }

  public func guesses(of daily: DailyPrices.ID) async throws(RepositoryError) -> [DailyGuess] {
    state.withLock { $0.guesses.filter { $0.daily == daily } }
  }

  public func keep(_ guess: DailyGuess) async throws(RepositoryError) -> Bool {
    state.withLock { state in
      guard guess.follows(state.guesses.filter { $0.daily == guess.daily }) else { return false }
      state.guesses.append(guess)
      return true
    }
  }

  public func dailyResults() async throws(RepositoryError) -> [DailyResult] {
    let guesses = state.withLock { $0.guesses }
    return Dictionary(grouping: guesses) { $0.daily }.values.compactMap { DailyResult(of: $0) }
  }

  /// Returns the only user's results.
  public func everybodysDailies(_ days: ClosedRange<CalendarDay>, version: String) async throws(RepositoryError)
    -> [Owned<DailyResult>]
  {
    try await dailyResults().filter { days.contains($0.daily.day) && $0.daily.version == version }
      .map { Owned($0, of: .nobody) }
  }
}

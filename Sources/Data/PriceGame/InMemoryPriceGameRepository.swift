public import ArcadeDomain
import Synchronization

/// The game in progress and the finished ones, in memory.
public final class InMemoryPriceGameRepository: PriceGameRepository {
  private struct State {
    var current: PriceGame?
    var finished: [PastPriceGame] = []
    var hasSeenInstructions = false
  }

  private let state = Mutex(State())

  /// Begins with a game in progress, or without one, and without finished ones.
  public init(current: PriceGame? = nil, hasSeenInstructions: Bool = false) {
    state.withLock { $0 = State(current: current, hasSeenInstructions: hasSeenInstructions) }
  }

  /// Returns the game as it was last saved.
  public func current() async throws(RepositoryError) -> PriceGame? { state.withLock { $0.current } }

  /// Keeps the game in place of the one before.
  public func save(_ game: PriceGame) async throws(RepositoryError) { state.withLock { $0.current = game } }

  /// Adds the game to the finished ones under the next number.
  public func finish(_ game: PriceGame, at moment: Moment) async throws(RepositoryError) -> PastPriceGame {
    state.withLock { state in
      let past = PastPriceGame(
        id: PastPriceGame.ID(number: Int64(state.finished.count + 1)),
        path: game.path,
        ruleName: game.ruleName,
        finishedAt: moment,
        rounds: game.rounds
      )
      state.finished.append(past)
      state.current = nil
      return past
    }
  }

  /// Returns the finished games, the last one first.
  public func history() async throws(RepositoryError) -> [PastPriceGame] {
    state.withLock { $0.finished.reversed() }
  }

  /// Returns one finished game.
  public func game(_ id: PastPriceGame.ID) async throws(RepositoryError) -> PastPriceGame? {
    state.withLock { state in state.finished.first { $0.id == id } }
  }

  /// Returns whether it was noted.
  public func hasSeenInstructions() async throws(RepositoryError) -> Bool {
    state.withLock { $0.hasSeenInstructions }
  }

  /// Notes it.
  public func noteInstructionsSeen() async throws(RepositoryError) {
    state.withLock { $0.hasSeenInstructions = true }
  }
}

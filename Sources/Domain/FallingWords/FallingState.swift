/// All there is to know about a session of falling words, shared by its screens.
///
/// It changes only by ``after(_:)``, and what must be done next is read off ``next``.
public struct FallingState: Hashable, Sendable {
  /// What is going on.
  public enum Phase: Hashable, Sendable {
    /// Nothing yet.
    case idle
    /// The rounds are being loaded; again where the first try failed.
    case loading(isRetry: Bool)
    /// The rounds could not be loaded.
    case failed(FallingFailure)
    /// A translation falls.
    case playing(FallingPlay)
    /// All rounds are over.
    case finished(FallingPlay)
    /// The player left.
    case closed
  }

  /// What is going on.
  public private(set) var phase: Phase
  /// What is played; nil before the first start.
  public private(set) var plan: FallingPlan?
  /// How many games were started.
  public private(set) var number: Int

  /// Begins with nothing.
  public init() {
    phase = .idle
    plan = nil
    number = 0
  }

  /// The rounds and what came of them; nil where none are loaded.
  public var play: FallingPlay? {
    switch phase {
    case .playing(let play), .finished(let play): play
    case .idle, .loading, .failed, .closed: nil
    }
  }
}

extension FallingState {
  /// Returns the state that follows where something happens.
  ///
  /// What comes too late, or has come before, changes nothing.
  public func after(_ event: FallingEvent) -> FallingState {
    switch (event, phase) {
    case (.start(let plan), _):
      return starting(plan, isRetry: false)
    case (.again, .finished), (.again, .failed):
      return plan.map { starting($0, isRetry: isFailed) } ?? self
    case (.loaded(let game, let number, let time), .loading) where number == self.number:
      let play = FallingPlay(game, begunAt: time)
      return entering(play.round == nil ? .failed(.words(.emptyDeck)) : .playing(play))
    case (.failed(let failure, let number), .loading) where number == self.number:
      return entering(.failed(failure))
    case (.answered(let answer, let turn, let time), .playing(let play)) where turn == self.turn:
      return going(on: play, answer: isOver(play, at: time) ? nil : answer, at: time)
    case (.timedOut(let turn, let time), .playing(let play)) where turn == self.turn && isOver(play, at: time):
      return going(on: play, answer: nil, at: time)
    case (.close, _):
      return entering(.closed)
    default:
      return self
    }
  }

  /// What must be done next.
  public var next: FallingStep {
    switch phase {
    case .idle: .chooseGame
    case .loading(let isRetry):
      plan.map { .load($0, number: number, isRetry: isRetry) } ?? .chooseGame
    case .failed(let failure): .showFailure(failure)
    case .playing(let play):
      turn.map { .wait($0, until: end(of: play)) } ?? .showResults(play)
    case .finished(let play): .showResults(play)
    case .closed: .leave
    }
  }

  /// The round that is played; nil where none is.
  public var turn: FallingTurn? {
    guard case .playing(let play) = phase else { return nil }
    return FallingTurn(game: number, round: play.results.count + 1)
  }

  private var isFailed: Bool {
    if case .failed = phase { true } else { false }
  }

  /// When the round is over, by the clock that only grows; nil where there is no limit.
  private func end(of play: FallingPlay) -> Duration? {
    plan?.rules.limit.map { play.roundBegunAt + $0 }
  }

  private func isOver(_ play: FallingPlay, at time: Duration) -> Bool {
    end(of: play).map { time >= $0 } ?? false
  }

  private func entering(_ phase: Phase) -> FallingState {
    var state = self
    state.phase = phase
    return state
  }

  private func starting(_ plan: FallingPlan, isRetry: Bool) -> FallingState {
    var state = entering(.loading(isRetry: isRetry))
    state.plan = plan
    state.number += 1
    return state
  }

  private func going(on play: FallingPlay, answer: FallingAnswer?, at time: Duration) -> FallingState {
    let play = play.answered(answer, at: time)
    return entering(play.round == nil ? .finished(play) : .playing(play))
  }
}

public import ArcadeDomain
import Synchronization

/// A payment gateway for embedders and tests, with a configurable behaviour.
public final class InMemoryPaymentGateway: PaymentGateway {
  /// The gateway's reaction to charges.
  public enum Behavior: Hashable, Sendable {
    /// Completes it.
    case approve
    /// Declines it.
    case decline
    /// Completes it, but its answer is lost.
    case loseAnswer
    /// Never gets it.
    case neverArrive
  }

  private struct State {
    var behavior: Behavior
    var answers: [PaymentAttempt.Key: PaymentAnswer] = [:]
    var charged: [Money] = []
  }

  private let state: Mutex<State>

  /// Creates a gateway with an initial behaviour.
  public init(_ behavior: Behavior = .approve) { state = Mutex(State(behavior: behavior)) }

  /// Sets the behaviour from now on.
  public func behave(_ behavior: Behavior) { state.withLock { $0.behavior = behavior } }

  /// The charged amounts, in order.
  public var charged: [Money] { state.withLock { $0.charged } }

  /// Charges according to the behaviour; throws `.timedOut` if there is no answer.
  public func charge(_ amount: Money, key: PaymentAttempt.Key) async throws(RepositoryError) -> PaymentAnswer {
    let answer = state.withLock { state -> PaymentAnswer? in
      if let earlier = state.answers[key] { return earlier }
      if state.behavior == .neverArrive { return nil }
      let answer: PaymentAnswer =
        state.behavior == .decline ? .declined : .completed(reference: "memory-\(key.text)")
      if answer != .declined { state.charged.append(amount) }
      state.answers[key] = answer
      return state.behavior == .loseAnswer ? nil : answer
    }
    guard let answer else { throw RepositoryError(.timedOut, subject: "gateway") }
    return answer
  }

  /// Returns the outcome for a key; a key that never arrived is void from then on.
  public func resolve(_ key: PaymentAttempt.Key) async throws(RepositoryError) -> PaymentAnswer {
    state.withLock { state in
      let answer = state.answers[key] ?? .void
      state.answers[key] = answer
      return answer
    }
  }
}

public import ArcadeDomain
import Synchronization

/// A payment gateway for embedders and tests, which can be told what to do.
public final class InMemoryPaymentGateway: PaymentGateway {
  /// What the gateway does with the next charge.
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

  /// Makes a gateway that behaves in a way until it is told otherwise.
  public init(_ behavior: Behavior = .approve) { state = Mutex(State(behavior: behavior)) }

  /// Tells the gateway what to do from now on.
  public func behave(_ behavior: Behavior) { state.withLock { $0.behavior = behavior } }

  /// The amounts that were moved, in their order.
  public var charged: [Money] { state.withLock { $0.charged } }

  /// Does what the behaviour says; throws `.timedOut` where no answer comes.
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

  /// Returns what the key was answered, or would have been; one that never arrived is void from then on.
  public func resolve(_ key: PaymentAttempt.Key) async throws(RepositoryError) -> PaymentAnswer {
    state.withLock { state in
      let answer = state.answers[key] ?? .void
      state.answers[key] = answer
      return answer
    }
  }
}

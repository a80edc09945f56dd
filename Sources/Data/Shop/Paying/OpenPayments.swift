public import ArcadeDomain
import Synchronization

/// The payments that a process knows to be open, and those of which it has not heard how they ended.
///
/// One is enough for a whole app, which asks it at its end.
public final class OpenPayments: Sendable {
  private struct State {
    var open: [Owner: [PaymentAttempt]] = [:]
    var unconfirmed: [Owner: [PaymentAttempt]] = [:]
    /// Those of whom a payment may have begun.
    var beginners: Set<Owner> = []
  }

  private let state = Mutex(State())

  /// Begins with none.
  public init() {}

  /// What the payments cost of which nobody knows yet how they ended.
  public var totals: [Money] { state.withLock { $0.open.values.joined().map(\.quote.total) } }

  /// What the payments cost that have ended, as far as anybody here knows.
  public var unconfirmedTotals: [Money] { state.withLock { $0.unconfirmed.values.joined().map(\.quote.total) } }

  /// Whether it was not heard how a payment of an owner began or ended.
  public func isAnyUnconfirmed(of owner: Owner) -> Bool {
    state.withLock { $0.beginners.contains(owner) || $0.unconfirmed[owner]?.isEmpty == false }
  }

  func begin(_ attempt: PaymentAttempt, of owner: Owner) {
    state.withLock { $0.open[owner, default: []].append(attempt) }
  }

  func mayHaveBegun(for owner: Owner) { state.withLock { _ = $0.beginners.insert(owner) } }

  /// Notes what the store says is open, and returns that with what was not heard.
  func found(_ pending: [PaymentAttempt], of owner: Owner) -> [PaymentAttempt] {
    state.withLock { state in
      state.beginners.remove(owner)
      let unconfirmed = state.unconfirmed[owner] ?? []
      let others = pending.filter { attempt in !unconfirmed.contains { $0.id == attempt.id } }
      state.open[owner] = others
      return (unconfirmed + others).sorted { $0.id.number < $1.id.number }
    }
  }

  func end(_ id: PaymentAttempt.ID, of owner: Owner) {
    state.withLock { state in
      state.open[owner]?.removeAll { $0.id == id }
      state.unconfirmed[owner]?.removeAll { $0.id == id }
    }
  }

  /// Notes that an attempt may have ended with an answer, or in a way that its gateway knows.
  func mayHaveEnded(_ id: PaymentAttempt.ID, with answer: PaymentAnswer?, of owner: Owner) {
    state.withLock { state in
      guard let place = state.open[owner]?.firstIndex(where: { $0.id == id }),
        var attempt = state.open[owner]?.remove(at: place)
      else { return }
      attempt.answer = answer ?? (attempt.payment.confirmedBy == .terminal ? .declined : nil)
      state.unconfirmed[owner, default: []].append(attempt)
    }
  }
}

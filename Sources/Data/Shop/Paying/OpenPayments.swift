public import ArcadeDomain
import Synchronization

/// The payments of a process that are open, or whose outcome is unacknowledged.
///
/// One is enough for a whole app, which checks it at exit.
public final class OpenPayments: Sendable {
  private struct State {
    var open: [Owner: [PaymentAttempt]] = [:]
    var unacknowledged: [Owner: [PaymentAttempt]] = [:]
    /// The owners whose payment may have begun.
    var beginners: Set<Owner> = []
  }

  private let state = Mutex(State())

  /// Creates an empty record.
  public init() {}

  /// The totals of the payments whose outcome is unknown.
  public var totals: [Money] { state.withLock { $0.open.values.joined().map(\.quote.total) } }

  /// The totals of the payments that have ended, as far as known here.
  public var unacknowledgedTotals: [Money] { state.withLock { $0.unacknowledged.values.joined().map(\.quote.total) } }

  /// Returns whether the beginning or outcome of an owner's payment is unacknowledged.
  public func isAnyUnacknowledged(of owner: Owner) -> Bool {
    state.withLock { $0.beginners.contains(owner) || $0.unacknowledged[owner]?.isEmpty == false }
  }

  func begin(_ attempt: PaymentAttempt, of owner: Owner) {
    state.withLock { $0.open[owner, default: []].append(attempt) }
  }

  func mayHaveBegun(for owner: Owner) { state.withLock { _ = $0.beginners.insert(owner) } }

  /// Records the open payments in the store, and returns them with the unacknowledged ones.
  func found(_ pending: [PaymentAttempt], of owner: Owner) -> [PaymentAttempt] {
    state.withLock { state in
      state.beginners.remove(owner)
      let unacknowledged = state.unacknowledged[owner] ?? []
      let others = pending.filter { attempt in !unacknowledged.contains { $0.id == attempt.id } }
      state.open[owner] = others
      return (unacknowledged + others).sorted { $0.id.number < $1.id.number }
    }
  }

  func end(_ id: PaymentAttempt.ID, of owner: Owner) {
    state.withLock { state in
      state.open[owner]?.removeAll { $0.id == id }
      state.unacknowledged[owner]?.removeAll { $0.id == id }
    }
  }

  /// Records that an attempt may have ended with an answer, or as the gateway knows.
  func mayHaveEnded(_ id: PaymentAttempt.ID, with answer: PaymentAnswer?, of owner: Owner) {
    state.withLock { state in
      guard let place = state.open[owner]?.firstIndex(where: { $0.id == id }),
        var attempt = state.open[owner]?.remove(at: place)
      else { return }
      attempt.answer = answer ?? (attempt.payment.confirmedBy == .terminal ? .declined : nil)
      state.unacknowledged[owner, default: []].append(attempt)
    }
  }
}

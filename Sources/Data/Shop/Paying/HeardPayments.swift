public import ArcadeDomain
import Synchronization

/// Payments of an owner, kept by another repository, whose end is asked about until it is heard.
///
/// Where a server stores how a payment ended and its answer gets lost, the payment is among those that are pending until
/// somebody hears of it.
public struct HeardPayments: PaymentRepository {
  private let payments: any PaymentRepository
  private let owner: Owner
  private let open: OpenPayments

  /// Remembers in `open` what was not heard of the payments of an owner.
  public init(_ payments: any PaymentRepository, of owner: Owner = .nobody, in open: OpenPayments) {
    (self.payments, self.owner, self.open) = (payments, owner, open)
  }

  /// Whether it was not heard how a payment began or ended.
  public var isAnyUnheard: Bool { open.isAnyUnheard(of: owner) }

  /// Stores an attempt, and notes that it is open, or may be.
  public func begin(
    _ payment: Payment,
    nonce: UInt64,
    at moment: Moment
  ) async throws(RepositoryError) -> PaymentAttempt {
    do throws(RepositoryError) {
      let attempt = try await payments.begin(payment, nonce: nonce, at: moment)
      open.begin(attempt, of: owner)
      return attempt
    } catch {
      if error.mayBeDone { open.mayHaveBegun(for: owner) }
      throw error
    }
  }

  /// Returns what is open, and what may have ended unheard.
  public func pending() async throws(RepositoryError) -> [PaymentAttempt] {
    open.found(try await payments.pending(), of: owner)
  }

  /// Makes an attempt an order, and notes whether that was heard.
  public func settle(
    _ attempt: PaymentAttempt.ID,
    reference: String,
    at moment: Moment
  ) async throws(RepositoryError) -> Order {
    do throws(RepositoryError) {
      let order = try await payments.settle(attempt, reference: reference, at: moment)
      open.end(attempt, of: owner)
      return order
    } catch {
      if error.mayBeDone { open.mayHaveEnded(attempt, with: .completed(reference: reference), of: owner) }
      throw error
    }
  }

  /// Closes an attempt, and notes whether that was heard.
  public func abandon(_ attempt: PaymentAttempt.ID) async throws(RepositoryError) {
    do throws(RepositoryError) {
      try await payments.abandon(attempt)
      open.end(attempt, of: owner)
    } catch {
      if error.mayBeDone { open.mayHaveEnded(attempt, with: nil, of: owner) }
      throw error
    }
  }

  /// Returns how all tills take cards.
  public func cardReader() async throws(RepositoryError) -> CardReader? { try await payments.cardReader() }

  /// Keeps how all tills take cards.
  public func keep(_ reader: CardReader) async throws(RepositoryError) { try await payments.keep(reader) }
}

/// The payments that a process knows to be open, and those of which it has not heard how they ended.
///
/// One is enough for a whole app, which asks it at its end.
public final class OpenPayments: Sendable {
  private struct State {
    var open: [Owner: [PaymentAttempt]] = [:]
    var unheard: [Owner: [PaymentAttempt]] = [:]
    /// Those of whom a payment may have begun.
    var beginners: Set<Owner> = []
  }

  private let state = Mutex(State())

  /// Begins with none.
  public init() {}

  /// What the payments cost of which nobody knows yet how they ended.
  public var totals: [Money] { state.withLock { $0.open.values.joined().map(\.quote.total) } }

  /// What the payments cost that have ended, as far as anybody here knows.
  public var unheardTotals: [Money] { state.withLock { $0.unheard.values.joined().map(\.quote.total) } }

  /// Whether it was not heard how a payment of an owner began or ended.
  public func isAnyUnheard(of owner: Owner) -> Bool {
    state.withLock { $0.beginners.contains(owner) || $0.unheard[owner]?.isEmpty == false }
  }

  func begin(_ attempt: PaymentAttempt, of owner: Owner) {
    state.withLock { $0.open[owner, default: []].append(attempt) }
  }

  func mayHaveBegun(for owner: Owner) { state.withLock { _ = $0.beginners.insert(owner) } }

  /// Notes what the store says is open, and returns that with what was not heard.
  func found(_ pending: [PaymentAttempt], of owner: Owner) -> [PaymentAttempt] {
    state.withLock { state in
      state.beginners.remove(owner)
      let unheard = state.unheard[owner] ?? []
      let others = pending.filter { attempt in !unheard.contains { $0.id == attempt.id } }
      state.open[owner] = others
      return (unheard + others).sorted { $0.id.number < $1.id.number }
    }
  }

  func end(_ id: PaymentAttempt.ID, of owner: Owner) {
    state.withLock { state in
      state.open[owner]?.removeAll { $0.id == id }
      state.unheard[owner]?.removeAll { $0.id == id }
    }
  }

  /// Notes that an attempt may have ended with an answer, or in a way that its gateway knows.
  func mayHaveEnded(_ id: PaymentAttempt.ID, with answer: PaymentAnswer?, of owner: Owner) {
    state.withLock { state in
      guard let place = state.open[owner]?.firstIndex(where: { $0.id == id }),
        var attempt = state.open[owner]?.remove(at: place)
      else { return }
      attempt.answer = answer ?? (attempt.payment.confirmedBy == .terminal ? .declined : nil)
      state.unheard[owner, default: []].append(attempt)
    }
  }
}

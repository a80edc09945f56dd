public import ArcadeDomain

/// Payments of an owner, kept by another repository, whose end is asked about until it is heard.
///
/// Where a server stores how a payment ended and its answer gets lost, the payment is among those that are pending until
/// somebody hears of it.
public struct AcknowledgedPayments: PaymentRepository {
  private let payments: any PaymentRepository
  private let owner: Owner
  private let open: OpenPayments

  /// Remembers in `open` what was not heard of the payments of an owner.
  public init(_ payments: any PaymentRepository, of owner: Owner = .nobody, in open: OpenPayments) {
    (self.payments, self.owner, self.open) = (payments, owner, open)
  }

  /// Whether it was not heard how a payment began or ended.
  public var isAnyUnconfirmed: Bool { open.isAnyUnconfirmed(of: owner) }

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

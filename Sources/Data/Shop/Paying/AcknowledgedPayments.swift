public import ArcadeDomain

/// An owner's payments in another repository, retried until their outcome is confirmed.
///
/// If a server stores the outcome and its answer is lost, the payment stays pending until the outcome is confirmed.
public struct AcknowledgedPayments: PaymentRepository {
  private let payments: any PaymentRepository
  private let owner: Owner
  private let open: OpenPayments

  /// Wraps a repository; unacknowledged payments of the owner are recorded in `open`.
  public init(_ payments: any PaymentRepository, of owner: Owner = .nobody, in open: OpenPayments) {
    (self.payments, self.owner, self.open) = (payments, owner, open)
  }

  /// Whether the beginning or outcome of a payment is unacknowledged.
  public var isAnyUnacknowledged: Bool { open.isAnyUnacknowledged(of: owner) }

  /// Stores an attempt, and records that it is or may be open.
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

  /// Returns the open payments, and those with an unacknowledged outcome.
  public func pending() async throws(RepositoryError) -> [PaymentAttempt] {
    open.found(try await payments.pending(), of: owner)
  }

  /// Turns an attempt into an order, and records whether that was confirmed.
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

  /// Abandons an attempt, and records whether that was confirmed.
  public func abandon(_ attempt: PaymentAttempt.ID) async throws(RepositoryError) {
    do throws(RepositoryError) {
      try await payments.abandon(attempt)
      open.end(attempt, of: owner)
    } catch {
      if error.mayBeDone { open.mayHaveEnded(attempt, with: nil, of: owner) }
      throw error
    }
  }

  /// Returns how all tills accept cards.
  public func cardReader() async throws(RepositoryError) -> CardReader? { try await payments.cardReader() }

  /// Stores how all tills accept cards.
  public func keep(_ reader: CardReader) async throws(RepositoryError) { try await payments.keep(reader) }
}

/// Asks the gateway what became of the payments that were left open.
public struct SettlePayments: Sendable {
  private let payments: any PaymentRepository
  private let gateway: any PaymentGateway
  private let time: any TimeSource

  /// Asks a gateway about the open payments of a repository.
  public init(payments: any PaymentRepository, gateway: any PaymentGateway, time: any TimeSource) {
    self.payments = payments
    self.gateway = gateway
    self.time = time
  }

  /// Returns how each open payment ended, oldest first; none where none was open.
  public func callAsFunction() async throws(RepositoryError) -> [PaymentOutcome] {
    var outcomes: [PaymentOutcome] = []
    for attempt in try await payments.pending() {
      outcomes.append(try await settle(attempt))
    }
    return outcomes
  }

  private func settle(_ attempt: PaymentAttempt) async throws(RepositoryError) -> PaymentOutcome {
    let answer: PaymentAnswer?
    do {
      answer = try await gateway.answer(to: attempt.key)
    } catch {
      return .unconfirmed(attempt, error)
    }
    switch answer {
    case .completed(let reference):
      return .paid(try await payments.settle(attempt.id, reference: reference, at: time.now()))
    case .declined:
      try await payments.abandon(attempt.id)
      return .declined(attempt)
    case nil:
      try await payments.abandon(attempt.id)
      return .neverArrived(attempt)
    }
  }
}

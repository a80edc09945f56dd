/// Asks the gateway for the results of payments that were left open.
public struct SettlePayments: Sendable {
  private let payments: any PaymentRepository
  private let gateway: any PaymentGateway
  private let time: any TimeSource

  /// Creates the action for the open payments of a repository.
  public init(payments: any PaymentRepository, gateway: any PaymentGateway, time: any TimeSource) {
    (self.payments, self.gateway, self.time) = (payments, gateway, time)
  }

  /// Returns the outcome of each open payment, oldest first; empty if there are none. Cash payments are completed, and
  /// terminal payments need the cashier. Throws only if the open payments cannot be listed.
  public func callAsFunction() async throws(RepositoryError) -> [PaymentOutcome] {
    var outcomes: [PaymentOutcome] = []
    for attempt in try await payments.pending() { outcomes.append(await settle(attempt)) }
    return outcomes
  }

  private func settle(_ attempt: PaymentAttempt) async -> PaymentOutcome {
    await payments.follow(attempt, time: time) { _ throws(RepositoryError) in try await gateway.resolve(attempt.key) }
  }
}

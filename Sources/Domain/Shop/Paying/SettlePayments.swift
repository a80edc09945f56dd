/// Asks the gateway what became of the payments that were left open.
public struct SettlePayments: Sendable {
  private let payments: any PaymentRepository
  private let gateway: any PaymentGateway
  private let time: any TimeSource

  /// Asks a gateway about the open payments of a repository.
  public init(payments: any PaymentRepository, gateway: any PaymentGateway, time: any TimeSource) {
    (self.payments, self.gateway, self.time) = (payments, gateway, time)
  }

  /// Returns how each open payment ended, oldest first; none where none was open. Cash was taken, and of a terminal
  /// only a person knows.
  ///
  /// Throws only where it is not known which are open.
  public func callAsFunction() async throws(RepositoryError) -> [PaymentOutcome] {
    var outcomes: [PaymentOutcome] = []
    for attempt in try await payments.pending() { outcomes.append(await settle(attempt)) }
    return outcomes
  }

  private func settle(_ attempt: PaymentAttempt) async -> PaymentOutcome {
    await payments.follow(attempt, time: time) { _ throws(RepositoryError) in try await gateway.resolve(attempt.key) }
  }
}

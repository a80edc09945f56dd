/// Charges for a quote, so that a process killed at any moment neither charges twice nor loses a paid order.
///
/// The attempt is stored before the gateway hears of it. Where no answer comes
/// the attempt stays open, and `SettlePayments` asks about it later.
public struct PayForCart: Sendable {
  private let payments: any PaymentRepository
  private let gateway: any PaymentGateway
  private let time: any TimeSource

  /// Pays through a gateway and keeps what happened in a repository.
  public init(payments: any PaymentRepository, gateway: any PaymentGateway, time: any TimeSource) {
    self.payments = payments
    self.gateway = gateway
    self.time = time
  }

  /// Begins one payment and follows it as far as the gateway answers.
  ///
  /// Throws only where nothing was charged, or where a charge that was made
  /// could not be kept; `SettlePayments` finds the latter again.
  public func callAsFunction(
    _ quote: Quote,
    using random: inout some RandomNumberGenerator
  ) async throws(RepositoryError) -> PaymentOutcome {
    let attempt = try await payments.begin(quote, nonce: random.next(), at: time.now())
    let answer: PaymentAnswer
    do {
      answer = try await gateway.charge(quote.total, key: attempt.key)
    } catch {
      return .unconfirmed(attempt, error)
    }
    switch answer {
    case .completed(let reference):
      return .paid(try await payments.settle(attempt.id, reference: reference, at: time.now()))
    case .declined:
      try await payments.abandon(attempt.id)
      return .declined(attempt)
    }
  }
}

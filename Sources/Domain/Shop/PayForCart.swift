/// Charges for a quote, so that a process killed at any moment neither charges twice nor loses a paid order.
///
/// The attempt is stored before the gateway hears of it. Where no answer comes,
/// or it cannot be kept, the attempt stays open, and `SettlePayments` asks about
/// it later. `PrepareCheckout` says whether a cart may be paid at all.
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
  /// `nonce` is drawn at random for each payment. Throws only where nothing was
  /// charged, because the attempt could not be stored.
  public func callAsFunction(_ quote: PromotionQuote, nonce: UInt64) async throws(RepositoryError) -> PaymentOutcome {
    let attempt = try await payments.begin(quote, nonce: nonce, at: time.now())
    do {
      let answer = try await gateway.charge(quote.total, key: attempt.key)
      return try await payments.close(attempt, answer, at: time.now())
    } catch {
      return .unconfirmed(attempt, error)
    }
  }
}

extension PaymentRepository {
  /// Keeps what a gateway said of an attempt.
  func close(
    _ attempt: PaymentAttempt,
    _ answer: PaymentAnswer,
    at moment: Moment
  ) async throws(RepositoryError) -> PaymentOutcome {
    switch answer {
    case .completed(let reference):
      return .paid(try await settle(attempt.id, reference: reference, at: moment))
    case .declined:
      try await abandon(attempt.id)
      return .declined(attempt)
    case .void:
      try await abandon(attempt.id)
      return .neverArrived(attempt)
    }
  }
}

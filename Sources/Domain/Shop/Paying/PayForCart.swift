/// Charges for a quote; if the process is killed at any moment, it neither charges twice nor loses a paid order.
///
/// The attempt is stored before the gateway is called. If there is no response or it cannot be stored, the attempt
/// stays open, and `SettlePayments` resolves it later. `PrepareCheckout` decides whether a cart may be paid at all.
public struct PayForCart: Sendable {
  private let payments: any PaymentRepository
  private let gateway: any PaymentGateway
  private let cards: CardReader?
  private let time: any TimeSource

  /// Creates the action with a gateway and a repository; without `cards` the repository provides the card reader.
  public init(
    payments: any PaymentRepository,
    gateway: any PaymentGateway,
    cards: CardReader? = .gateway,
    time: any TimeSource
  ) {
    (self.payments, self.gateway, self.cards, self.time) = (payments, gateway, cards, time)
  }

  /// Starts a payment and follows it to its outcome; without tenders it is paid by card. `nonce` is drawn at random for
  /// each payment. Throws only if nothing was charged because the attempt could not be stored.
  public func callAsFunction(
    _ quote: PromotionQuote,
    with tenders: [Tender]? = nil,
    nonce: UInt64
  ) async throws(RepositoryError) -> PaymentOutcome {
    let reader: CardReader?
    if let cards { reader = cards } else { reader = try await payments.cardReader() }
    let payment = Payment(quote, tenders: tenders, isAtTerminal: reader == .terminal)
    let attempt = try await payments.begin(payment, nonce: nonce, at: time.now())
    return await payments.follow(attempt, time: time) { amount throws(RepositoryError) in
      try await gateway.charge(amount, key: attempt.key)
    }
  }
}

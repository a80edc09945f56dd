/// Charges for a quote, so that a process killed at any moment neither charges twice nor loses a paid order.
///
/// The attempt is stored before the gateway hears of it. Where no answer comes, or it cannot be kept, the attempt stays
/// open, and `SettlePayments` asks about it later. `PrepareCheckout` says whether a cart may be paid at all.
public struct PayForCart: Sendable {
  private let payments: any PaymentRepository
  private let gateway: any PaymentGateway
  private let cards: CardReader?
  private let time: any TimeSource

  /// Pays through a gateway and keeps what happened in a repository, which also says how cards are taken where nobody
  /// else does.
  public init(
    payments: any PaymentRepository,
    gateway: any PaymentGateway,
    cards: CardReader? = .gateway,
    time: any TimeSource
  ) {
    (self.payments, self.gateway, self.cards, self.time) = (payments, gateway, cards, time)
  }

  /// Begins one payment and follows it as far as somebody answers; by card where nothing was handed over.
  ///
  /// `nonce` is drawn at random for each payment. Throws only where nothing was
  /// charged, because the attempt could not be stored.
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

/// A payment that was started, and is stored before the gateway is called, so that it can be resolved later.
public struct PaymentAttempt: Hashable, Identifiable, Sendable {
  /// The number in the store.
  public let id: ID
  /// Sixty-four random bits, which make the key hard to guess.
  public let nonce: UInt64
  /// When the payment was started.
  public let startedAt: Moment
  /// The payment to make.
  public let payment: Payment
  /// The known result, if only storing it is unconfirmed.
  public var answer: PaymentAnswer?

  /// Creates a stored attempt.
  public init(id: ID, nonce: UInt64, startedAt: Moment, payment: Payment, answer: PaymentAnswer? = nil) {
    (self.id, self.answer, self.nonce, self.startedAt, self.payment) = (id, answer, nonce, startedAt, payment)
  }

  /// The quote that is paid.
  public var quote: PromotionQuote { payment.quote }

  /// The idempotency key at the gateway; a second charge with it is the same charge. It includes the number, because a
  /// reused seed draws the same nonce twice.
  public var key: Key { Key(text: "\(id.number)-\(String(nonce, radix: 36))") }

  /// The number of an attempt in its store.
  public typealias ID = NumberedID<PaymentAttempt>

  /// An idempotency key.
  public struct Key: Hashable, Sendable {
    /// The key as the gateway receives it.
    public let text: String
    /// Wraps a key.
    public init(text: String) { self.text = text }
  }
}

/// The response of a gateway to a charge.
public enum PaymentAnswer: Hashable, Sendable {
  /// The charge succeeded; with the gateway's number.
  case completed(reference: String)
  /// The charge was declined.
  case declined
  /// The charge never arrived, and will be rejected if it still does.
  case void
}

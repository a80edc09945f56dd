/// A payment that was begun: stored before the gateway is called, so that it can be asked about later.
public struct PaymentAttempt: Hashable, Identifiable, Sendable {
  /// Its number in the store.
  public let id: ID
  /// Sixty-four bits drawn for it, which make its key hard to guess.
  public let nonce: UInt64
  /// When it was begun.
  public let startedAt: Moment
  /// What is being paid, and how.
  public let payment: Payment
  /// What became of it, where somebody has said that already and only whether it is stored was not heard.
  public var answer: PaymentAnswer?

  /// Describes a stored attempt.
  public init(id: ID, nonce: UInt64, startedAt: Moment, payment: Payment, answer: PaymentAnswer? = nil) {
    (self.id, self.answer, self.nonce, self.startedAt, self.payment) = (id, answer, nonce, startedAt, payment)
  }

  /// What is being paid, line by line.
  public var quote: PromotionQuote { payment.quote }

  /// What the gateway knows it by; a second charge with it is the same charge.
  ///
  /// The number stands in it, because a seed that is used twice draws the same nonce twice.
  public var key: Key { Key(text: "\(id.number)-\(String(nonce, radix: 36))") }

  /// The number of an attempt in its store.
  public typealias ID = NumberedID<PaymentAttempt>

  /// An idempotency key.
  public struct Key: Hashable, Sendable {
    /// The key as the gateway gets it.
    public let text: String
    /// Wraps a key.
    public init(text: String) { self.text = text }
  }
}

/// What a gateway says of a charge.
public enum PaymentAnswer: Hashable, Sendable {
  /// The money was moved; the gateway's own number for it.
  case completed(reference: String)
  /// The money was not moved.
  case declined
  /// The charge never arrived, and will not be made if it does now.
  case void
}

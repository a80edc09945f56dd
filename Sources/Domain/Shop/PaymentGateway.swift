/// Whoever moves the money.
public protocol PaymentGateway: Sendable {
  /// Charges an amount once per key: the same key again is answered as the first time.
  ///
  /// Where it throws, nobody knows whether the charge arrived; ask with `answer(to:)`.
  func charge(_ amount: Money, key: PaymentAttempt.Key) async throws(RepositoryError) -> PaymentAnswer
  /// Returns what became of a charge; nil where the key never arrived, so that nothing was charged.
  func answer(to key: PaymentAttempt.Key) async throws(RepositoryError) -> PaymentAnswer?
}

/// What a gateway says of a charge.
public enum PaymentAnswer: Hashable, Sendable {
  /// The money was moved; the gateway's own number for it.
  case completed(reference: String)
  /// The money was not moved.
  case declined
}

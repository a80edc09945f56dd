/// Whoever moves the money.
public protocol PaymentGateway: Sendable {
  /// Charges an amount once per key: the same key again is answered as the first time.
  ///
  /// Where it throws, nobody knows whether the charge arrived; ask with `resolve(_:)`.
  func charge(_ amount: Money, key: PaymentAttempt.Key) async throws(RepositoryError) -> PaymentAnswer
  /// Returns what became of a charge.
  ///
  /// A key that never arrived is void from then on, so that a charge that is
  /// still on its way cannot arrive after somebody was told that it did not.
  func resolve(_ key: PaymentAttempt.Key) async throws(RepositoryError) -> PaymentAnswer
}

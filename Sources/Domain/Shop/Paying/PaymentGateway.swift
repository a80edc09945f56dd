/// A payment service.
public protocol PaymentGateway: Sendable {
  /// Charges an amount once for each key: the same key always gets the first response. If it throws, the outcome of the
  /// charge is unknown; call `resolve(_:)`.
  func charge(_ amount: Money, key: PaymentAttempt.Key) async throws(RepositoryError) -> PaymentAnswer
  /// Returns the result of a charge. A key that never arrived becomes void. So a charge that is still on its way cannot
  /// succeed after it was reported as failed.
  func resolve(_ key: PaymentAttempt.Key) async throws(RepositoryError) -> PaymentAnswer
}

public import ArcadeDomain

extension PaymentRepository {
  /// Begins a payment by card at the gateway, to arrange a test.
  public func begin(
    _ quote: PromotionQuote,
    nonce: UInt64,
    at moment: Moment
  ) async throws(RepositoryError) -> PaymentAttempt {
    try await begin(Payment(quote), nonce: nonce, at: moment)
  }
}

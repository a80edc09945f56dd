import ArcadeDomain
import ArcadeTesting

/// Payments whose process dies before or after a step, as its faults say: the step is done or not, and nothing after it.
struct DyingPayments: PaymentRepository {
  let payments: any PaymentRepository
  let faults: Faults<ShopCall>

  func begin(_ payment: Payment, nonce: UInt64, at moment: Moment) async throws(RepositoryError) -> PaymentAttempt {
    try check(.begin, .before)
    let attempt = try await payments.begin(payment, nonce: nonce, at: moment)
    try check(.begin, .after)
    return attempt
  }

  func pending() async throws(RepositoryError) -> [PaymentAttempt] { try await payments.pending() }

  func settle(
    _ attempt: PaymentAttempt.ID,
    reference: String,
    at moment: Moment
  ) async throws(RepositoryError) -> Order {
    try check(.settle, .before)
    let order = try await payments.settle(attempt, reference: reference, at: moment)
    try check(.settle, .after)
    return order
  }

  func abandon(_ attempt: PaymentAttempt.ID) async throws(RepositoryError) {
    try check(.abandon, .before)
    try await payments.abandon(attempt)
    try check(.abandon, .after)
  }

  func cardReader() async throws(RepositoryError) -> CardReader? { try await payments.cardReader() }

  func keep(_ reader: CardReader) async throws(RepositoryError) { try await payments.keep(reader) }

  private func check(_ call: ShopCall, _ stage: Faults<ShopCall>.Stage) throws(RepositoryError) {
    try faults.check(call, stage)
  }
}

public import ArcadeDomain

/// Baskets, payments and orders that cannot be read or kept where their faults say so.
public struct FailingRecords: CartRepository, PaymentRepository, OrderRepository {
  private let records: any CartRepository & PaymentRepository & OrderRepository
  private let faults: Faults<ShopCall>

  /// Stands before other repositories.
  public init(_ records: any CartRepository & PaymentRepository & OrderRepository, faults: Faults<ShopCall>) {
    self.records = records
    self.faults = faults
  }

  /// Returns the basket, or fails.
  public func cart() async throws(RepositoryError) -> Cart? {
    try await faults.run(.cart) { () async throws(RepositoryError) in try await records.cart() }
  }

  /// Replaces the basket, or fails.
  public func save(_ cart: Cart) async throws(RepositoryError) {
    try await faults.run(.saveCart) { () async throws(RepositoryError) in try await records.save(cart) }
  }

  /// Stores an attempt, or fails.
  public func begin(_ quote: Quote, nonce: UInt64, at moment: Moment) async throws(RepositoryError) -> PaymentAttempt {
    try await faults.run(.begin) { () async throws(RepositoryError) in
      try await records.begin(quote, nonce: nonce, at: moment)
    }
  }

  /// Lists the open attempts, or fails.
  public func pending() async throws(RepositoryError) -> [PaymentAttempt] {
    try await faults.run(.pending) { () async throws(RepositoryError) in try await records.pending() }
  }

  /// Makes an attempt an order, or fails.
  public func settle(
    _ attempt: PaymentAttempt.ID,
    reference: String,
    at moment: Moment
  ) async throws(RepositoryError) -> Order {
    try await faults.run(.settle) { () async throws(RepositoryError) in
      try await records.settle(attempt, reference: reference, at: moment)
    }
  }

  /// Closes an attempt, or fails.
  public func abandon(_ attempt: PaymentAttempt.ID) async throws(RepositoryError) {
    try await faults.run(.abandon) { () async throws(RepositoryError) in try await records.abandon(attempt) }
  }

  /// Lists the receipts, or fails.
  public func orders() async throws(RepositoryError) -> [Order] {
    try await faults.run(.orders) { () async throws(RepositoryError) in try await records.orders() }
  }

  /// Returns one receipt, or fails.
  public func order(_ id: Order.ID) async throws(RepositoryError) -> Order? {
    try await faults.run(.order) { () async throws(RepositoryError) in try await records.order(id) }
  }
}

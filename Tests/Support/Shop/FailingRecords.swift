public import ArcadeDomain

/// Carts, payments and orders that can be made to fail.
public struct FailingRecords: CartRepository, PaymentRepository, OrderRepository {
  private let records: any CartRepository & PaymentRepository & OrderRepository
  private let faults: Faults<ShopCall>

  /// Wraps other repositories.
  public init(_ records: any CartRepository & PaymentRepository & OrderRepository, faults: Faults<ShopCall>) {
    (self.records, self.faults) = (records, faults)
  }

  public func cart() async throws(RepositoryError) -> Cart? { try await faults.run(.cart, await records.cart()) }

  public func update<Outcome: Sendable>(
    as step: CartStep,
    _ change: @Sendable (inout Cart?) throws -> Outcome
  ) async throws -> Outcome {
    try faults.check(.saveCart, .before)
    let outcome = try await records.update(as: step, change)
    try faults.check(.saveCart, .after)
    return outcome
  }

  public func clear() async throws(RepositoryError) { try await faults.run(.saveCart, await records.clear()) }

  public func cardReader() async throws(RepositoryError) -> CardReader? { try await records.cardReader() }

  public func keep(_ reader: CardReader) async throws(RepositoryError) {
    try await faults.run(.begin, await records.keep(reader))
  }

  public func takeBack() async throws(RepositoryError) -> UndoneStep? {
    try await faults.run(.saveCart, await records.takeBack())
  }

  public func begin(
    _ payment: Payment,
    nonce: UInt64,
    at moment: Moment
  ) async throws(RepositoryError) -> PaymentAttempt {
    try await faults.run(.begin, await records.begin(payment, nonce: nonce, at: moment))
  }

  public func pending() async throws(RepositoryError) -> [PaymentAttempt] {
    try await faults.run(.pending, await records.pending())
  }

  public func settle(
    _ attempt: PaymentAttempt.ID,
    reference: String,
    at moment: Moment
  ) async throws(RepositoryError) -> Order {
    try await faults.run(.settle, await records.settle(attempt, reference: reference, at: moment))
  }

  public func abandon(_ attempt: PaymentAttempt.ID) async throws(RepositoryError) {
    try await faults.run(.abandon, await records.abandon(attempt))
  }

  public func forEachPage(of wanted: OrderSelection, _ body: ([Order]) async throws -> Void) async throws {
    try faults.check(.orders, .before)
    try await records.forEachPage(of: wanted, body)
    try faults.check(.orders, .after)
  }

  public func summaries(
    in days: DaySpan,
    at place: PageCursor,
    most: Int
  ) async throws(RepositoryError) -> PageSlice<OrderSummary> {
    try await faults.run(.orders, await records.summaries(in: days, at: place, most: most))
  }

  public func hasTills(in days: DaySpan) async throws(RepositoryError) -> Bool {
    try await faults.run(.orders, await records.hasTills(in: days))
  }

  public func uses(of discounts: Set<Promotion.ID>) async throws(RepositoryError) -> [Promotion.ID: Int] {
    try await faults.run(.orders, await records.uses(of: discounts))
  }

  public func order(_ id: Order.ID) async throws(RepositoryError) -> Order? {
    try await faults.run(.order, await records.order(id))
  }
}

/// A call of the shop's repositories or its gateway that a test can make fail.
public enum ShopCall: Hashable, CaseIterable, Sendable {
  /// Reading the price list at hand.
  case catalog
  /// Reloading the price list.
  case refreshCatalog
  /// Reading the discounts at hand.
  case book
  /// Reloading the discounts.
  case refreshBook
  /// Reading the cart.
  case cart
  /// Saving the cart.
  case saveCart
  /// Storing an attempt.
  case begin
  /// Listing the open attempts.
  case pending
  /// Turning an attempt into an order.
  case settle
  /// Abandoning an attempt.
  case abandon
  /// Listing the receipts.
  case orders
  /// Reading one receipt.
  case order
  /// Refunding.
  case refund
  /// Moving cash.
  case move
  /// Adding up the drawer.
  case drawer
  /// Closing the drawer.
  case close
  /// Listing the closings.
  case closings
  /// Summing up a day.
  case trade
  /// Charging.
  case charge
  /// Asking for the outcome of a charge.
  case answer
}

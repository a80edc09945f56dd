public import ArcadeDomain
import Synchronization

/// The cart, the payments and the orders of a shop, in memory.
///
/// They are one object, because settling a payment changes all of them in one step.
public final class InMemoryShopRecords: CartRepository, PaymentRepository, OrderRepository {
  /// Sales, refunds and cash movements.
  struct Trade {
    var orders: [Order] = []
    var refunds: [Refund] = []
    var moves: [DrawerMove] = []
  }

  struct State {
    var cart: Cart?
    var steps: [(step: CartStep, before: Cart?)] = []
    var open: [PaymentAttempt] = []
    var settled: [PaymentAttempt.ID: Order] = [:]
    var all: [PaymentAttempt] = []
    var cardReader: CardReader?
    var shop = ShopDetails.none
    var terms: [PaymentAttempt.ID: CartTerms] = [:]
    /// Everything since the last closing.
    var unclosed = Trade()
    var closed: [(closing: Closing, trade: Trade)] = []

    /// Returns the number of paid or open payments that used a discount.
    func uses(of discount: Promotion.ID) -> Int {
      (settled.values.map(\.quote) + open.map(\.quote)).count { $0.applied.contains { $0.id == discount } }
    }

    mutating func keep(_ cart: Cart?, as step: CartStep) {
      if !self.cart.holdsTheSame(as: cart) { steps = (steps + [(step, self.cart)]).suffix(CartStep.kept) }
      self.cart = cart
    }
  }

  let state = Mutex(State())

  /// Creates records, optionally with a cart.
  public init(cart: Cart? = nil) { state.withLock { $0.cart = cart } }

  /// Returns the current cart.
  public func cart() async throws(RepositoryError) -> Cart? { state.withLock { $0.cart } }

  public func update<Outcome: Sendable>(
    as step: CartStep,
    _ change: @Sendable (inout Cart?) throws -> Outcome
  ) async throws -> Outcome {
    try state.withLock { state in
      var cart = state.cart
      let outcome = try change(&cart)
      state.keep(cart, as: step)
      return outcome
    }
  }

  public func clear() async throws(RepositoryError) { state.withLock { $0.keep(nil, as: .clear) } }

  /// Restores the cart before the last step.
  public func takeBack() async throws(RepositoryError) -> UndoneStep? {
    state.withLock { state in
      guard let (step, before) = state.steps.popLast() else { return nil }
      defer { state.cart = before }
      return UndoneStep(step, before: state.cart, after: before)
    }
  }

  /// The shop's details on new receipts.
  public var shop: ShopDetails {
    get { state.withLock { $0.shop } }
    set { state.withLock { $0.shop = newValue } }
  }

  public func cardReader() async throws(RepositoryError) -> CardReader? { state.withLock { $0.cardReader } }

  public func keep(_ reader: CardReader) async throws(RepositoryError) { state.withLock { $0.cardReader = reader } }

  public func begin(
    _ payment: Payment,
    nonce: UInt64,
    at moment: Moment
  ) async throws(RepositoryError) -> PaymentAttempt {
    try state.withLock { state throws(RepositoryError) in
      guard state.open.isEmpty else { throw RepositoryError(.paymentOpen, subject: "memory", canRetry: true) }
      guard state.cart?.holdsJust(payment.quote) == true else {
        throw RepositoryError(.cartChanged, subject: "memory", canRetry: true)
      }
      let usedUp = payment.quote.applied.first { $0.limit.map { [id = $0.id] in state.uses(of: id) >= $0 } ?? false }
      if let usedUp { throw RepositoryError(.discountUsedUp, subject: usedUp.id, canRetry: true) }
      let id = PaymentAttempt.ID(number: Int64(state.all.count + 1))
      let attempt = PaymentAttempt(id: id, nonce: nonce, startedAt: moment, payment: payment)
      state.all.append(attempt)
      state.terms[id] = state.cart?.terms
      state.open.append(attempt)
      return attempt
    }
  }

  public func pending() async throws(RepositoryError) -> [PaymentAttempt] { state.withLock { $0.open } }

  public func settle(
    _ attempt: PaymentAttempt.ID,
    reference: String,
    at moment: Moment
  ) async throws(RepositoryError) -> Order {
    try state.withLock { state throws(RepositoryError) in
      if let order = state.settled[attempt] { return order }
      guard let begun = state.all.first(where: { $0.id == attempt }) else {
        throw RepositoryError(.notFound, subject: "payment \(attempt.number)")
      }
      let id = Order.ID(number: Int64(state.settled.count + 1))
      let order = Order(
        id: id,
        paidAt: moment,
        reference: reference,
        quote: (try? begun.quote.asSold()) ?? begun.quote,
        terms: state.terms[attempt] ?? .none,
        tenders: begun.payment.tenders,
        shop: state.shop
      )
      state.settled[attempt] = order
      state.unclosed.orders.append(order)
      state.open.removeAll { $0.id == attempt }
      state.cart?.removePieces(of: begun.quote)
      state.steps = []
      return order
    }
  }

  public func abandon(_ attempt: PaymentAttempt.ID) async throws(RepositoryError) {
    state.withLock { $0.open.removeAll { $0.id == attempt } }
  }

  public func forEachPage(of wanted: OrderSelection, _ body: ([Order]) async throws -> Void) async throws {
    let orders = newestFirst.filter { wanted.contains($0) }
    if !orders.isEmpty { try await body(wanted.isNewestFirst ? orders : orders.reversed()) }
  }

  public func summaries(
    in days: DaySpan,
    at place: PageCursor,
    most: Int
  ) async throws(RepositoryError) -> PageSlice<OrderSummary> {
    let orders = newestFirst.filter { days.contains($0.quote.day) }.map { OrderSummary($0) }
    return place.part(of: orders, most: most) { $0.id.number }
  }

  /// Returns false: there is only one till without a name.
  public func hasTills(in days: DaySpan) async throws(RepositoryError) -> Bool { false }

  private var newestFirst: [Order] { state.withLock { $0.settled.values.sorted { $0.id.number > $1.id.number } } }

  public func uses(of discounts: Set<Promotion.ID>) async throws(RepositoryError) -> [Promotion.ID: Int] {
    state.withLock { state in
      Dictionary(uniqueKeysWithValues: discounts.map { ($0, state.uses(of: $0)) }).filter { $0.value > 0 }
    }
  }

  public func order(_ id: Order.ID) async throws(RepositoryError) -> Order? {
    state.withLock { $0.settled.values.first { $0.id == id } }
  }
}

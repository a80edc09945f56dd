public import ArcadeDomain

/// The contract of two owners' carts and payments in one store.
public enum OwnedShopContract {
  /// The repositories of one owner.
  public struct Side {
    let carts: any CartRepository
    let payments: any PaymentRepository
    let owner: Owner

    /// Creates a side from an owner's repositories.
    public init(carts: any CartRepository, payments: any PaymentRepository, of owner: Owner) {
      (self.carts, self.payments, self.owner) = (carts, payments, owner)
    }
  }

  /// Checks two sides of an empty store; throws the first broken promise.
  public static func check(_ one: Side, _ other: Side, orders: any OrderRepository) async throws {
    let (mugs, shirts) = (
      try Cart.scanning(["MUG", "MUG"], from: .sample()), try Cart.scanning(["TSHIRT", "MUG"], from: .sample())
    )
    try await one.carts.save(mugs)
    try require(try await other.carts.cart(), equals: nil, "a cart is its owner's alone")
    try await other.carts.save(shirts)
    try require(try await one.carts.cart(), equals: mugs, "nobody else's cart replaces it")

    let first = try await one.payments.begin(quote(mugs), nonce: 1, at: Moment(milliseconds: 1))
    try require(try await other.payments.pending(), equals: [], "an open payment is its owner's alone")
    let second = try await other.payments.begin(quote(shirts), nonce: 2, at: Moment(milliseconds: 2))
    try require(
      try await [one.payments.pending(), other.payments.pending()].map { $0.map(\.id) },
      equals: [[first.id], [second.id]],
      "each has one open payment"
    )
    let twice = await repositoryFailure {
      try await one.payments.begin(quote(mugs), nonce: 3, at: Moment(milliseconds: 3))
    }
    try require(twice?.code, equals: .paymentOpen, "nobody has two")

    let order = try await one.payments.settle(first.id, reference: "r-1", at: Moment(milliseconds: 4))
    try require(order.till, equals: one.owner, "an order knows its till")
    try require(try await one.carts.cart(), equals: nil, "what was bought left the cart")
    try require(try await other.carts.cart(), equals: shirts, "and nobody else's")
    try require(try await other.payments.pending().map(\.id), equals: [second.id], "nor their payment")
    _ = try await other.payments.settle(second.id, reference: "r-2", at: Moment(milliseconds: 5))
    try require(
      try await orders.orders().map(\.till),
      equals: [other.owner, one.owner],
      "orders belong to all, each with its till"
    )
    try await one.carts.save(shirts)
    try await other.carts.save(mugs)
    try await other.carts.clear()
    try require(try await one.carts.cart(), equals: shirts, "emptying a cart empties one")
  }

  private static func quote(_ cart: Cart) throws -> PromotionQuote {
    try PromotionBook.sample().quote(for: cart, on: CalendarDay(daysSince1970: 20_000))
  }
}

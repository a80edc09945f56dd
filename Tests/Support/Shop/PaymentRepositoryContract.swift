public import ArcadeDomain

/// The contract of `PaymentRepository`, with its carts and receipts.
public enum PaymentRepositoryContract {
  /// Checks repositories that share an empty store; throws the first broken promise.
  ///
  /// `say` sets the shop's details for later receipts in that store.
  public static func check(
    payments: any PaymentRepository,
    carts: any CartRepository,
    orders: any OrderRepository,
    say: (ShopDetails) async throws -> Void
  ) async throws {
    let cart = try Cart.scanning(["VOUCHER", "TSHIRT", "VOUCHER", "MUG"], from: .sample())
    try await carts.save(cart)
    let first = try await payments.begin(quote(cart), nonce: .max, at: Moment(milliseconds: 1))
    let pending = try await payments.pending()
    try require(pending.map(\.id), equals: [first.id], "an attempt is pending until it is closed")
    try require(pending.first?.quote.asSold(), equals: first.quote.asSold(), "an attempt keeps its quote")
    let meanwhile = await repositoryFailure {
      try await payments.begin(quote(cart), nonce: 1, at: Moment(milliseconds: 2))
    }
    try require(meanwhile?.code, equals: .paymentOpen, "no payment begins while another is open")

    try await payments.abandon(first.id)
    let closed = try await payments.pending()
    try require(closed, equals: [], "an abandoned attempt is closed")
    try require(try await carts.cart(), equals: cart, "abandoning leaves the cart")

    let second = try await payments.begin(quote(cart), nonce: .max, at: Moment(milliseconds: 3))
    try require(first.key != second.key, "no two attempts have the same key")
    try await checkSettling(second, payments: payments, carts: carts, orders: orders)
    try await checkLateAnswer(first, payments: payments, orders: orders)
    let sold = await repositoryFailure {
      try await payments.begin(quote(cart), nonce: 1, at: Moment(milliseconds: 4))
    }
    try require(sold?.code, equals: .cartChanged, "only what is in the cart can be paid")
    try await checkTenders(payments: payments, carts: carts)
    try await checkLimit(payments: payments, carts: carts, orders: orders)
    try await checkCardReader(payments)
    try await checkShop(payments: payments, carts: carts, orders: orders, say: say)
  }

  /// A receipt keeps the shop's details of the time of payment.
  private static func checkShop(
    payments: any PaymentRepository,
    carts: any CartRepository,
    orders: any OrderRepository,
    say: (ShopDetails) async throws -> Void
  ) async throws {
    let shops = [
      ShopDetails(name: "Casa Pepa", address: "Calle Mayor 1 | Madrid", taxNumber: "B1", receiptLine: "¡Gracias!"),
      ShopDetails(name: "さくら"), ShopDetails.none,
    ]
    var printed: [Order] = []
    for (number, shop) in shops.enumerated() {
      try await say(shop)
      let cart = try Cart.scanning(["MUG"], from: .sample())
      try await carts.save(cart)
      let attempt = try await payments.begin(quote(cart), nonce: 5, at: Moment(milliseconds: 10))
      let order = try await payments.settle(attempt.id, reference: "shop-\(number)", at: Moment(milliseconds: 11))
      try require(order.shop, equals: shop, "an order knows who the shop is")
      printed.append(order)
    }
    for order in printed {
      try require(try await orders.order(order.id), equals: order, "and who it was, whatever was said since")
    }
  }

  private static func checkCardReader(_ payments: any PaymentRepository) async throws {
    try require(try await payments.cardReader(), equals: nil, "nobody has said how cards are taken")
    for reader in [CardReader.terminal, .gateway] {
      try await payments.keep(reader)
      try require(try await payments.cardReader(), equals: reader, "the last answer is kept")
    }
  }

  private static func checkTenders(payments: any PaymentRepository, carts: any CartRepository) async throws {
    let cart = try Cart.scanning(["MUG"], from: .sample())
    let split = [Tender(.cash, euro(500)), Tender(.card, euro(250))]
    for tenders in [split, [Tender(.cash, euro(750), given: euro(1_000))]] {
      try await carts.save(cart)
      let payment = Payment(try quote(cart).asSold(), tenders: tenders, isAtTerminal: true)
      let attempt = try await payments.begin(payment, nonce: 2, at: Moment(milliseconds: 5))
      try require(try await payments.pending().map(\.payment), equals: [payment], "an attempt keeps how it is paid")
      let order = try await payments.settle(
        attempt.id,
        reference: "tenders-\(attempt.id.number)",
        at: Moment(milliseconds: 6)
      )
      try require(order.tenders, equals: tenders, "an order keeps how it was paid")
    }
  }

  /// A discount for two uses: a declined payment returns its use, and money that moved after all takes another.
  private static func checkLimit(
    payments: any PaymentRepository,
    carts: any CartRepository,
    orders: any OrderRepository
  ) async throws {
    let off = PromotionRule.orderAmountOff(euro(100))
    let promotion = try Promotion(id: "welcome", name: LocalizedText("Welcome"), rules: [off], limit: 2)
    let cart = try Cart.scanning(["MUG"], from: .sample())
    let quote = try PromotionBook([promotion]).quote(for: cart, on: CalendarDay(daysSince1970: 20_000))
    func begin() async throws -> PaymentAttempt {
      try await carts.save(cart)
      return try await payments.begin(quote, nonce: 4, at: Moment(milliseconds: 7))
    }
    func requireUses(_ uses: Int, _ promise: String) async throws {
      let counted = try await orders.uses(of: ["welcome", "unused"])
      try require(counted, equals: uses == 0 ? [:] : ["welcome": uses], promise)
    }
    let declined = try await begin()
    try await requireUses(1, "a use is taken when a payment begins")
    try await payments.abandon(declined.id)
    try await payments.abandon(declined.id)
    try await requireUses(0, "what is declined gives its use back, once")
    for count in 1...2 {
      _ = try await payments.settle(begin().id, reference: "use-\(count)", at: Moment(milliseconds: 8))
      try await requireUses(count, "an order uses a discount once")
    }
    let late = await repositoryFailure { try await begin() }
    try require(late?.code, equals: .discountUsedUp, "no more use it than its limit says")
    try require(late?.subject, equals: "welcome", "it is said which discount is used up")
    try require(try await payments.pending(), equals: [], "who comes too late begins nothing")
    _ = try await payments.settle(declined.id, reference: "use-3", at: Moment(milliseconds: 9))
    try await requireUses(3, "money that moved after all uses what it was charged with")
  }

  private static func checkSettling(
    _ attempt: PaymentAttempt,
    payments: any PaymentRepository,
    carts: any CartRepository,
    orders: any OrderRepository
  ) async throws {
    var cart = try Cart.scanning(["VOUCHER", "TSHIRT", "VOUCHER", "MUG"], from: .sample())
    guard let mug = try Catalog.sample().products.last else { return }
    try cart.add(mug)
    try await carts.save(cart)
    let order = try await payments.settle(attempt.id, reference: "r-1", at: Moment(milliseconds: 1_000))
    try require(
      order,
      equals: Order(id: order.id, paidAt: Moment(milliseconds: 1_000), reference: "r-1", quote: attempt.quote.asSold()),
      "an order keeps everything that its receipt needs"
    )
    try require(try await payments.pending(), equals: [], "a settled attempt is closed")
    try require(
      try await carts.cart()?.lines,
      equals: [Cart.Line(product: mug, quantity: 1)],
      "what was bought left the cart, and what was added since stays"
    )
    let again = try await payments.settle(attempt.id, reference: "r-2", at: Moment(milliseconds: 2_000))
    try require(again, equals: order, "settling twice is settling once")
    try require(try await carts.cart()?.pieces, equals: 1, "settling twice empties once")
    try require(try await orders.order(order.id), equals: order, "an order is found by its number")
    let unknown = try await orders.order(Order.ID(number: order.id.number + 100))
    try require(unknown, equals: nil, "an unknown number is no order")
  }

  private static func checkLateAnswer(
    _ abandoned: PaymentAttempt,
    payments: any PaymentRepository,
    orders: any OrderRepository
  ) async throws {
    let late = try await payments.settle(abandoned.id, reference: "r-3", at: Moment(milliseconds: 3_000))
    try require(
      try await orders.orders().map(\.id),
      equals: [late.id, Order.ID(number: late.id.number - 1)],
      "money that moved after all makes an order, and orders are listed newest first"
    )
    let failure = await repositoryFailure {
      try await payments.settle(.init(number: 999), reference: "", at: Moment(milliseconds: 0))
    }
    try require(failure?.code, equals: .notFound, "an attempt that was never begun is not found")
  }

  private static func quote(_ cart: Cart) throws -> PromotionQuote {
    try PromotionBook.sample().quote(for: cart, on: CalendarDay(daysSince1970: 20_000))
  }
}

/// The shop, from which a frontend builds its screens.
public struct Shop: Sendable {
  let catalog: any CatalogRepository
  let discounts: any DiscountRepository
  let carts: any CartRepository
  let orders: any OrderRepository
  /// The store of refunds, the drawer and its closings.
  let till: any TillRepository
  /// The shop's own price list; nil if it has none.
  public let ownList: EditablePriceList?
  /// The clock and calendar.
  public let time: any TimeSource
  private let payments: any PaymentRepository
  private let gateway: any PaymentGateway
  /// The card reader of this till; nil if all tills share one setting, which is asked for once.
  private let cards: CardReader?
  let currency: Currency

  /// Creates the shop; cards go through the gateway by default. Without `cards`, a shop with its own prices asks for
  /// the setting once: see ``cardReader()``. `currency` is that of an unused drawer if the price list cannot be read.
  public init(
    catalog: any CatalogRepository,
    discounts: any DiscountRepository,
    carts: any CartRepository,
    payments: any PaymentRepository,
    orders: any OrderRepository,
    till: any TillRepository,
    gateway: any PaymentGateway,
    cards: CardReader? = .gateway,
    time: any TimeSource,
    ownList: EditablePriceList? = nil,
    currency: Currency = .eur
  ) {
    (self.catalog, self.discounts, self.carts, self.orders) = (catalog, discounts, carts, orders)
    (self.payments, self.till, self.gateway, self.cards) = (payments, till, gateway, cards)
    (self.time, self.ownList, self.currency) = (time, ownList, currency)
  }

  /// Prices a cart.
  public var applyDiscounts: ApplyDiscounts { ApplyDiscounts(discounts: discounts, catalog: catalog, orders: orders) }
  /// Changes the codes, customer group and shipping.
  public var changeTerms: ChangeTerms { ChangeTerms(carts: carts, catalog: catalog) }
  /// Loads the cart and compares it with the current price list.
  public var openCart: OpenCart { OpenCart(carts: carts, catalog: catalog) }
  /// Adds a product to the cart.
  public var scanProduct: ScanProduct { ScanProduct(carts: carts, catalog: catalog) }
  /// Removes a product from the cart.
  public var removeProduct: RemoveProduct { RemoveProduct(carts: carts) }
  /// Adds an unlisted product to the cart.
  public var sellUnlisted: SellUnlisted { SellUnlisted(carts: carts, catalog: catalog) }
  /// Sets the manual price of a line in the cart.
  public var setPrice: SetPrice { SetPrice(carts: carts, catalog: catalog, discounts: discounts) }
  /// Decides whether the cart can be paid.
  public var prepareCheckout: PrepareCheckout {
    PrepareCheckout(openCart: openCart, applyDiscounts: applyDiscounts, settlePayments: settlePayments, time: time)
  }
  /// Charges for a quote.
  public var payForCart: PayForCart { PayForCart(payments: payments, gateway: gateway, cards: cards, time: time) }
  /// Returns how cards are taken; nil if the shop has its own prices and the user must be asked.
  public func cardReader() async throws(RepositoryError) -> CardReader? {
    if let cards { return cards }
    if let kept = try await payments.cardReader() { return kept }
    return try await ownList?.isSoldFrom() == true ? nil : .gateway
  }

  /// Sets how all tills take cards, unless it was set meanwhile.
  public func answer(_ reader: CardReader) async throws(RepositoryError) {
    if try await cardReader() == nil { try await payments.keep(reader) }
  }

  /// Whether the start or end of a payment is unacknowledged, so that it should be checked at once.
  public var isAnyUnacknowledged: Bool { payments.isAnyUnacknowledged }
  /// Resolves payments that were left open.
  public var settlePayments: SettlePayments { SettlePayments(payments: payments, gateway: gateway, time: time) }

  /// Enters the result of the stall's own terminal: completes or closes an open payment. Returns nil if the payment is
  /// no longer open.
  public func answerForTerminal(
    _ id: PaymentAttempt.ID,
    tookCard: Bool
  ) async throws(RepositoryError) -> PaymentOutcome? {
    let open = try await payments.pending().first { $0.id == id && $0.payment.confirmedBy == .terminal }
    guard let open else { return nil }
    let answer = open.answer ?? (tookCard ? .completed(reference: Order.terminalReference) : .declined)
    return try await payments.close(open, answer, at: time.now())
  }
}

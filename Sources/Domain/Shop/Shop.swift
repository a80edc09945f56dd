/// The shop's parts, put together once; a frontend builds its screens from it.
public struct Shop: Sendable {
  /// The price list.
  let catalog: any CatalogRepository
  /// The offers that lower prices.
  let discounts: any DiscountRepository
  let carts: any CartRepository
  /// The receipts.
  let orders: any OrderRepository
  /// What came back, the drawer and its closings.
  let till: any TillRepository
  /// The shop's own price list; nil where it keeps none.
  public let ownList: EditablePriceList?
  /// The clock and the calendar.
  public let time: any TimeSource
  /// Payments that were begun.
  private let payments: any PaymentRepository
  /// Whoever moves the money.
  private let gateway: any PaymentGateway
  /// How cards are taken at this till; nil where all tills take them alike, as somebody is asked once.
  private let cards: CardReader?
  let currency: Currency

  /// Puts a shop together; cards go through the gateway unless it is said otherwise. `currency` is that of a drawer that
  /// held nothing yet, if the price list cannot be read. Without `cards` a shop with prices of
  /// its own is asked about once: see ``cardReader()``.
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
  /// Changes what the customer gave and chose.
  public var changeTerms: ChangeTerms { ChangeTerms(carts: carts, catalog: catalog) }
  /// Brings out the cart, held against today's price list.
  public var openCart: OpenCart { OpenCart(carts: carts, catalog: catalog) }
  /// Puts pieces of a product into the cart.
  public var scanProduct: ScanProduct { ScanProduct(carts: carts, catalog: catalog) }
  /// Takes pieces of a product out of the cart.
  public var removeProduct: RemoveProduct { RemoveProduct(carts: carts) }
  /// Puts something into the cart that is not on the price list.
  public var sellUnlisted: SellUnlisted { SellUnlisted(carts: carts, catalog: catalog) }
  /// Sets the price of a line of the cart by hand.
  public var setPrice: SetPrice { SetPrice(carts: carts, catalog: catalog, discounts: discounts) }
  /// Decides whether the cart can be paid.
  public var prepareCheckout: PrepareCheckout {
    PrepareCheckout(openCart: openCart, applyDiscounts: applyDiscounts, settlePayments: settlePayments, time: time)
  }
  /// Charges for a quote.
  public var payForCart: PayForCart { PayForCart(payments: payments, gateway: gateway, cards: cards, time: time) }
  /// Returns how cards are taken; nil where nobody has said it and prices are the shop's own, so that somebody is asked.
  public func cardReader() async throws(RepositoryError) -> CardReader? {
    if let cards { return cards }
    if let kept = try await payments.cardReader() { return kept }
    return try await ownList?.isSoldFrom() == true ? nil : .gateway
  }

  /// Keeps how all tills take cards, unless somebody has said it meanwhile.
  public func answer(_ reader: CardReader) async throws(RepositoryError) {
    if try await cardReader() == nil { try await payments.keep(reader) }
  }

  /// Whether it was not heard how a payment began or ended, so that it is worth asking at once.
  public var isAnyUnconfirmed: Bool { payments.isAnyUnconfirmed }
  /// Asks what became of payments that were left open.
  public var settlePayments: SettlePayments { SettlePayments(payments: payments, gateway: gateway, time: time) }

  /// Takes the word of whoever stands at the stall's own terminal on whether it took a card: makes an open payment an order
  /// or closes it; nil where it is not open any more.
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

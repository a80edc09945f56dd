public import ArcadeData
public import ArcadeDomain
public import ArcadePresentation

/// The example shop in memory, with access to every part for tests.
public struct SampleShop: Sendable {
  /// The price list.
  public let catalog: InMemoryCatalog
  /// The discounts, which a test can replace.
  public let discounts: InMemoryDiscounts
  /// The cart, the payments and the orders.
  public let records = InMemoryShopRecords()
  /// The payment gateway, whose behaviour a test can set.
  public let gateway = InMemoryPaymentGateway()
  /// How cards are accepted.
  public var cards: CardReader? = .gateway
  /// Whether a user can be asked.
  public var canAsk = true
  /// The default payment method.
  public var usualPayment = Tender.Kind.card
  /// The shop's own price list, if any.
  public var ownList: EditablePriceList?
  /// The clock.
  public let time = HandDrivenTime()
  /// The calls that fail.
  public let faults = Faults<ShopCall>()

  /// Creates the shop with its three products and two discounts.
  public init() throws {
    catalog = InMemoryCatalog(try .sample())
    discounts = InMemoryDiscounts(try .sample())
  }

  /// Creates the shop with products in its cart.
  public init(holding first: String, _ others: String...) async throws {
    try self.init()
    try await records.save(Cart.scanning([first] + others, from: catalog.catalog().value))
  }

  /// Creates the shop with a sale of products.
  public init(selling first: String, _ others: String...) async throws {
    try self.init()
    try await buy([first] + others)
  }

  /// The shop for presenters.
  public var shop: Shop {
    let records = FailingRecords(records, faults: faults)
    return Shop(
      catalog: FailingCatalog(catalog, faults: faults),
      discounts: FailingDiscounts(discounts, faults: faults),
      carts: records,
      payments: records,
      orders: records,
      till: FailingTill(self.records, faults: faults),
      gateway: FailingGateway(gateway, faults: faults),
      cards: cards,
      time: time,
      ownList: ownList
    )
  }

  /// Returns the screens' shared actions; payment keys are the same in each run.
  public func actions(in language: Language = .english) -> ShopScreens {
    ShopScreens(shop: shop, phrases: language.samplePhrases, usualPayment: usualPayment, canAsk: canAsk) { 7 }
  }

  /// Puts products of the price list into the cart, one by one.
  public func scan(_ codes: String...) async throws {
    let cart = try Cart.scanning(codes, from: await catalog.catalog().value)
    try await records.save(cart)
  }

  /// Scans products and pays for them.
  public func buy(_ codes: String...) async throws { try await buy(codes) }

  private func buy(_ codes: [String]) async throws {
    let cart = try Cart.scanning(codes, from: await catalog.catalog().value)
    try await records.save(cart)
    let quote = try await discounts.book().value.quote(for: cart, on: time.today())
    var random = SplitMix64(seed: 1)
    _ = try await shop.payForCart(quote, nonce: random.next())
  }
}

extension Language {
  /// The sentences of the shop in this language, with default formats and times in UTC.
  public var samplePhrases: ShopPhrases {
    ShopPhrases(self, formats: Formats(locale: "\(code)_\(defaultRegion)", timeZone: "UTC"))
  }
}

public import ArcadeData
public import ArcadeDomain
public import ArcadePresentation

/// The example shop in memory, with every part at hand that a test may want to change or look at.
public struct SampleShop: Sendable {
  /// The price list.
  public let catalog: InMemoryCatalog
  /// The offers, which a test can replace.
  public let discounts: InMemoryDiscounts
  /// The cart, the payments and the orders.
  public let records = InMemoryShopRecords()
  /// Whoever moves the money; a test decides how it answers.
  public let gateway = InMemoryPaymentGateway()
  /// How cards are taken.
  public var cards: CardReader? = .gateway
  /// Whether somebody can be asked.
  public var canAsk = true
  /// How it is paid where nobody says how.
  public var usualPayment = Tender.Kind.card
  /// The shop's own price list; nil where it keeps none.
  public var ownList: EditablePriceList?
  /// The clock.
  public let time = HandDrivenTime()
  /// Which calls fail.
  public let faults = Faults<ShopCall>()

  /// Opens the shop with its three products and two discounts.
  public init() throws {
    catalog = InMemoryCatalog(try .sample())
    discounts = InMemoryDiscounts(try .sample())
  }

  /// Opens the shop with products in its cart.
  public init(holding first: String, _ others: String...) async throws {
    try self.init()
    try await records.save(Cart.scanning([first] + others, from: catalog.catalog().value))
  }

  /// Opens the shop with products that were sold together.
  public init(selling first: String, _ others: String...) async throws {
    try self.init()
    try await buy([first] + others)
  }

  /// The shop, as a presenter takes it.
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

  /// What can be done in the shop, as its presenters share it; keys of payments are the same in each run.
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
  /// The sentences of the shop in this language, with its usual formats and times in UTC.
  public var samplePhrases: ShopPhrases {
    ShopPhrases(self, formats: Formats(locale: "\(code)_\(defaultRegion)", timeZone: "UTC"))
  }
}

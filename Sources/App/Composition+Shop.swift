import ArcadeConsole
import ArcadeData
import ArcadeDomain
import ArcadePresentation

extension Composition {
  /// The payments that are open, or whose outcome is unknown.
  var openPayments: OpenPayments { shared.one { OpenPayments() } }

  /// Makes a shop, with the given files or addresses instead of those in the settings.
  ///
  /// The names of a price list's columns may follow a `#` in its place, or be given on the command line.
  func makeShop(catalog: String? = nil, discounts: String? = nil, _ invocation: Invocation? = nil) throws -> Shop {
    let place = (catalog ?? settings[.shopCatalog]).map(PriceColumns.split)
    let reading = try PriceListReading(place?.columns, invocation, settings)
    let catalogSource = try source(place?.place, else: StarterFeedSource.catalog)
    let discountSource = try source(discounts ?? settings[.shopDiscounts], else: StarterFeedSource.discounts)
    let listed = SyncingCatalog(
      source: catalogSource,
      columns: reading.columns,
      currency: reading.currency,
      tax: shopTax,
      store: store(isOneTime: catalog != nil, catalogSource),
      time: time,
      isOffline: options.isOffline
    )
    let own = EditablePriceList(
      SQLEditablePriceList(database: database, owner: owner),
      named: place.map { _ in catalogSource.subject }
    )
    let catalogRepository: any CatalogRepository =
      place == nil ? OwnCatalog(own.repository, else: listed, tax: shopTax) : listed
    return Shop(
      catalog: catalogRepository,
      discounts: SyncingDiscounts(
        source: discountSource,
        store: store(isOneTime: discounts != nil, discountSource),
        catalog: catalogRepository,
        time: time,
        isOffline: options.isOffline
      ),
      carts: SQLCartRepository(database: database, owner: owner),
      payments: AcknowledgedPayments(
        SQLPaymentRepository(database: database, owner: owner),
        of: owner,
        in: openPayments
      ),
      orders: makeOrders(),
      till: makeTill(),
      gateway: SimulatedGateway(
        database: database,
        behavior: settings[.shopGateway].flatMap(SimulatedGateway.Behavior.init(rawValue:)) ?? .approve,
        pause: pause
      ),
      cards: settings[.shopCard].map { $0 == "terminal" ? .terminal : .gateway },
      time: time,
      ownList: own,
      currency: reading.currency
    )
  }

  /// The tax included in prices by default.
  var shopTax: Percent? { settings[.shopTax].flatMap { Percent(written: $0) } }

  /// Returns the receipts, which need neither a price list nor discounts.
  func makeOrders() -> any OrderRepository { SQLOrderRepository(database: database) }

  /// Returns the refunds, the drawer and its closings, which need neither.
  func makeTill() -> any TillRepository { SQLTillRepository(database: database, owner: owner) }

  func source(_ text: String?, else starter: StarterFeedSource) throws(RepositoryError) -> any FeedSource {
    guard let text else { return starter.translated(to: language.code) }
    return try fileSource(text)
  }
}

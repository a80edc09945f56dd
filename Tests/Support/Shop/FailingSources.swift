public import ArcadeDomain

/// A price list that can be made to fail.
public struct FailingCatalog: CatalogRepository {
  private let catalogs: any CatalogRepository
  private let faults: Faults<ShopCall>

  /// Wraps another repository.
  public init(_ catalogs: any CatalogRepository, faults: Faults<ShopCall>) {
    (self.catalogs, self.faults) = (catalogs, faults)
  }

  public func catalog() async throws(RepositoryError) -> Loaded<Catalog> {
    try await faults.run(.catalog, await catalogs.catalog())
  }

  /// Reloads the price list, or fails.
  public func refreshed() async throws(RepositoryError) -> Loaded<Catalog> {
    try await faults.run(.refreshCatalog, await catalogs.refreshed())
  }
}

/// Discounts that can be made to fail.
public struct FailingDiscounts: DiscountRepository {
  private let discounts: any DiscountRepository
  private let faults: Faults<ShopCall>

  /// Wraps another repository.
  public init(_ discounts: any DiscountRepository, faults: Faults<ShopCall>) {
    (self.discounts, self.faults) = (discounts, faults)
  }

  public func book() async throws(RepositoryError) -> Loaded<PromotionBook> {
    try await faults.run(.book, await discounts.book())
  }

  /// Reloads the discounts, or fails.
  public func refreshed() async throws(RepositoryError) -> Loaded<PromotionBook> {
    try await faults.run(.refreshBook, await discounts.refreshed())
  }
}

/// A gateway that can be made to fail.
public struct FailingGateway: PaymentGateway {
  private let gateway: any PaymentGateway
  private let faults: Faults<ShopCall>

  /// Wraps another gateway.
  public init(_ gateway: any PaymentGateway, faults: Faults<ShopCall>) {
    (self.gateway, self.faults) = (gateway, faults)
  }

  public func charge(_ amount: Money, key: PaymentAttempt.Key) async throws(RepositoryError) -> PaymentAnswer {
    try await faults.run(.charge, await gateway.charge(amount, key: key))
  }

  public func resolve(_ key: PaymentAttempt.Key) async throws(RepositoryError) -> PaymentAnswer {
    try await faults.run(.answer, await gateway.resolve(key))
  }
}

/// A till that can be made to fail.
public struct FailingTill: TillRepository {
  private let till: any TillRepository
  private let faults: Faults<ShopCall>

  /// Wraps another repository.
  public init(_ till: any TillRepository, faults: Faults<ShopCall>) { (self.till, self.faults) = (till, faults) }

  public func refund(
    _ order: Order.ID,
    _ wanted: RefundRequest,
    after refunds: Int,
    at moment: Moment
  ) async throws(RepositoryError) -> Result<Refund, RefundError> {
    try await faults.run(.refund, await till.refund(order, wanted, after: refunds, at: moment))
  }

  public func add(_ move: DrawerMove) async throws(RepositoryError) {
    try await faults.run(.move, await till.add(move))
  }

  public func takeBack(at moment: Moment) async throws(RepositoryError) -> DrawerMove? {
    try await faults.run(.move, await till.takeBack(at: moment))
  }

  public func lastCurrency() async throws(RepositoryError) -> Currency? {
    try await faults.run(.drawer, await till.lastCurrency())
  }

  public func drawer(in currency: Currency) async throws(RepositoryError) -> Drawer {
    try await faults.run(.drawer, await till.drawer(in: currency))
  }

  public func close(counted: Money, at moment: Moment) async throws(RepositoryError) -> Closing {
    try await faults.run(.close, await till.close(counted: counted, at: moment))
  }

  public func closings(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<Closing> {
    try await faults.run(.closings, await till.closings(at: place, most: most))
  }

  public func closings(from start: Moment, until end: Moment) async throws(RepositoryError) -> [Closing] {
    try await faults.run(.closings, await till.closings(from: start, until: end))
  }

  public func closing(_ id: Closing.ID) async throws(RepositoryError) -> ClosedDrawer? {
    try await faults.run(.closings, await till.closing(id))
  }

  public func totals(from start: Moment, until end: Moment) async throws(RepositoryError) -> [SalesReport] {
    try await faults.run(.trade, await till.totals(from: start, until: end))
  }
}

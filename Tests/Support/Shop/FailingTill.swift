public import ArcadeDomain

/// A till that cannot be read or kept where its faults say so.
public struct FailingTill: TillRepository {
  private let till: any TillRepository
  private let faults: Faults<ShopCall>

  /// Stands before another repository.
  public init(_ till: any TillRepository, faults: Faults<ShopCall>) { (self.till, self.faults) = (till, faults) }

  /// Gives back, or fails.
  public func refund(
    _ order: Order.ID,
    _ wanted: RefundRequest,
    after refunds: Int,
    at moment: Moment
  ) async throws(RepositoryError) -> Result<Refund, RefundError> {
    try await faults.run(.refund, await till.refund(order, wanted, after: refunds, at: moment))
  }

  /// Notes what was moved, or fails.
  public func add(_ move: DrawerMove) async throws(RepositoryError) {
    try await faults.run(.move, await till.add(move))
  }

  /// Takes back what was moved, or fails.
  public func takeBack(at moment: Moment) async throws(RepositoryError) -> DrawerMove? {
    try await faults.run(.move, await till.takeBack(at: moment))
  }

  /// Adds up the drawer, or fails.
  public func drawer(in currency: Currency) async throws(RepositoryError) -> Drawer {
    try await faults.run(.drawer, await till.drawer(in: currency))
  }

  /// Closes the drawer, or fails.
  public func close(counted: Money, at moment: Moment) async throws(RepositoryError) -> Closing {
    try await faults.run(.close, await till.close(counted: counted, at: moment))
  }

  /// Lists the closings, or fails.
  public func closings(at place: ListPlace, most: Int) async throws(RepositoryError) -> ListPart<Closing> {
    try await faults.run(.closings, await till.closings(at: place, most: most))
  }

  /// Lists the closings of some time, or fails.
  public func closings(from start: Moment, until end: Moment) async throws(RepositoryError) -> [Closing] {
    try await faults.run(.closings, await till.closings(from: start, until: end))
  }

  /// Returns one closing, or fails.
  public func closing(_ id: Closing.ID) async throws(RepositoryError) -> ClosedDrawer? {
    try await faults.run(.closings, await till.closing(id))
  }

  /// Adds up what was sold and came back, or fails.
  public func totals(from start: Moment, until end: Moment) async throws(RepositoryError) -> [SalesReport] {
    try await faults.run(.trade, await till.totals(from: start, until: end))
  }
}

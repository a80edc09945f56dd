/// Keeps what came back, what was moved in the drawer of a till, and its closings.
public protocol TillRepository: Sendable {
  /// Gives back what comes back of an order, under the next number, in one step.
  ///
  /// It finds out in that step what that is, so that two tills never give back more than was sold; where the order does
  /// not have as many refunds as are expected, it fails with `.changed`.
  func refund(
    _ order: Order.ID,
    _ wanted: RefundRequest,
    after refunds: Int,
    at moment: Moment
  ) async throws(RepositoryError) -> Result<Refund, RefundError>
  /// Notes cash that was put into the drawer or taken out.
  func add(_ move: DrawerMove) async throws(RepositoryError)
  /// Takes back the last move that belongs to no closing and was not taken back, by a second one that names it; returns
  /// that, or nil where there is none.
  func takeBack(at moment: Moment) async throws(RepositoryError) -> DrawerMove?
  /// Returns the currency in which something was sold or moved last; nil if nothing was.
  func lastCurrency() async throws(RepositoryError) -> Currency?
  /// Returns what came into the drawer in a currency and went out since it was last closed.
  func drawer(in currency: Currency) async throws(RepositoryError) -> Drawer
  /// Closes the drawer of one currency under the next number, in one step.
  ///
  /// Throws `.paymentOpen` while a payment of the till is open, and `.nothingToClose` where nothing was sold, came back
  /// or was moved since it was last closed. So of two closings at once one is made.
  func close(counted: Money, at moment: Moment) async throws(RepositoryError) -> Closing
  /// Returns closings of all tills, so many at most, newest first.
  func closings(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<Closing>
  /// Returns the closings of all tills from one moment until before another, oldest first.
  func closings(from start: Moment, until end: Moment) async throws(RepositoryError) -> [Closing]
  /// Returns one closing with what belongs to it, or nil where there is none with that number.
  func closing(_ id: Closing.ID) async throws(RepositoryError) -> ClosedDrawer?
  /// Returns what was sold and came back at all tills from one moment until before another, for each currency.
  func totals(from start: Moment, until end: Moment) async throws(RepositoryError) -> [SalesReport]
}

extension RepositoryError.Code {
  /// Nothing was sold, came back or was moved since a drawer was last closed.
  public static let nothingToClose = RepositoryError.Code(rawValue: "nothingToClose")
}

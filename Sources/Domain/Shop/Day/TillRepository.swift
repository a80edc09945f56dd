/// A store of refunds, of the cash movements of a till's drawer, and of its closings.
public protocol TillRepository: Sendable {
  /// Refunds part of an order under the next number, in one step.
  ///
  /// It determines the refund in that step, so that two tills never refund more than was sold. Throws `.changed` if the
  /// order does not have the expected number of refunds.
  func refund(
    _ order: Order.ID,
    _ wanted: RefundRequest,
    after refunds: Int,
    at moment: Moment
  ) async throws(RepositoryError) -> Result<Refund, RefundError>
  /// Records cash put into or taken out of the drawer.
  func add(_ move: DrawerMove) async throws(RepositoryError)
  /// Reverses the last movement that is not closed or reversed, and returns the reversal; nil if there is none.
  func takeBack(at moment: Moment) async throws(RepositoryError) -> DrawerMove?
  /// Returns the currency of the last sale or movement; nil if there was none.
  func lastCurrency() async throws(RepositoryError) -> Currency?
  /// Returns the drawer in a currency since its last closing.
  func drawer(in currency: Currency) async throws(RepositoryError) -> Drawer
  /// Closes the drawer of one currency under the next number, in one step.
  ///
  /// Throws `.paymentOpen` while a payment of the till is open, and `.nothingToClose` if nothing has happened since the
  /// last closing. Of two simultaneous closings only one succeeds.
  func close(counted: Money, at moment: Moment) async throws(RepositoryError) -> Closing
  /// Returns a page of the closings of all tills, newest first.
  func closings(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<Closing>
  /// Returns the closings of all tills from one moment until before another, oldest first.
  func closings(from start: Moment, until end: Moment) async throws(RepositoryError) -> [Closing]
  /// Returns a closing with its details; nil if there is none with that number.
  func closing(_ id: Closing.ID) async throws(RepositoryError) -> ClosedDrawer?
  /// Returns the sales and refunds of all tills from one moment until before another, for each currency.
  func totals(from start: Moment, until end: Moment) async throws(RepositoryError) -> [SalesReport]
}

extension RepositoryError.Code {
  /// There were no sales, refunds or movements since the last closing of the drawer.
  public static let nothingToClose = RepositoryError.Code(rawValue: "nothingToClose")
}

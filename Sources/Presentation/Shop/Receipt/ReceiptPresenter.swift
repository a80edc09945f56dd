public import ArcadeDomain

/// The receipt of an order with the figures of its payment; the order need not exist.
public struct ReceiptPresenter: ShopPresenter {
  public let system: ShopScreens
  private let id: Order.ID

  /// Creates the receipt of an order by its number.
  public init(_ system: ShopScreens, of id: Order.ID) { (self.system, self.id) = (system, id) }

  public var route: ShopRoute { .order(id) }
  public var title: String { phrases.ordersTitle }

  public func load(into contents: inout PageContents<ShopIntent>, progress: (String) -> Void) async throws {
    var can = await system.actions()
    (can.list, can.orders) = (can.list.main, can.orders.main)
    contents.actions = can.all
    contents.layout = .besideSelling(can) {
      Block.bar(can.orders.first)
      Block.more { Block.list(can.refresh) }
    }
    guard let order = try await shop.order(id) else {
      return contents.content = .failed(Failure(phrases.noSuchOrder(String(id.number)), canRetry: false))
    }
    contents.title = phrases.receiptTitle(id.number)
    contents.content = .ready(Page(order, phrases: phrases))
    // After a payment the next customer is served.
    can.list = can.list.leading(to: ShopRoute.home, calledOn: phrases.nextCustomerCaption)
    can.refund = system.refunding(order)
    contents.actions = can.all
    contents.layout = .besideSelling(can) {
      Block.forms(can.refund)
      Block.bar(can.list.first, can.orders)
      Block.more { Block.list(can.refresh) }
    }
    contents.layout?.next = can.list.offer
  }
}

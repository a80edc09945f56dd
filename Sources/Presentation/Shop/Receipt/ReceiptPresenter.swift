public import ArcadeDomain

/// The receipt of an order, which need not exist, as it was when it was paid.
public struct ReceiptPresenter: ShopPresenter {
  /// What all screens of the shop share.
  public let system: ShopScreens
  private let id: Order.ID

  /// Shows the receipt of the order with a number.
  public init(_ system: ShopScreens, of id: Order.ID) { (self.system, self.id) = (system, id) }

  /// The receipt.
  public var route: ShopRoute { .order(id) }
  /// What the screen is called if there is no such order.
  public var title: String { phrases.ordersTitle }

  /// What every screen offers, with the products and the orders put forward.
  public func actions() async -> [Action<ShopIntent>] { await system.offered(naming: ["list", "orders"]) }

  /// Loads the order.
  public func load(into contents: inout PageContents<ShopIntent>, progress: (String) -> Void) async throws {
    guard let order = try await shop.order(id) else {
      return contents.content = .failed(Failure(phrases.noSuchOrder(String(id.number)), canRetry: false))
    }
    contents.title = phrases.receiptTitle(id.number)
    contents.content = .ready(Page(order, phrases: phrases))
    // Behind a payment comes the next one.
    contents.actions = contents.actions.replacing(system.declaredRefund(of: order))
      .leadingToProducts(calledOn: phrases.nextCustomerCaption)
  }
}

extension [Action<ShopIntent>] {
  /// The same actions, of which the one for the products is a link under a short name.
  func leadingToProducts(calledOn caption: String) -> Self {
    map { $0.offer.word == "list" ? $0.leading(to: ShopRoute.home, calledOn: caption) : $0 }
  }
}

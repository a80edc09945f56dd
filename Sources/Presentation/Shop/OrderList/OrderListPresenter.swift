public import ArcadeDomain

/// Lists the orders, newest first.
///
/// It runs on whichever actor calls it.
public final class OrderListPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<OrderListScreen>)?
  /// What leaves the list.
  public weak var router: (any ShopRouter)?

  private let orders: any OrderRepository
  private let phrases: any ShopPhrases

  /// Makes a presenter for the orders of a repository.
  public init(orders: any OrderRepository, phrases: any ShopPhrases) {
    self.orders = orders
    self.phrases = phrases
  }

  /// Shows the orders.
  public func show() async {
    view?.render(OrderListScreen(title: phrases.ordersTitle, content: await content()))
  }

  /// Goes to another screen.
  public func go(to route: ShopRoute) async {
    await router?.follow(route)
  }

  private func content() async -> OrderListScreen.Content {
    do {
      let orders = try await orders.orders()
      guard !orders.isEmpty else { return .empty(phrases.noOrders) }
      return .orders(phrases.orderColumns, orders.map { OrderListScreen.Row($0, formats: phrases.formats) })
    } catch {
      return .failed(phrases.shopFailure(for: error))
    }
  }
}

extension OrderListScreen.Row {
  init(_ order: Order, formats: Formats) {
    number = String(order.id.number)
    paidAt = formats.moment(order.paidAt)
    pieces = formats.number(order.quote.lines.reduce(0) { $0 + $1.quantity })
    total = formats.money(order.quote.total)
  }
}

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
    do {
      view?.render(OrderListScreen(try await orders.orders(), phrases: phrases))
    } catch {
      view?.render(OrderListScreen(title: phrases.ordersTitle, content: .failed(phrases.shopFailure(for: error))))
    }
  }

  /// Goes to another screen.
  public func go(to route: ShopRoute) async {
    await router?.follow(route)
  }
}

extension OrderListScreen {
  /// Formats orders in their order.
  public init(_ orders: [Order], phrases: any ShopPhrases) {
    let rows = orders.map { Row($0, formats: phrases.formats) }
    self.init(
      title: phrases.ordersTitle,
      content: orders.isEmpty ? .empty(phrases.noOrders) : .orders(phrases.orderColumns, rows)
    )
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

public import ArcadeDomain

/// Lists the orders, newest first.
///
/// It runs on whichever actor calls it.
public final class OrderListPresenter: RecordPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<RecordScreen>)?
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
      view?.render(RecordScreen(try await orders.orders(), phrases: phrases))
    } catch {
      view?.render(RecordScreen(title: phrases.ordersTitle, content: .failed(phrases.shopFailure(for: error))))
    }
  }

  /// Goes to another screen.
  public func go(to route: ShopRoute) async {
    await router?.follow(route)
  }
}

extension RecordScreen {
  /// Formats orders in their order, each with the number that chooses it.
  public init(_ orders: [Order], phrases: any ShopPhrases) {
    let formats = phrases.formats
    let rows = orders.map { order in
      [
        String(order.id.number), formats.moment(order.paidAt),
        formats.number(order.quote.lines.reduce(0) { $0 + $1.quantity }), formats.money(order.quote.total),
      ]
    }
    let table = Table(
      columns: [
        .init(phrases.orderLabel, isNumber: true), .init(phrases.paidLabel), .init(phrases.piecesLabel, isNumber: true),
        .init(phrases.totalLabel, isNumber: true),
      ],
      rows: rows
    )
    self.init(title: phrases.ordersTitle, table, whereEmpty: phrases.noOrders)
  }
}

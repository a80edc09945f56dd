public import ArcadeDomain

/// Lists the orders, newest first.
public final class OrderListPresenter: Module {
  /// The view; weak, because it owns the presenter.
  public weak var view: (any ScreenView<Screen<Page>>)?
  /// What leaves the list.
  public weak var router: (any Router<ShopRoute>)?
  /// What can be done now.
  public private(set) var actions: [Action<ShopIntent>] = []

  private let common: ShopActions

  private var phrases: any ShopPhrases { common.phrases }

  /// Makes a presenter for the orders of a shop.
  public init(_ common: ShopActions) { self.common = common }

  /// Shows the orders.
  public func show(_ news: [Notice]) async {
    let products = await common.products()
    do {
      let orders = try await common.shop.orders.orders()
      declare(orders, products)
      let table = Table(orders, phrases: phrases)
      render(orders.isEmpty ? .empty(phrases.noOrders) : .ready(Page(.table(table))), news)
    } catch {
      declare([], products)
      render(.failed(phrases.shopFailure(for: error)), news)
    }
  }

  /// Does what is wanted.
  public func perform(_ intent: ShopIntent) async {
    await common.perform(
      intent,
      at: .orders,
      router: router,
      progress: { render(.loading($0)) },
      show: { await show($0) }
    )
  }

  private func declare(_ orders: [Order], _ products: [Choice]) {
    let known = orders.map { Choice(String($0.id.number)) }
    let open = Action<ShopIntent>(
      "open",
      phrases.orderAction,
      .order("id", phrases.orderLabel, known: known, phrases),
      weight: .usual
    ) { .go(.order($0)) }
    actions = (orders.isEmpty ? [] : [open]) + common.declared(products: products, naming: ["list"])
  }

  private func render(_ content: Loadable<Page>, _ news: [Notice] = []) {
    view?.render(Screen(title: phrases.ordersTitle, content: content, news: news, offers: actions.map(\.offer)))
  }
}

extension Table {
  /// Lists orders in their order, each with the number that it is known by.
  public init(_ orders: [Order], phrases: any ShopPhrases) {
    let formats = phrases.formats
    self.init(
      columns: [
        Column(phrases.orderLabel, isNumber: true), Column(phrases.paidLabel),
        Column(phrases.piecesLabel, isNumber: true), Column(phrases.totalLabel, isNumber: true),
      ],
      rows: orders.map { order in
        Row(
          String(order.id.number),
          [
            Cell(String(order.id.number), .strong), Cell(formats.moment(order.paidAt)),
            Cell(formats.number(order.quote.lines.reduce(0) { $0 + $1.quantity })),
            Cell(formats.money(order.quote.total)),
          ],
          address: ShopRoute.order(order.id).address
        )
      }
    )
  }
}

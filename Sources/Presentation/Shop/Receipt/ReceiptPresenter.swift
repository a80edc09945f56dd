public import ArcadeDomain

/// Shows one receipt, as it was when it was paid.
public final class ReceiptPresenter: Module {
  /// The view; weak, because it owns the presenter.
  public weak var view: (any ScreenView<Screen<Page>>)?
  /// What leaves the receipt.
  public weak var router: (any Router<ShopRoute>)?
  /// What can be done now.
  public private(set) var actions: [Action<ShopIntent>] = []

  private let common: ShopActions
  private let id: Order.ID

  private var phrases: any ShopPhrases { common.phrases }

  /// Makes a presenter for the order with a number, which need not exist.
  public init(_ common: ShopActions, order id: Order.ID) {
    self.common = common
    self.id = id
  }

  /// Shows the receipt.
  public func show(_ news: [Notice]) async {
    actions = common.declared(products: await common.products(), naming: ["list", "orders"])
    do {
      guard let order = try await common.shop.orders.order(id) else {
        let failure = Failure(phrases.noSuchOrder(String(id.number)), canRetry: false)
        return render(.failed(failure), news, title: phrases.ordersTitle)
      }
      render(.ready(Page(order, phrases: phrases)), news)
    } catch {
      render(.failed(phrases.shopFailure(for: error)), news)
    }
  }

  /// Does what is wanted.
  public func perform(_ intent: ShopIntent) async {
    await common.perform(
      intent,
      at: .order(id),
      router: router,
      progress: { render(.loading($0)) },
      show: { await show($0) }
    )
  }

  private func render(_ content: Loadable<Page>, _ news: [Notice] = [], title: String? = nil) {
    let title = title ?? phrases.receiptTitle(id.number)
    view?.render(Screen(title: title, content: content, news: news, offers: actions.map(\.offer)))
  }
}

extension Page {
  /// Shows an order as its receipt.
  public init(_ order: Order, phrases: any ShopPhrases) {
    self.init(
      .text(phrases.paidAt(order.paidAt, reference: order.reference)),
      .table(Table(order.quote, showsHints: false, phrases: phrases))
    )
  }
}

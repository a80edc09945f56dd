public import ArcadeDomain

/// Shows one receipt, as it was when it was paid.
///
/// It runs on whichever actor calls it.
public final class ReceiptPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<ReceiptScreen>)?
  /// What leaves the receipt.
  public weak var router: (any ShopRouter)?

  private let orders: any OrderRepository
  private let id: Order.ID
  private let phrases: any ShopPhrases

  /// Makes a presenter for the order with a number, which need not exist.
  public init(orders: any OrderRepository, id: Order.ID, phrases: any ShopPhrases) {
    self.orders = orders
    self.id = id
    self.phrases = phrases
  }

  /// Shows the receipt.
  public func show() async {
    do {
      guard let order = try await orders.order(id) else {
        view?.render(.failed(Failure(phrases.noSuchOrder(String(id.number)), canRetry: false)))
        return
      }
      view?.render(.receipt(ReceiptScreen.Receipt(order, phrases: phrases)))
    } catch {
      view?.render(.failed(phrases.shopFailure(for: error)))
    }
  }

  /// Goes to another screen.
  public func go(to route: ShopRoute) async {
    await router?.follow(route)
  }
}

extension ReceiptScreen.Receipt {
  /// Formats an order as its receipt.
  public init(_ order: Order, phrases: any ShopPhrases) {
    title = phrases.receiptTitle(order.id.number)
    paidAt = phrases.paidAt(order.paidAt, reference: order.reference)
    table = QuoteTable(order.quote, showsHints: false, phrases: phrases)
  }
}

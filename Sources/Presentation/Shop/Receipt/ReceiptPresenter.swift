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
  private let number: String
  private let phrases: any ShopPhrases

  /// Makes a presenter for the order with a number, as it was typed or chosen.
  public init(orders: any OrderRepository, number: String, phrases: any ShopPhrases) {
    self.orders = orders
    self.number = number
    self.phrases = phrases
  }

  /// Shows the receipt.
  public func show() async {
    do {
      guard let id = Int64(number), let order = try await orders.order(Order.ID(number: id)) else {
        view?.render(.failed(Failure(phrases.noSuchOrder(number), canRetry: false)))
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
  init(_ order: Order, phrases: any ShopPhrases) {
    title = phrases.receiptTitle(order.id.number)
    paidAt = phrases.paidAt(order.paidAt, reference: order.reference)
    table = QuoteTable(order.quote, showsHints: false, phrases: phrases)
  }
}

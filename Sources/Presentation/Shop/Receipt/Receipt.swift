public import ArcadeDomain

extension ShopActions {
  /// Makes the receipt of the order with a number, which need not exist, as it was when it was paid.
  public func receipt(of id: Order.ID) -> PagePresenter<ShopIntent, ShopRoute> {
    page(at: .order(id), titled: phrases.ordersTitle, naming: ["list", "orders"]) { contents, _ in
      guard let order = try await shop.orders.order(id) else {
        return contents.content = .failed(Failure(phrases.noSuchOrder(String(id.number)), canRetry: false))
      }
      contents.title = phrases.receiptTitle(id.number)
      contents.content = .ready(Page(order, phrases: phrases))
      contents.actions = contents.actions.replacing(declaredRefund(of: order))
    }
  }
}

extension Page {
  /// Shows an order as its receipt.
  public init(_ order: Order, phrases: ShopPhrases) {
    let till = order.till.isNobody ? [] : [Block.facts([Fact(phrases.tillLabel, order.till.name)])]
    let taxes = order.quote.taxes
    self.init(
      [.text(phrases.paidAt(order.paidAt, reference: order.gatewayReference))]
        + (order.isPractice ? [.text(phrases.practice, .warning)] : []) + till
        + [.table(Table(order, phrases: phrases))]
        + (taxes.isEmpty ? [] : [.table(Table(taxes, phrases: phrases))])
        + Block.refunds(of: order, phrases: phrases)
    )
  }
}

public import ArcadeDomain

extension ShopActions {
  /// Makes the receipt of the order with a number, which need not exist, as it was when it was paid.
  public func receipt(of id: Order.ID) -> PagePresenter<ShopIntent, ShopRoute> {
    PagePresenter(at: .order(id)) {
      let page = await receiptPage(of: id)
      return PageContents(
        title: page.value == nil ? phrases.ordersTitle : phrases.receiptTitle(id.number),
        content: page,
        actions: declared(products: await products(), naming: ["list", "orders"])
      )
    } act: {
      await perform($0, on: $1)
    }
  }

  private func receiptPage(of id: Order.ID) async -> Loadable<Page> {
    do {
      guard let order = try await shop.orders.order(id) else {
        return .failed(Failure(phrases.noSuchOrder(String(id.number)), canRetry: false))
      }
      return .ready(Page(order, phrases: phrases))
    } catch {
      return .failed(phrases.shopFailure(for: error))
    }
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

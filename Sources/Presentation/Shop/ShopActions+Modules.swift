extension ShopActions {
  /// Makes the screen that a route leads to.
  public func module(at route: ShopRoute) -> any Module<ShopRoute> {
    switch route {
    case .products(let text): ProductListPresenter(self, matching: text)
    case .cart: CartPresenter(self)
    case .clearCart: CartPresenter(self, asksToClear: true)
    case .payment: PaymentPresenter(self)
    case .discounts: discountList()
    case .orders: orderList()
    case .order(let id): receipt(of: id)
    }
  }
}

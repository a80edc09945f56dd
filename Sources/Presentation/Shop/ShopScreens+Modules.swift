extension ShopScreens: SystemScreens {
  /// The first screen.
  public var start: ShopRoute { .home }

  /// Makes the screen that a route leads to.
  public func module(at route: ShopRoute) -> any Module<ShopRoute> {
    switch route {
    case .products(let text): products(matching: text)
    case .productPage(let text, let page): products(matching: text, page: page)
    case .cart: cart()
    case .clearCart: cart(asksToClear: true)
    case .payment(let wish): payment(wish)
    case .why: reasons()
    case .discounts: discountList()
    case .orders: orderList()
    case .orderPage(let day, let place): orderList(on: day, at: place)
    case .order(let id): receipt(of: id)
    case .refund(let id, let code, let pieces): refund(of: id, code: code, pieces: pieces)
    case .day(let wanted): day(wanted)
    case .drawer(let wish): drawerQuestion(wish)
    case .closings: closingList()
    case .closingPage(let place): closingList(at: place)
    case .closing(let id): closing(id)
    case .priceList(let page): priceList(page: page)
    }
  }
}

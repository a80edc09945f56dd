extension ShopScreens {
  public var start: ShopRoute { .home }

  public func module(at route: ShopRoute) -> any Module<ShopRoute> {
    switch route {
    case .products(let text, let page): PageModule(ProductListPresenter(self, matching: text, page: page))
    case .cart: PageModule(CartPresenter(self))
    case .clearCart: PageModule(CartPresenter(self, asksToClear: true))
    case .payment(let request): PageModule(PaymentPresenter(self, request))
    case .why: PageModule(ReasonsPresenter(self))
    case .discounts: PageModule(DiscountListPresenter(self))
    case .orders(let day, let place): PageModule(OrderListPresenter(self, on: day, at: place))
    case .order(let id): PageModule(ReceiptPresenter(self, of: id))
    case .refund(let id, let code, let pieces): PageModule(RefundPresenter(self, of: id, code: code, pieces: pieces))
    case .day(let wanted): PageModule(DayPresenter(self, wanted))
    case .drawer(let request): PageModule(DrawerPresenter(self, request))
    case .closings(let place): PageModule(ClosingListPresenter(self, at: place))
    case .closing(let id): PageModule(ClosingPresenter(self, id))
    case .priceList(let page): PageModule(PriceListPresenter(self, page: page))
    }
  }
}

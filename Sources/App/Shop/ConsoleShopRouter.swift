import ArcadeDomain
import ArcadePresentation

/// Goes from one screen of the shop to the next, on the stack of a session.
final class ConsoleShopRouter {
  private weak var session: ConsoleSession?
  private let modules: ShopModules

  init(session: ConsoleSession, modules: ShopModules) {
    self.session = session
    self.modules = modules
  }
}

extension ConsoleShopRouter: ProductListRouter {
  func follow(_ route: ProductListRoute) async {
    switch route {
    case .cart: await session?.push(modules.cart(self))
    case .clearCart: await session?.push(modules.cart(self, asksToClear: true))
    case .discounts: await session?.push(modules.discountList())
    case .payment: await session?.push(modules.payment(self))
    case .orders: await session?.push(modules.orderList(self))
    case .order(let number): await session?.push(modules.receipt(number, self))
    }
  }
}

extension ConsoleShopRouter: CartRouter {
  func follow(_ route: CartRoute) async {
    switch route {
    case .products(let text): await session?.unwind(to: ConsoleProductListView.self)?.show(matching: text)
    case .payment: await session?.push(modules.payment(self))
    case .discounts: await session?.push(modules.discountList())
    case .orders: await session?.push(modules.orderList(self))
    case .order(let number): await session?.push(modules.receipt(number, self))
    }
  }
}

extension ConsoleShopRouter: PaymentRouter {
  func follow(_ route: PaymentRoute) async {
    switch route {
    case .receipt(let id):
      session?.unwind(to: ConsoleProductListView.self)
      await session?.push(modules.receipt(String(id.number), self))
    case .back:
      await session?.pop()
    }
  }
}

extension ConsoleShopRouter: OrderListRouter {
  func follow(_ route: OrderListRoute) async {
    switch route {
    case .receipt(let number): await session?.push(modules.receipt(number, self))
    }
  }
}

extension ConsoleShopRouter: ReceiptRouter {
  func follow(_ route: ReceiptRoute) async {
    switch route {
    case .products: await session?.unwind(to: ConsoleProductListView.self)?.resume()
    }
  }
}

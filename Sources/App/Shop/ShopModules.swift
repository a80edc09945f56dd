import ArcadeDomain
import ArcadePresentation

/// Puts the shop's screens together, each for its route.
struct ShopModules {
  let actions: ShopActions
  let canvas: Canvas
  let time: any TimeSource

  /// Makes the screen that a route leads to.
  func module(at route: ShopRoute, leavingBy router: ConsoleRouter<ShopRoute>) -> any ConsoleModule {
    func screen<Presenter: Module>(_ presenter: Presenter) -> any ConsoleModule
    where Presenter.Content == Page, Presenter.Destination == ShopRoute {
      ConsoleScreen(presenter, at: route.address, router: router, canvas: canvas) { time.elapsed() }
    }
    switch route {
    case .products(let text): return screen(ProductListPresenter(actions, matching: text))
    case .cart: return screen(CartPresenter(actions))
    case .clearCart: return screen(CartPresenter(actions, asksToClear: true))
    case .payment: return screen(PaymentPresenter(actions))
    case .discounts: return screen(DiscountListPresenter(actions))
    case .orders: return screen(OrderListPresenter(actions))
    case .order(let id): return screen(ReceiptPresenter(actions, order: id))
    }
  }
}

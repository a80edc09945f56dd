import ArcadeDomain
import ArcadePresentation

/// Puts the shop's screens together: presenter, view and router of each.
struct ShopModules {
  let shop: Shop
  let console: ShopConsole
  let randomness: Randomness
  let unsaved: UnsavedWork

  private var phrases: any ShopPhrases { console.shopPhrases }

  func productList(_ router: ConsoleShopRouter) -> ConsoleProductListView {
    ConsoleProductListView(
      presenter: ProductListPresenter(shop: shop, phrases: phrases, unsaved: unsaved),
      router: router,
      console: console
    )
  }

  func cart(_ router: ConsoleShopRouter, asksToClear: Bool = false) -> ConsoleCartView {
    ConsoleCartView(
      presenter: CartPresenter(shop: shop, phrases: phrases, unsaved: unsaved),
      router: router,
      console: console,
      asksToClear: asksToClear
    )
  }

  func payment(_ router: ConsoleShopRouter) -> ConsolePaymentView {
    ConsolePaymentView(
      presenter: PaymentPresenter(shop: shop, phrases: phrases, random: randomness.makeGenerator()),
      router: router,
      console: console
    )
  }

  func receipt(_ id: Order.ID, _ router: ConsoleShopRouter) -> ConsoleReceiptView {
    ConsoleReceiptView(
      presenter: ReceiptPresenter(orders: shop.orders, id: id, phrases: phrases),
      router: router,
      console: console
    )
  }

  func orderList(_ router: ConsoleShopRouter) -> ConsoleRecordView<OrderListPresenter> {
    let presenter = OrderListPresenter(orders: shop.orders, phrases: phrases)
    presenter.router = router
    return ConsoleRecordView(
      presenter,
      console: console,
      commands: [.init("N", "", console.words.pastOrder)],
      hint: console.words.typeOrder
    ) { [console] line in
      let reply = await console.follow(line, by: router, go: presenter.go)
      guard case .unknown = reply, line.arguments.isEmpty, let id = Order.ID(typed: line.command) else { return reply }
      await presenter.go(to: .order(id))
      return .done
    }
  }

  func discountList(_ router: ConsoleShopRouter) -> ConsoleDiscountListView {
    ConsoleDiscountListView(
      presenter: DiscountListPresenter(
        catalog: shop.catalog,
        discounts: shop.discounts,
        time: shop.time,
        phrases: phrases
      ),
      router: router,
      console: console
    )
  }
}

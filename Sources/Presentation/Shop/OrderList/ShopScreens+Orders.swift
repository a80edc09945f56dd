import ArcadeDomain

extension ShopScreens {
  /// The orders, and one of them.
  func declaredOrders() -> [Action<ShopIntent>] {
    let order = Parameter<Order.ID>.order("id", phrases.orderLabel, phrases)
    return [orders(address: ShopRoute.orders.address)]
      + [
        Action("order", phrases.orderAction, caption: phrases.orderCaption, order) { .go(.order($0)) }
          .changingWhatIsShared
      ].belonging(to: .orders)
  }

  /// Looks at the orders of a day, or at all of them; a frontend leads to all of them by their address.
  func orders(address: String? = nil) -> Action<ShopIntent> {
    let day = Parameter.day("day", phrases.dayLabel, example: shop.time.today(), phrases)
    return Action(
      "orders",
      phrases.ordersAction,
      caption: phrases.ordersCaption,
      day.optional(phrases.everyDay),
      address: address
    ) {
      .go(.orders(on: $0, at: .newest))
    }.changingWhatIsShared
  }
}

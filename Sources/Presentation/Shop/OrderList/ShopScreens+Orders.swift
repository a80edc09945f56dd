import ArcadeDomain

extension ShopScreens {
  /// Opens an order.
  func order() -> Action<ShopIntent> {
    let id = Parameter<Order.ID>.order("id", phrases.orderLabel, phrases)
    return Action("order", phrases.orderAction, caption: phrases.orderCaption, id) { .go(.order($0)) }
      .changingWhatIsShared
  }

  /// Lists the orders of a day, or all. With an address, it is a link to all orders.
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
